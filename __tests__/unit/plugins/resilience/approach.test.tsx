import { fireEvent, screen } from "@testing-library/react"
import { loadOnApproach } from "../../../../plugins/gatsby-plugin-resilience/src/links"
import type { PageLoader } from "../../../../plugins/gatsby-plugin-resilience/src/page-loader"
import { setRuntime } from "../../../../plugins/gatsby-plugin-resilience/src/runtime"

const load = jest.fn()

beforeAll(loadOnApproach)
beforeEach(() => {
  jest.useFakeTimers()
  load.mockClear()
  setRuntime({
    pages: { load } as unknown as PageLoader,
    apiRunner: () => [],
    pathOf: (address) => address,
  })
  document.body.innerHTML = `<div id="___gatsby"><a href="/about">About</a><a href="/menus">Menus</a></div>`
})
afterEach(() => jest.useRealTimers())

const link = (name: string) => screen.getByRole("link", { name })

describe("a page is loaded before the click", () => {
  it("when the pointer rests on its link, and not when it passes over it", () => {
    fireEvent.mouseOver(link("About"))
    jest.advanceTimersByTime(40)
    fireEvent.mouseOver(link("Menus"))
    jest.advanceTimersByTime(64)
    expect(load).not.toHaveBeenCalled()

    jest.advanceTimersByTime(1)
    expect(load.mock.calls).toEqual([["/menus"]])
    fireEvent.mouseOver(link("About"))
    fireEvent.mouseOver(document.body)
    jest.advanceTimersByTime(1000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("at once when a finger touches it", () => {
    fireEvent.touchStart(link("About"))

    expect(load.mock.calls).toEqual([["/about"]])
  })

  it.each([
    ["data saver", { connection: { saveData: true } }],
    ["2g", { connection: { effectiveType: "slow-2g" } }],
    ["a crawler", { userAgent: "Googlebot/2.1" }],
  ])("but not with %s", (_, own) => {
    const restore = Object.entries(own).map(([name, value]) => {
      Object.defineProperty(navigator, name, { value, configurable: true })
      return () => void Reflect.deleteProperty(navigator, name)
    })
    fireEvent.mouseOver(link("About"))
    jest.advanceTimersByTime(1000)
    fireEvent.touchStart(link("About"))
    for (const undo of restore) undo()

    expect(load).not.toHaveBeenCalled()
  })
})
