import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Runtime } from "../../../plugins/gatsby-plugin-resilience/src/runtime"
import { askForPage } from "../../../plugins/gatsby-plugin-resilience/src/served-page"
import { noteShownAnew } from "../../../src/runtime/offline/page-notes"
import { watchPage } from "../../../src/runtime/page-news/page-news"

jest.mock("../../../plugins/gatsby-plugin-resilience/src/served-page")
jest.mock("../../../src/runtime/offline/page-notes")

const ask = jest.mocked(askForPage)
const show = jest.fn()
const MINUTE_MS = 60_000

const serve = (content: string, isShown = false): void =>
  void ask.mockResolvedValue({ content, isShown, show })

let isHidden: boolean
let connection: { saveData: boolean }

function turn(hidden: boolean): void {
  isHidden = hidden
  document.dispatchEvent(new Event("visibilitychange"))
}

/** Away from the page for so long, and back. */
async function comeBackAfter(milliseconds: number): Promise<void> {
  turn(true)
  await jest.advanceTimersByTimeAsync(milliseconds)
  turn(false)
  await jest.advanceTimersByTimeAsync(0)
}

const user = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })
const news = () => screen.queryByText("This page has been updated.")

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = ""
  isHidden = false
  connection = { saveData: false }
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden })
  // jsdom has none of it.
  Object.assign(performance, { getEntriesByType: () => [] })
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => connection })
  ask.mockReset()
  show.mockReset()
  serve("old", true)
})

// Each test's own listener and interval.
const listen = jest.spyOn(document, "addEventListener")
const newPage = () => watchPage({} as Runtime, "page-news")
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    if (type === "visibilitychange") document.removeEventListener(type, listener)
  }
  listen.mockClear()
  jest.useRealTimers()
})

describe("a page that is looked at", () => {
  it("is compared with the server's every five minutes", async () => {
    newPage()
    await jest.advanceTimersByTimeAsync(4.9 * MINUTE_MS)
    expect(ask).not.toHaveBeenCalled()

    await jest.advanceTimersByTimeAsync(5.2 * MINUTE_MS)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it("is compared when it comes back into view, once in a minute at most, and never while it is hidden", async () => {
    newPage()
    await comeBackAfter(MINUTE_MS / 2)
    expect(ask).not.toHaveBeenCalled()

    await comeBackAfter(MINUTE_MS)
    await comeBackAfter(MINUTE_MS / 2)
    expect(ask).toHaveBeenCalledTimes(1)

    turn(true)
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("is compared at once where the device had kept it, whatever the connection costs", async () => {
    connection.saveData = true
    const kept = { serverTiming: [{ name: "kept" }] } as unknown as PerformanceNavigationTiming
    Object.assign(performance, { getEntriesByType: () => [kept] })
    serve("new")
    newPage()
    await jest.advanceTimersByTimeAsync(0)
    expect(news()).toBeVisible()
  })

  it("is never compared with data saver on", async () => {
    connection.saveData = true
    newPage()
    await comeBackAfter(60 * MINUTE_MS)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe("content that was published since", () => {
  it("is told of in the status region, and shown where the visitor stands", async () => {
    newPage()
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeNull()

    serve("new")
    await comeBackAfter(MINUTE_MS)
    expect(screen.getByRole("status")).toContainElement(news())
    expect(show).not.toHaveBeenCalled()

    Object.defineProperty(window, "scrollY", { configurable: true, value: 320 })
    await user().click(screen.getByRole("button", { name: "Show the new version" }))
    expect(show).toHaveBeenCalledWith({ top: 320 })
    expect(noteShownAnew).toHaveBeenCalledTimes(1)
    expect(news()).toBeNull()
  })

  it("is told of again to a visitor who went to another page without an answer, and came back", async () => {
    const forget = newPage()
    serve("new")
    await comeBackAfter(MINUTE_MS)
    forget()
    expect(news()).toBeNull()
    await comeBackAfter(MINUTE_MS)
    expect(news()).not.toBeNull()
  })

  it("is told of once, and again only when it is other content still", async () => {
    newPage()
    serve("new")
    await comeBackAfter(MINUTE_MS)
    await user().click(screen.getByRole("button", { name: "Not now" }))
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeNull()

    serve("newer")
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeVisible()
  })

  it("is told of no more when it is taken back", async () => {
    newPage()
    serve("new")
    await comeBackAfter(MINUTE_MS)
    serve("old", true)
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeNull()
  })

  it("is not told of where the server cannot be asked, nor on another page than it was asked for", async () => {
    newPage()
    ask.mockResolvedValue(undefined)
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeNull()

    ask.mockImplementation(async () => {
      history.replaceState(null, "", "/another")
      return { content: "new", isShown: false, show }
    })
    await comeBackAfter(MINUTE_MS)
    expect(news()).toBeNull()
  })
})
