import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { InstallOffer } from "../../../src/ui/install-offer"
import { wasDismissed } from "../../../src/ui/install-dismissal"
import { keepInstallPrompt } from "../../../src/ui/install-prompt"

const DAY = 86_400_000

function setStandalone(display: boolean): void {
  Object.assign(globalThis, { matchMedia: () => ({ matches: display }) })
}

/** What Chromium dispatches once the page can be installed. */
function offer(outcome: "accepted" | "dismissed" = "accepted", prompt = jest.fn(async () => {})) {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

const button = () => screen.queryByRole("button", { name: "Install the app" })
/** Lets the part that is loaded late arrive. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

beforeAll(keepInstallPrompt)
beforeEach(() => {
  // What this visit remembers without storage is a module's own: it is tried last.
  localStorage.clear()
  delete window.installPrompt
  setStandalone(false)
})

describe("the offer to install the app", () => {
  it("keeps the browser's own from interrupting, even before the footer is there, and shows a button", async () => {
    const { event } = offer()
    expect(event.defaultPrevented).toBe(true)
    render(<InstallOffer />)
    expect(await screen.findByRole("button", { name: "Install the app" })).toBeVisible()
  })

  it("is not there where the browser has none", async () => {
    const { container } = render(<InstallOffer />)
    await settle()
    expect(container).toBeEmptyDOMElement()
  })

  it("opens the browser's dialog, and goes when the app is installed from anywhere", async () => {
    render(<InstallOffer />)
    const { prompt } = offer()
    await userEvent.click(await screen.findByRole("button", { name: "Install the app" }))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(button()).toBeNull()

    offer()
    expect(button()).toBeVisible()
    act(() => void dispatchEvent(new Event("appinstalled")))
    expect(button()).toBeNull()
  })

  it("goes where the browser will not open its dialog", async () => {
    render(<InstallOffer />)
    offer("accepted", jest.fn().mockRejectedValue(new DOMException("already shown")))
    await userEvent.click(await screen.findByRole("button", { name: "Install the app" }))
    expect(button()).toBeNull()
    expect(wasDismissed()).toBe(false)
  })

  it("is not made in the installed app", async () => {
    setStandalone(true)
    render(<InstallOffer />)
    offer()
    await settle()
    expect(button()).toBeNull()
  })

  it("rests for 90 days after a no, and longer for nobody's wrong clock", async () => {
    localStorage.setItem("install-dismissed", String(Date.now() - 89 * DAY))
    render(<InstallOffer />)
    offer()
    await settle()
    expect(button()).toBeNull()

    localStorage.setItem("install-dismissed", String(Date.now() - 90 * DAY))
    expect(wasDismissed()).toBe(false)
    localStorage.setItem("install-dismissed", String(Date.now() + 400 * DAY))
    expect(wasDismissed()).toBe(false)
  })

  it("remembers a no for this visit where storage is forbidden", async () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError")
    }
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden)
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden)
    const { unmount } = render(<InstallOffer />)
    offer("dismissed")
    await userEvent.click(await screen.findByRole("button", { name: "Install the app" }))
    expect(button()).toBeNull()
    unmount()

    render(<InstallOffer />)
    offer()
    await settle()
    expect(button()).toBeNull()
    jest.restoreAllMocks()
  })
})
