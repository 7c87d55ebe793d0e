import { beforeAll, describe, expect, it } from "@jest/globals"
import { render, within } from "@testing-library/react"
import type { fillOfflinePage } from "../../../src/service-worker/offline-page"
import { OfflineView } from "../../../src/views/errors/offline-view"

const page = {
  title: "The line has gone cold",
  introduction: "You are offline.",
  sections: [],
} as unknown as Parameters<typeof OfflineView>[0]["model"]["page"]

/** The page as it is built, filled in as the worker does it. */
function answer(pages: readonly { path: string; title: string }[], asked = "/careers?ref=1") {
  const { container, unmount } = render(<OfflineView model={{ page, venues: [], phones: [] }} />)
  const html = `<body>${container.innerHTML}</body>`
  unmount()
  const body = document.createElement("body")
  body.innerHTML = fill(html, { asked, pages })
  return within(body)
}

let fill: typeof fillOfflinePage

describe("the offline page as the worker answers it", () => {
  beforeAll(async () => {
    // What the build writes into the worker.
    Object.assign(globalThis, { __VERSION__: "one", __OFFLINE_REVISION__: "one" })
    fill = (await import("../../../src/service-worker/offline-page")).fillOfflinePage
  })

  it("lists restaurants before all else, and only the groups that have something in them", () => {
    const shown = answer([
      { path: "/news/fire", title: "Fire &amp; flour" },
      { path: "/book", title: "Book" },
      { path: "/locations/400-soho", title: "400 Soho" },
    ])
    expect(shown.getByRole("heading", { name: "What still works" })).toBeTruthy()
    expect(shown.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Restaurants and their menus",
      "Book, order, gather",
      "And the rest",
    ])
    expect(shown.getByRole("link", { name: "Fire & flour" }).getAttribute("href")).toBe(
      "/news/fire",
    )
  })

  it("calls a page what the navigation calls it", () => {
    const html = `<body><ul data-kept-list="more"></ul><footer><a class="x" href="/contact">Contact</a></footer></body>`
    const filled = fill(html, { asked: "/", pages: [{ path: "/contact", title: "Say it to us" }] })
    expect(filled).toContain(
      `<li><a href="/contact">Contact <span class="quiet">Say it to us</span></a></li>`,
    )
  })

  it("promises nothing where nothing is kept, and no search, which finds nothing then", () => {
    for (const kept of [[], [{ path: "/search", title: "Search" }]]) {
      const shown = answer(kept)
      expect(shown.queryByRole("heading", { name: "What still works" })).toBeNull()
      expect(shown.queryByRole("link", { name: "Search" })).toBeNull()
    }
  })

  it("leads to no telephone where there is no restaurant yet", () => {
    expect(answer([]).queryByRole("link", { name: "Call a restaurant" })).toBeNull()
  })

  it("leads back to the address that was asked for, whatever it holds", () => {
    const asked = '/careers?a=1&b="><script>alert(1)</script>$1'
    const again = answer([], asked).getByRole("link", { name: "Try again" })
    expect(again.getAttribute("href")).toBe(asked)
  })
})
