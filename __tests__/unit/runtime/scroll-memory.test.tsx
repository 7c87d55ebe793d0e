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
