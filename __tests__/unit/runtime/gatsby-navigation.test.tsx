import { render, screen, waitFor } from "@testing-library/react"
import { apiRunner } from "gatsby-runtime/api-runner-browser"
import { RouteUpdates } from "../../../src/runtime/gatsby-parts/navigation"
import type { RouterLocation } from "../../../src/runtime/gatsby-parts/router"

jest.mock("gatsby-runtime/api-runner-browser", () => ({ apiRunner: jest.fn() }))

const at = (href: string, key: string) =>
  ({ href, pathname: href.replace(/#.*/, ""), state: { key } }) as RouterLocation

const told = (): unknown[] =>
  jest
    .mocked(apiRunner)
    .mock.calls.map(([api, { location, prevLocation }]) => [
      api,
      (location as RouterLocation).href,
      (prevLocation as RouterLocation | null)?.href,
    ])

const page = (location: RouterLocation, heading: string) => (
  <div id="gatsby-focus-wrapper">
    <RouteUpdates location={location}>
      <h1>{heading}</h1>
    </RouteUpdates>
  </div>
)

it("a change of page is told before and after it, once, and announced by its heading", async () => {
  const { rerender } = render(page(at("/one", "1"), "One"))
  rerender(page(at("/one", "1"), "nothing new"))
  expect(screen.getByRole("heading")).toHaveTextContent("One")
  rerender(page(at("/two", "2"), "Two"))
  await waitFor(() =>
    expect(document.getElementById("gatsby-announcer")).toHaveTextContent("Navigated to Two"),
  )
  rerender(page(at("/two", "3"), "Two, published anew"))
  expect(screen.getByRole("heading")).toHaveTextContent("Two, published anew")
  expect(told()).toEqual([
    ["onPreRouteUpdate", "/one", undefined],
    ["onRouteUpdate", "/one", undefined],
    ["onPreRouteUpdate", "/two", "/one"],
    ["onRouteUpdate", "/two", "/one"],
    ["onPreRouteUpdate", "/two", "/two"],
    ["onRouteUpdate", "/two", "/two"],
  ])
})

it("a jump within a page is no change of page, and announced as none", async () => {
  const { rerender } = render(page(at("/one", "1"), "One"))
  rerender(page(at("/one#part", "2"), "One"))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.getElementById("gatsby-announcer")).toBeEmptyDOMElement()
})
