import { describe, expect, it } from "@jest/globals"
import { existsSync, readFileSync } from "node:fs"
import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../../../shared/content-types"
import { SITE_PAGES } from "../../../shared/pages"
import { PAGE_TEMPLATES } from "../../../shared/paths"
import { createAllPages } from "../../../gatsby/create-pages"
import { newsTopics, topicKey } from "../../../shared/news-topics"
import { otherProducts, otherVenues, relatedArticles } from "../../../gatsby/create-pages/related"
import {
  toSiteIndex,
  type IndexedDocument,
  type IndexedEvent,
  type IndexedJob,
  type SiteIndex,
} from "../../../gatsby/create-pages/site-index"
import type { SiteIndexQuery } from "../../../src/content/generated/queries"
import { fileName, template } from "../../../gatsby/create-pages/page-family"
import { PathRegistry } from "../../../gatsby/path-registry"

const pages = PAGE_TEMPLATES.map((template, id) => ({ id, template, title: template }))
const named = (
  collection: IndexedDocument["collection"],
  slug: string,
  more: Partial<IndexedDocument> = {},
): IndexedDocument => ({
  collection,
  id: slug,
  slug,
  name: slug,
  brandSlug: undefined,
  venueSlug: undefined,
  subjects: [],
  hasPickupPage: false,
  isGone: false,
  geo: undefined,
  ...more,
})
const venue = (slug: string, brandSlug: string) => named("locations", slug, { brandSlug })
const article = (slug: string, subjects: readonly string[] = []) =>
  named("news", slug, { subjects })

const NOW = new Date("2026-11-20T12:00:00Z")

const DAY_MS = 86_400_000

/** An event of three hours, so many days from now. */
const event = (slug: string, days: number, more: Partial<EventTimes> = {}): IndexedEvent => {
  const startsAt = NOW.getTime() + days * DAY_MS
  return {
    id: slug,
    slug,
    venueId: "brera",
    times: {
      title: slug,
      status: "scheduled",
      venue: { timeZone: "Europe/Rome" },
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + DAY_MS / 8).toISOString(),
      recurrence: { frequency: "none" },
      ...more,
    },
  }
}
type EventTimes = NonNullable<IndexedEvent["times"]>

const job = (slug: string, closesOn?: string): IndexedJob => ({
  id: slug,
  slug,
  closing: { closesOn, venue: { timeZone: "Europe/Rome" } },
})

interface Content extends Partial<Omit<SiteIndex, "documents">> {
  brands?: readonly IndexedDocument[]
  venues?: readonly IndexedDocument[]
  news?: readonly IndexedDocument[]
}

function build({ brands = [], venues = [], news = [], ...change }: Content = {}) {
  const documents = [...brands, ...venues, ...news]
  const topics = newsTopics(documents)
  const counts = { shops: 0, spaces: 0, tastingMenus: 0 }
  const index: SiteIndex = { pages, events: [], jobs: [], counts, documents, topics, ...change }
  const made: { path: string; context?: unknown; slices?: unknown }[] = []
  const context = {
    createPage: (page: (typeof made)[number]) => void made.push(page),
    paths: new PathRegistry(),
    now: NOW,
  }
  createAllPages(index, context)
  return { made, conflicts: context.paths.conflicts.map(({ message }) => message) }
}

const paths = (change?: Content) => build(change).made.map(({ path }) => path)

