import { describe, expect, it } from "@jest/globals"
import { PAGE_TEMPLATES } from "../../../shared/paths"
import { createBrandPages } from "../../../src/site-build/create-pages/create-brand-pages"
import {
  createLocationPages,
  otherVenues,
} from "../../../src/site-build/create-pages/create-location-pages"
import {
  createNewsPages,
  relatedArticles,
} from "../../../src/site-build/create-pages/create-news-pages"
import { createSinglePages } from "../../../src/site-build/create-pages/create-single-pages"
import type { SiteIndex } from "../../../src/site-build/create-pages/site-index"
import { PathRegistry } from "../../../src/site-build/path-registry"

const pages = PAGE_TEMPLATES.map((template, id) => ({ id, template, title: template }))
const venue = (slug: string, brandSlug: string) => ({ id: slug, slug, name: slug, brandSlug })
const article = (slug: string, subjects: readonly string[] = []) => ({
  id: slug,
  slug,
  title: slug,
  subjects,
})

function build(change: Partial<SiteIndex> = {}) {
  const index: SiteIndex = { pages, brands: [], venues: [], news: [], ...change }
  const made: { path: string; context?: unknown; slices?: unknown }[] = []
  const context = {
    createPage: (page: (typeof made)[number]) => void made.push(page),
    paths: new PathRegistry(),
  }
  createSinglePages(index, context)
  createBrandPages(index, context)
  createLocationPages(index, context)
  createNewsPages(index, context)
  return { made, conflicts: context.paths.conflicts.map(({ message }) => message) }
}

const paths = (change?: Partial<SiteIndex>) => build(change).made.map(({ path }) => path)

describe("the pages of the site", () => {
  it("are all there with no brands, venues or news", () => {
    expect(paths().sort()).toEqual(
      [
        "/",
        "/404",
        "/404.html",
        "/500",
        "/500.html",
        "/about",
        "/book",
        "/careers",
        "/contact",
        "/degustation",
        "/functions",
        "/locations",
        "/news",
        "/offline",
        "/order",
        "/privacy-policy",
        "/stockists",
        "/terms-and-conditions",
        "/whatson",
      ].sort(),
    )
  })

  it("need every page document, and say which is missing", () => {
    expect(() => build({ pages: pages.filter(({ template }) => template !== "book") })).toThrow(
      /Page “book”.*one published page document.*\/book/,
    )
  })

  it("give a brand its own header frame, and its venues too", () => {
    const { made } = build({
      brands: [{ id: 1, slug: "400", name: "400" }],
      venues: [venue("brera", "400")],
    })
    const slices = { "header-frame": "header-frame--400" }
    expect(made).toContainEqual(expect.objectContaining({ path: "/400", slices }))
    expect(made).toContainEqual(expect.objectContaining({ path: "/locations/brera", slices }))
  })

  it("put twelve articles on a page of the news list", () => {
    const news = Array.from({ length: 25 }, (_, number) => article(`a-${number}`))
    expect(paths({ news })).toEqual(expect.arrayContaining(["/news", "/news/2", "/news/3"]))
    expect(paths({ news })).not.toContain("/news/4")
    expect(paths({ news: news.slice(0, 12) })).not.toContain("/news/2")
  })

  it("refuse an article whose slug is the number of a list page", () => {
    const news = [
      ...Array.from({ length: 12 }, (_, number) => article(`a-${number}`)),
      article("2"),
    ]
    expect(build({ news }).conflicts).toEqual([
      expect.stringMatching(/both have the path \/news\/2/),
    ])
  })

  it("refuse a brand that calls itself about", () => {
    expect(build({ brands: [{ id: 5, slug: "about", name: "About" }] }).conflicts).toEqual([
      expect.stringMatching(/Brand “About” \(id 5\) and Page “about”/),
    ])
  })
})

describe("suggestions", () => {
  it("are venues of the same brand first, three at most", () => {
    const venues = [
      venue("a", "x"),
      venue("b", "y"),
      venue("c", "x"),
      venue("d", "y"),
      venue("e", "y"),
    ]
    expect(otherVenues(venue("c", "x"), venues)).toEqual(["a", "b", "d"])
  })

  it("are articles on the same subjects first, then the newest", () => {
    const news = [article("new"), article("dough", ["tag dough"]), article("old"), article("older")]
    expect(relatedArticles(article("me", ["tag dough"]), news)).toEqual(["dough", "new", "old"])
  })
})
