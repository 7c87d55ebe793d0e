import { endPageTransition, installPageTransitions } from "../../../src/runtime/page-transition"

interface Parts {
  reducedMotion?: boolean
  supported?: boolean
  loaded?: string[]
}

/** A window as Gatsby leaves it, on the page `/news`. */
function arrive({ reducedMotion = false, supported = true, loaded = ["/about"] }: Parts = {}) {
  const plain = jest.fn()
  const steps: string[] = []
  let update: (() => Promise<void>) | undefined
  const start = jest.fn((callback: () => Promise<void>) => {
    steps.push("transition")
    update = callback
    return { ready: Promise.resolve(), finished: Promise.reject(new Error("skipped")) }
  })
  plain.mockImplementation(() => steps.push("navigation"))
  history.replaceState(null, "", "/news?tag=oven")
  Object.assign(window, {
    ___navigate: plain,
    ___loader: { loadPageSync: (path: string) => (loaded.includes(path) ? {} : undefined) },
    matchMedia: () => ({ matches: reducedMotion }),
  })
  if (supported) Object.assign(document, { startViewTransition: start })
  else Reflect.deleteProperty(document, "startViewTransition")
  installPageTransitions()
  const navigate = (window as unknown as { ___navigate: typeof plain }).___navigate
  return { navigate, plain, start, steps, update: () => update?.() }
}

describe("a page transition", () => {
  it("shows a page that is already loaded, and passes on what was asked for", () => {
    const { navigate, plain, start, steps } = arrive()
    navigate("/about?from=news#team", { replace: true })
    expect(start).toHaveBeenCalledTimes(1)
    expect(plain).toHaveBeenCalledWith("/about?from=news#team", { replace: true })
    // The router needs a frame, and the transition's callback leaves none.
    expect(steps).toEqual(["transition", "navigation"])
  })

  it.each([
    ["a page that must be loaded first", "/careers", {}],
    ["a step through the history", -1, {}],
    ["a filter of the same page", "/news?tag=flour", { loaded: ["/news"] }],
    ["a fragment of the same page", "/news?tag=oven#content", { loaded: ["/news"] }],
    ["another site", "https://elsewhere.example/about", {}],
    ["reduced motion", "/about", { reducedMotion: true }],
    ["a browser without transitions", "/about", { supported: false }],
  ])("leaves %s to plain navigation", (_, to, parts) => {
    const { navigate, plain, start } = arrive(parts)
    navigate(to, {})
    expect(plain).toHaveBeenCalledWith(to, {})
    expect(start).not.toHaveBeenCalled()
  })

  it("waits for the page, but not for long", async () => {
    jest.useFakeTimers()
    const done = jest.fn()
    const first = arrive()
    first.navigate("/about")
    void first.update()?.then(done)
    await Promise.resolve()
    endPageTransition()
    await jest.advanceTimersByTimeAsync(0)
    // Another page than the one that was asked for.
    expect(done).not.toHaveBeenCalled()
    history.replaceState(null, "", "/about")
    endPageTransition()
    await jest.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledTimes(1)

    const second = arrive()
    second.navigate("/about")
    void second.update()?.then(done)
    await jest.advanceTimersByTimeAsync(500)
    expect(done).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })
})
