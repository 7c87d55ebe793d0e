import { screen, waitFor } from "@testing-library/react"
import { hydrate } from "../../../../plugins/gatsby-plugin-resilience/src/hydrate"
import type { PageLoader } from "../../../../plugins/gatsby-plugin-resilience/src/page-loader"
import { setRuntime } from "../../../../plugins/gatsby-plugin-resilience/src/runtime"

const page = (heading: string) => (
  <div id="gatsby-focus-wrapper">
    <h1>{heading}</h1>
  </div>
)

/** The document of one page, and what is rendered into it. */
function takeOver(served: { pagePath: string; heading: string }, shownPath: string): Element {
  const { pagePath, heading } = served
  document.body.innerHTML = `<div id="___gatsby"><div id="gatsby-focus-wrapper"><h1>${heading}</h1></div></div>`
  Object.assign(window, { pagePath })
  setRuntime({
    pages: { peek: () => ({ page: { path: shownPath } }) } as unknown as PageLoader,
    apiRunner: () => [],
    pathOf: (address) => address,
  })
  const container = document.getElementById("___gatsby")
  if (!container) throw new Error("There is nothing to render into.")
  hydrate(page(shownPath === "/about" ? "About" : "Something went wrong"), container)
  return screen.getByRole("heading")
}

describe("the first page's HTML", () => {
  let faults: jest.SpyInstance
  beforeEach(() => {
    faults = jest.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterEach(() => faults.mockRestore())

  it.each([
    ["the page itself", { pagePath: "/about", heading: "About" }, "/about"],
    [
      "the error page that was served",
      { pagePath: "/500.html", heading: "Something went wrong" },
      "/500.html",
    ],
  ])("is taken over by %s", async (_, served, shownPath) => {
    const built = takeOver(served, shownPath)
    await waitFor(() =>
      expect(Object.keys(built).some((key) => key.startsWith("__reactFiber$"))).toBe(true),
    )
    expect(screen.getByRole("heading")).toBe(built)
  })

  it("stays until an error page takes its place, which does not try to be that page", async () => {
    const built = takeOver({ pagePath: "/about", heading: "About" }, "/500.html")
    expect(built).toBeInTheDocument()

    await screen.findByRole("heading", { name: "Something went wrong" })
    expect(built).not.toBeInTheDocument()
    expect(faults.mock.calls.flat().join()).not.toMatch(/hydrat|did not match/i)
  })
})