describe("the pages of the site", () => {
  it("are all there with no brands, venues or news", () => {
    // Written out, though the code derives them: an address that guests know does not change by accident.
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
        "/menus",
        "/news",
        "/offline",
        "/order",
        "/privacy-policy",
        "/search",
        "/stockists",
        "/terms-and-conditions",
        "/whatson",
        "/your-card",
      ].sort(),
    )
  })

  it("need every page document, and say of all that are missing which they are", () => {
    const { conflicts } = build({
      pages: pages.filter(({ template }) => !["book", "home"].includes(template)),
    })
    expect(conflicts).toEqual([
      expect.stringMatching(/^Page “home”.*not published.*page at \/\./),
      expect.stringMatching(/^Page “book”.*not published.*page at \/book\./),
    ])
  })

  it("give a brand its own header frame, and its venues too", () => {
    const { made } = build({
      brands: [named("brands", "400", { brandSlug: "400" })],
      venues: [venue("brera", "400")],
    })
    const slices = { "header-frame": "header-frame--400" }
    expect(made).toContainEqual(expect.objectContaining({ path: "/400", slices }))
    expect(made).toContainEqual(expect.objectContaining({ path: "/locations/brera", slices }))
  })

  it("say which one venue they are about: their own, or that of an event, a position or a tasting menu", () => {
    const soho = { id: 1, name: "400 Soho", slug: "soho" }
    const brera = { id: 2, name: "400 Brera", slug: "brera" }
    const { documents } = toSiteIndex({
      cms: {
        Locations: { docs: [soho] },
        Events: { docs: [{ id: 1, title: "Vinyl", slug: "vinyl", venue: soho }] },
        Jobs: { docs: [{ id: 1, title: "Chef", slug: "chef", venue: brera }] },
        TastingMenus: {
          docs: [
            { id: 1, title: "Brace", slug: "brace", venues: [soho] },
            { id: 2, title: "Cenere", slug: "cenere", venues: [soho, brera] },
          ],
        },
      },
    } as unknown as SiteIndexQuery)
    expect(documents.map(({ slug, venueSlug }) => [slug, venueSlug])).toEqual(
      expect.arrayContaining([
        ["soho", "soho"],
        ["vinyl", "soho"],
        ["chef", "brera"],
        ["brace", "soho"],
        ["cenere", undefined],
      ]),
    )
  })

  it("gather the articles on a tag or a brand that several are about, whatever marks its name has", () => {
    const news = [
      article("buried-beets", ["tag Crème brûlée", "tag Hearth", "brand 400"]),
      article("ash", ["tag Hearth", "tag !!"]),
      article("sugar", ["tag Crème brûlée", "tag !!", "brand 400"]),
    ]
    const brands = [named("brands", "400")]
    const { made } = build({ news, brands })
    const about = made.filter(({ path }) => path.startsWith("/news/about/"))
    expect(about.map(({ path }) => path)).toEqual([
      "/news/about/400",
      "/news/about/creme-brulee",
      "/news/about/hearth",
    ])
    expect(about[2]?.context).toMatchObject({ label: "Hearth", slugs: ["buried-beets", "ash"] })
  })

  it("gather the articles on a tag in any script, each under letters that every address can hold", () => {
    const tags = ["tag Хлеб", "tag パン", "tag ピザ"]
    const news = [article("loaf", tags), article("rye", tags), article("oven", ["tag хлеб"])]
    const about = build({ news }).made.filter(({ path }) => path.startsWith("/news/about/"))
    expect(about.map(({ path }) => path)).toEqual([
      "/news/about/xn--90ahr3b",
      "/news/about/xn--odk8c",
      "/news/about/xn--wckzc",
    ])
    expect(about[0]?.context).toMatchObject({ label: "Хлеб", slugs: ["loaf", "rye", "oven"] })
  })

  it.each([
    ["C", "c", "C#", "c-sharp", "C++", "c-plus-plus"],
    ["Under £20", "under-xn--20-9ca", "under £20!", "under-xn--20-9ca", "Under 20", "under-20"],
    ["Bar", "bar", "Bar 日本", "bar-xn--wgv71a", "Straße", "xn--strae-oqa"],
    ["400 °C", "400-c", "#400 c", "400-c", "שלום 400", "xn--9dbne9b-400"],
    ["Foo | Bar", "foo-bar", "foo-bar", "foo-bar", "fooשלום", "66-6f-6f-5e9-5dc-5d5-5dd"],
  ])(
    "tell “%s” and what looks like it apart by letters and signs, not by how they are set",
    (...list) => {
      const tags = list.filter((_, at) => at % 2 === 0)
      expect(tags.map(topicKey)).toEqual(list.filter((_, at) => at % 2 === 1))
    },
  )

  it("gather the articles on tags so long that no folder could be called like them", () => {
    const tag = `tag ${"Pane ".repeat(100)}`
    const { made } = build({ news: [article("loaf", [tag]), article("rye", [tag])] })
    const about = made.find(({ path }) => path.startsWith("/news/about/"))
    expect(about?.path.length).toBeLessThan(255)
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
    expect(
      build({ brands: [named("brands", "about", { id: 5, name: "About" })] }).conflicts,
    ).toEqual([expect.stringMatching(/Brand “About” \(id 5\) and Page “about”/)])
  })
})

