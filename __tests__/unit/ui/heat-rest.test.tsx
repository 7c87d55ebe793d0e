import { watchRest } from "../../../src/ui/heat-rest"

type Told = (entries: { isIntersecting: boolean }[]) => void

/** A browser in which everything speaks for motion, and the levers to change that. */
function browser() {
  const motion = Object.assign(new EventTarget(), { matches: false })
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.8 })
  const connection = { saveData: false }
  let told: Told = () => undefined
  const disconnect = jest.fn()
  Object.assign(globalThis, {
    matchMedia: () => motion,
    IntersectionObserver: class {
      disconnect = disconnect
      constructor(callback: Told) {
        told = callback
      }
      observe(): void {
        told([{ isIntersecting: true }])
      }
    },
  })
  Object.assign(navigator, { connection, getBattery: () => Promise.resolve(battery) })
  return {
    motion,
    battery,
    connection,
    disconnect,
    show: (isIntersecting: boolean) => told([{ isIntersecting }]),
    hideTab: (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    },
  }
}

async function watch() {
  const answers: boolean[] = []
  const stop = watchRest(document.body, (rests) => answers.push(rests))
  await Promise.resolve()
  return { stop, rests: () => answers.at(-1), answers }
}

describe("watchRest", () => {
  it("lets the embers rise where nothing speaks against it", async () => {
    browser()
    expect((await watch()).rests()).toBe(false)
  })

  it("rests off screen and in a hidden tab, and wakes again", async () => {
    const { show, hideTab } = browser()
    const { rests } = await watch()
    show(false)
    expect(rests()).toBe(true)
    show(true)
    expect(rests()).toBe(false)
    hideTab(true)
    expect(rests()).toBe(true)
    hideTab(false)
    expect(rests()).toBe(false)
  })

  it("rests when reduced motion is asked for, also later", async () => {
    const { motion } = browser()
    const { rests } = await watch()
    motion.matches = true
    motion.dispatchEvent(new Event("change"))
    expect(rests()).toBe(true)
  })

  it("rests with Save-Data", async () => {
    const { connection } = browser()
    connection.saveData = true
    expect((await watch()).rests()).toBe(true)
  })

  it("rests on a low battery until it is charged", async () => {
    const { battery } = browser()
    battery.level = 0.2
    const { rests } = await watch()
    expect(rests()).toBe(true)
    battery.charging = true
    battery.dispatchEvent(new Event("chargingchange"))
    expect(rests()).toBe(false)
  })

  it("does without a battery to ask", async () => {
    browser()
    Object.assign(navigator, { getBattery: () => Promise.reject(new Error("not allowed")) })
    expect((await watch()).rests()).toBe(false)
    Object.assign(navigator, { getBattery: undefined })
    expect((await watch()).rests()).toBe(false)
  })

  it("says nothing more once it is stopped", async () => {
    const { motion, disconnect } = browser()
    const { stop, answers } = await watch()
    const before = answers.length
    stop()
    motion.matches = true
    motion.dispatchEvent(new Event("change"))
    expect(answers).toHaveLength(before)
    expect(disconnect).toHaveBeenCalled()
  })
})
