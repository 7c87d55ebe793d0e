import type { RouteUpdateArgs } from "gatsby"
import { restoreScroll } from "../../../src/runtime/scroll-memory"

const scroll = jest.fn()
const update = (prevLocation: Location | null) =>
  restoreScroll({ location: window.location, prevLocation } as unknown as RouteUpdateArgs, {
    plugins: [],
  })

beforeEach(() => {
  window.scrollTo = scroll
  update(null)
  scroll.mockReset()
})

it("is where it was for a guest who goes back from a part of the page before the router has seen the step", () => {
  const state: unknown = history.state
  window.scrollY = 100
  dispatchEvent(new Event("scroll"))
  // The browser goes to the part by itself.
  history.pushState(null, "", "#menus")
  dispatchEvent(new PopStateEvent("popstate"))
  window.scrollY = 5756
  dispatchEvent(new Event("scroll"))
  history.replaceState(state, "", "/")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(scroll).toHaveBeenCalledWith({ top: 100, behavior: "instant" })
})

it("stays where a guest has read on, who goes back while the next page is awaited", () => {
  history.pushState(null, "", "#menus")
  dispatchEvent(new PopStateEvent("popstate"))
  update(window.location)
  scroll.mockReset()
  const state: unknown = history.state
  history.pushState({ key: "awaited" }, "", "/about")
  window.scrollY = 900
  dispatchEvent(new Event("scroll"))
  history.replaceState(state, "", "/#menus")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(scroll).not.toHaveBeenCalled()
})

describe("an entry of the history that nobody has been at", () => {
  it("begins at the top of its page", () => {
    history.pushState({ key: "new" }, "", "/about")
    update(window.location)
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: "instant" })
  })

  it("begins where it says, where it takes the place of one on the same page", () => {
    history.replaceState({ key: "same-page", top: 320 }, "", "/about#hours")
    update(window.location)
    expect(scroll).toHaveBeenCalledWith({ top: 320, behavior: "instant" })
  })
})