describe("what pages list of events and positions", () => {
  const listed = (change: Content) => {
    const { made } = build({ venues: [venue("brera", "400"), venue("soho", "400")], ...change })
    const of = (path: string) => made.find((page) => page.path === path)?.context
    const atVenue = of("/locations/brera")
    return { home: of("/"), whatson: of("/whatson"), book: of("/book"), venue: atVenue, of }
  }
  const upcoming = Array.from({ length: 10 }, (_, days) => event(`next-${days}`, days + 1))

  it("is the same after years of events as after none", () => {
    const past = Array.from({ length: 1000 }, (_, days) => event(`past-${days}`, -days - 1))

    const before = listed({ events: upcoming })
    const after = listed({ events: [...past, ...upcoming] })

    for (const page of ["home", "whatson", "book", "venue"] as const) {
      expect(after[page]).toEqual(before[page])
    }
  })

  it("is every upcoming event on the page of events, and the next few elsewhere", () => {
    const all = upcoming.map(({ slug }) => slug)
    const { home, whatson, book, venue, of } = listed({ events: [...upcoming].reverse() })

    expect([whatson, book]).toEqual([{ eventSlugs: all }, { eventSlugs: all }])
    expect(home).toEqual({ eventSlugs: all.slice(0, 6) })
    expect(venue).toMatchObject({ eventSlugs: all.slice(0, 6) })
    expect(of("/locations/soho")).toMatchObject({ eventSlugs: [] })
  })

  it("is an event that began years ago, for as long as it recurs", () => {
    const weekly = (slug: string, until: string) =>
      event(slug, -700, { recurrence: { frequency: "weekly", until } })
    const events = [weekly("vinyl", "2027-02-14"), weekly("jazz", "2026-10-31"), ...upcoming]

    const { home, whatson } = listed({ events })

    expect(whatson).toEqual({
      eventSlugs: expect.arrayContaining(["vinyl"]) as unknown,
    })
    expect(whatson).not.toEqual({ eventSlugs: expect.arrayContaining(["jazz"]) as unknown })
    expect(home).toEqual({ eventSlugs: expect.arrayContaining(["vinyl"]) as unknown })
  })

  it("is what goes on just now, and on the front page nothing that is called off", () => {
    const events = [event("now", -0.1), event("off", 1, { status: "cancelled" })]
    const { home, whatson } = listed({ events })

    expect(whatson).toEqual({ eventSlugs: ["now", "off"] })
    expect(home).toEqual({ eventSlugs: ["now"] })
  })

  it("is an event whose times cannot be read, for its page to say what is wrong", () => {
    const { whatson } = listed({
      events: [{ id: "half", slug: "half", venueId: "brera", times: undefined }],
    })
    expect(whatson).toEqual({ eventSlugs: ["half"] })
  })

  it("is on an event's page what else comes at its venue, or anywhere where nothing does", () => {
    const soho = { ...event("soho", 3), venueId: "soho" }
    const events = [event("past", -1), event("next", 1), event("later", 2), soho]
    const documents = events.map(({ slug }) => named("events", slug, { brandSlug: "400" }))
    const { of } = listed({ events, venues: documents })

    expect(of("/whatson/past")).toMatchObject({ otherSlugs: ["next", "later"] })
    expect(of("/whatson/next")).toMatchObject({ otherSlugs: ["later"] })
    expect(of("/whatson/soho")).toMatchObject({ otherSlugs: ["next", "later"], brandSlug: "400" })
  })

  it("is every position that applications are still taken for, its last day included", () => {
    const jobs = [job("closed", "2026-11-19"), job("last-day", "2026-11-20"), job("open")]
    expect(listed({ jobs }).of("/careers")).toEqual({ jobSlugs: ["last-day", "open"] })
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

  it("are venues that are not gone, the nearest first, and last those of which nobody knows where", () => {
    const at = (slug: string, brandSlug: string, latitude: number): IndexedDocument => ({
      ...venue(slug, brandSlug),
      geo: { latitude, longitude: 12 },
    })
    const here = at("here", "x", 42)
    const gone = { ...at("gone", "x", 42.1), isGone: true }
    const venues = [venue("nowhere", "x"), at("far", "x", 50), at("other", "y", 42.1), gone, here]
    expect(otherVenues(here, [...venues, at("near", "x", 43)])).toEqual(["near", "far", "nowhere"])
    expect(otherVenues(here, venues)).toEqual(["far", "nowhere", "other"])
  })

  it("are other articles on the same subjects first, then those nearest in the list", () => {
    const me = article("me", ["tag dough"])
    const house = named("locations", "house", { subjects: ["tag dough"] })
    const dough = article("dough", ["tag dough"])
    const news = [house, article("newest"), article("newer"), me, article("older"), dough]
    expect(relatedArticles(me, news)).toEqual(["dough", "newer", "older"])
  })

  it("stay the same for all but the neighbours of an article that comes, whatever the others are about", () => {
    const archive = Array.from({ length: 400 }, (_, number) =>
      article(`old-${number}`, number % 2 === 0 ? [] : ["tag dough"]),
    )
    const come = [article("come", ["tag dough"]), ...archive]
    const changed = archive.filter(
      (each) => String(relatedArticles(each, archive)) !== String(relatedArticles(each, come)),
    )
    expect(changed.map(({ slug }) => slug)).toEqual(["old-0", "old-1", "old-3"])
  })

  it("are the products around one in their list, as many as there are", () => {
    const products = Array.from({ length: 20 }, (_, number) => named("products", `p${number}`))
    const around = (at: number, of = products) => otherProducts(named("products", `p${at}`), of)
    expect(around(0)).toEqual(["p1", "p2", "p3", "p4", "p5", "p6"])
    expect(around(10)).toEqual(["p7", "p8", "p9", "p11", "p12", "p13"])
    expect(around(19)).toEqual(["p13", "p14", "p15", "p16", "p17", "p18"])
    expect(around(1, products.slice(0, 3))).toEqual(["p0", "p2"])
  })
})

it("has a template for every page and every kind of content with pages", () => {
  const names = [
    ...PAGE_TEMPLATES.map((name) => SITE_PAGES[name].file ?? fileName(name)),
    ...COLLECTIONS_WITH_PAGES.map((collection) => fileName(CONTENT_TYPES[collection].type)),
  ]
  const missing = [...new Set(names)].filter((name) => !existsSync(template(name)))
  expect(missing.map((name) => `src/templates/${name}.tsx is not there`)).toEqual([])
})

it("says for every such page what a guest must be able to read on it", () => {
  const expected = readFileSync("__tests__/browser/support/expected-pages.ts", "utf8")
  const missing = [
    ...PAGE_TEMPLATES.filter((name) => !new RegExp(`\\bpage\\(\\s*"${name}"`).test(expected)),
    ...COLLECTIONS_WITH_PAGES.map((collection) => CONTENT_TYPES[collection].type).filter(
      (type) => !expected.includes(`template: "${type}"`),
    ),
  ]
  expect(missing.map((name) => `expected-pages.ts has no ${name}`)).toEqual([])
})
