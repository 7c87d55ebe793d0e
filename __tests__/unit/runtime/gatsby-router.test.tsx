import { act, render, screen, waitFor } from "@testing-library/react"
import * as original from "gatsby-runtime/reach-router"
import type { ComponentType, ReactElement, ReactNode } from "react"
import * as own from "../../../src/runtime/gatsby-parts/router"

interface RouterModule {
  navigate: typeof own.navigate
  Location: typeof own.Location
  Router: ComponentType<{
    id: string
    location: own.RouterLocation
    basepath?: string
    children: ReactNode
  }>
}

const Page = ({ location }: { location?: own.RouterLocation; path: string }): ReactElement => (
  <h1>{location?.pathname}</h1>
)

/** As Gatsby's production-app.js has it. */
function renderSite({ Location, Router }: RouterModule): void {
  render(
    <Location>
      {({ location }) => (
        <Router id="gatsby-focus-wrapper" basepath="" location={location}>
          <Page path={location.pathname} />
        </Router>
      )}
    </Location>,
  )
}

const shown = (): string | null => screen.getByRole("heading").textContent
const inFrames = (): Promise<unknown> =>
  act(() => new Promise((resolve) => setTimeout(resolve, 60)))
/** On a machine that is busy a page takes longer than some frames. */
const isShown = (path: string): Promise<void> =>
  waitFor(() => expect(shown()).toBe(path), { timeout: 5_000 })
const focused = (): string | undefined => document.activeElement?.id

describe.each([
  ["Gatsby's router", original as unknown as RouterModule],
  ["the one in its place", own as unknown as RouterModule],
])("%s", (_, router) => {
  beforeEach(() => {
    // The last entry, whatever was stepped back from.
    history.pushState(null, "", "/")
  })

  it("shows the page that is gone to, focuses what is around it, and says when it is there", async () => {
    renderSite(router)
    const entries = history.length
    const arrival = router.navigate("/men%C3%BA?x=1#a", { state: { from: "here" } })
    await inFrames()
    await arrival
    await isShown("/men%C3%BA")
    expect(location.search + location.hash).toBe("?x=1#a")
    expect(history.state).toEqual({ from: "here", key: expect.any(String) })
    expect(history.length).toBe(entries + 1)
    // Gatsby's leaves it out in tests.
    if (router === (own as unknown)) expect(focused()).toBe("gatsby-focus-wrapper")
  })

  it("makes no entry in the history for a page that was not waited for", async () => {
    renderSite(router)
    const entries = history.length
    void router.navigate("/one")
    void router.navigate("/two")
    await inFrames()
    await isShown("/two")
    expect(history.length).toBe(entries + 1)
    void router.navigate("/three")
    await inFrames()
    await isShown("/three")
    expect(history.length).toBe(entries + 2)
  })

  it("leaves the focus where it is while the page is the same", async () => {
    renderSite(router)
    void router.navigate("/?x=2", { replace: true })
    await inFrames()
    expect(focused()).not.toBe("gatsby-focus-wrapper")
  })

  it("follows a step through the history", async () => {
    renderSite(router)
    void router.navigate("/one")
    await isShown("/one")
    void router.navigate(-1)
    await isShown("/")
  })
})
