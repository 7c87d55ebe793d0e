import { act, render, screen } from "@testing-library/react"
import loader from "../../../plugins/gatsby-plugin-resilience/src/gatsby-adapter/loader"
import EnsureResources from "../../../src/runtime/gatsby-parts/ensure-resources"
import type { RouterLocation } from "../../../src/runtime/gatsby-parts/router"

jest.mock("../../../plugins/gatsby-plugin-resilience/src/gatsby-adapter/loader", () => ({
  __esModule: true,
  default: { loadPage: jest.fn(), loadPageSync: jest.fn() },
}))

const at = (pathname: string) => ({ pathname, search: "", href: pathname }) as RouterLocation

const site = (location: RouterLocation) => (
  <EnsureResources location={location}>
    {({ location: shown, pageResources }) => (
      <h1>{`${shown.pathname} with ${JSON.stringify(pageResources)}`}</h1>
    )}
  </EnsureResources>
)

it("keeps a page until the next one is here, and shows none that nobody waits for any more", async () => {
  const arrive: ((resources: object) => void)[] = []
  jest
    .mocked(loader.loadPage)
    .mockImplementation(() => new Promise((resolve) => arrive.push(resolve as () => void)))
  jest
    .mocked(loader.loadPageSync)
    .mockImplementation((path) => (path === "/one" ? ({ of: path } as never) : undefined))
  const shown = () => screen.getByRole("heading").textContent
  const { rerender } = render(site(at("/one")))
  expect(shown()).toBe('/one with {"of":"/one"}')

  rerender(site(at("/two")))
  rerender(site(at("/three")))
  expect(shown()).toBe('/one with {"of":"/one"}')
  await act(async () => arrive[1]?.({ of: "/three" }))
  expect(shown()).toBe('/three with {"of":"/three"}')
  await act(async () => arrive[0]?.({ of: "/two" }))
  expect(shown()).toBe('/three with {"of":"/three"}')
})
