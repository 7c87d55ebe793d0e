import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import ICAL from "ical.js"
import RssParser from "rss-parser"
import { fileName } from "../../../../gatsby/create-pages/page-family"
import { derivedFiles, type DerivedSite } from "../../../../gatsby/derived/derived-output"
import { DERIVED_OUTPUTS } from "../../../../gatsby/derived/derived-outputs"
import { formsFacts } from "../../../../gatsby/derived/forms-facts"
import { llmsText } from "../../../../gatsby/derived/llms-text"
import { places } from "../../../../gatsby/derived/places"
import { searchIndex } from "../../../../gatsby/derived/search-index"
import { isFoundPath, sitemap } from "../../../../gatsby/derived/sitemap"
import { writeDerived } from "../../../../gatsby/derived/write-derived"
import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES, LINKABLE } from "../../../../shared/content-types"
import { tidied } from "../../../../shared/submissions/field-rules"
import type { SiteFacts } from "../../../../shared/submissions/site-facts"
import { SITE_FILES } from "../../../../shared/site-files"
import type { FormsFactsQuery, SitemapQuery } from "../../../../src/content/generated/queries"
import type { SearchEntry } from "../../../../shared/search"
import { MEANT } from "../../../../src/texts/search-meanings"
import { searchIn, type Search } from "../../../../src/views/search/search-engine"
import { changedAt, NOW, seededSite, SITE_URL, type SeededSite } from "../../seeded-site"

/** For what no page is looked at of. */
const ASKED_ONLY = { only: [] }

let seeded: SeededSite
let site: DerivedSite
let files: ReadonlyMap<string, string>

async function allFiles(of: DerivedSite): Promise<ReadonlyMap<string, string>> {
  const made = await Promise.all(
    DERIVED_OUTPUTS.map((output) => derivedFiles(output, seeded.ask, of)),
  )
  return new Map(made.flat().map(({ path, text }) => [path, String(text)]))
}

beforeAll(async () => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
  })
  seeded = await seededSite()
  site = { siteUrl: SITE_URL, now: NOW, pages: new Set(seeded.pages.map(({ path }) => path)) }
  files = await allFiles(site)
})

const without = (path: string): ReadonlySet<string> =>
  new Set([...site.pages].filter((page) => page !== path))

const fileAt = (path: string, of = files): string => {
  const text = of.get(path)
  if (text === undefined) throw new Error(`There is no ${path} among ${[...of.keys()].join(", ")}`)
  return text
}

interface Url {
  loc: string
  lastmod?: string
  "image:image"?: { "image:loc": string }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap"].includes(name),
})
const read = <Content>(text: string): Content => {
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text) as Content
}
const sitemaps = (of = files): { loc: string; lastmod?: string }[] =>
  read<{ sitemapindex: { sitemap: { loc: string; lastmod?: string }[] } }>(
    fileAt("sitemap.xml", of),
  ).sitemapindex.sitemap
const addressesIn = (of = files): Url[] =>
  sitemaps(of).flatMap(({ loc }) => {
    const name = loc.slice(SITE_URL.length + 1)
    return read<{ urlset: { url: Url[] } }>(fileAt(name, of)).urlset.url
  })

it("files have names that the CMS knows: nobody redirects them elsewhere, without any effect", () => {
  const named = [...files.keys()].filter((path) => !path.endsWith(".ics"))
  expect(SITE_FILES).toEqual(expect.arrayContaining(named))
})

describe("the sitemap", () => {
  it("names every page that is somebody's search result, once, and no other", () => {
    const found = addressesIn().map(({ loc }) => loc)
    const expected = [...site.pages].filter(isFoundPath).map((path) => SITE_URL + path)
    expect(found.length).toBeGreaterThan(40)
    expect([...found].sort()).toEqual([...expected].sort())
    for (const path of ["/404", "/404.html", "/500", "/500.html", "/offline"]) {
      expect(found).not.toContain(SITE_URL + path)
    }
  })

  it("has a file for each kind of page, and says of none when it was changed: what has gone from it has no date", () => {
    expect(sitemaps()).toEqual(LINKABLE.map((kind) => ({ loc: `${SITE_URL}/sitemap-${kind}.xml` })))
  })

  const changedIn = (of = files): ReadonlyMap<string, string | undefined> =>
    new Map(addressesIn(of).map(({ loc, lastmod }) => [loc.slice(SITE_URL.length), lastmod]))
  const OF_ONE_DOCUMENT = [
    ["/privacy-policy", "pages"],
    ["/menus/400-pizza", "menus"],
    ["/degustation/brace", "tasting-menus"],
    ["/news/why-lisbon", "news"],
    ["/400", "brands"],
    ["/locations/400-soho", "locations"],
    ["/stockists/panettone", "products"],
  ] as const

  it("says of a page of one document when that was changed, as the page does", () => {
    const changed = changedIn()
    for (const [path, own] of OF_ONE_DOCUMENT) {
      expect([path, changed.get(path)]).toEqual([path, changedAt(own)])
    }
    for (const [kind, page] of [
      ["events", /^\/whatson\/./],
      ["jobs", /^\/careers\/./],
    ] as const) {
      const dates = [...changed].filter(([path]) => page.test(path)).map(([, date]) => date)
      expect(new Set(dates)).toEqual(new Set([changedAt(kind)]))
    }
  })

  it("says nothing of a list: what has gone from it has no date", () => {
    const changed = changedIn()
    const lists = ["/", "/book", "/news", "/news/2", "/whatson", "/careers", "/locations", "/about"]
    for (const path of [...lists, "/order/400-trastevere"]) {
      expect([path, changed.has(path), changed.get(path)]).toEqual([path, true, undefined])
    }
  })

  it("says of a venue's own page alone that it was changed where the venue was", async () => {
    const moved = await seededSite((documents) => {
      for (const venue of documents.get("locations") ?? []) {
        if (venue["slug"] === "400-alfama") venue["updatedAt"] = NOW.toISOString()
      }
    }, ASKED_ONLY)
    const made = await derivedFiles(sitemap, moved.ask, site)
    const before = changedIn()
    const others = [
      ...changedIn(new Map(made.map(({ path, text }) => [path, String(text)]))),
    ].filter(([path, date]) => date !== before.get(path))
    expect(others).toEqual([["/locations/400-alfama", NOW.toISOString().replace(/\.\d+Z$/, "Z")]])
  })

  it("shows the picture of a page by its whole address", () => {
    const soho = addressesIn().find(({ loc }) => loc.endsWith("/locations/400-soho"))
    expect(soho?.["image:image"]?.["image:loc"]).toMatch(
      /^https:\/\/quattrocento\.example\/media\/.+\.webp$/,
    )
  })

  it("leaves out what has no page in this build", async () => {
    const fewer = await allFiles({ ...site, pages: without("/400") })
    expect(addressesIn(fewer).map(({ loc }) => loc)).not.toContain(`${SITE_URL}/400`)
  })

  it("names the list of news also where there is no article yet", async () => {
    const none = await sitemap.files({ cms: { NewsArticles: { docs: [] } } } as SitemapQuery, {
      ...site,
      pages: new Set(["/news"]),
    })
    const of = new Map(none.map(({ path, text }) => [path, String(text)]))
    expect(addressesIn(of).map(({ loc }) => loc)).toEqual([`${SITE_URL}/news`])
  })

  it("is named by robots.txt, which keeps nobody out", () => {
    expect(fileAt("robots.txt")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
    expect(fileAt("robots.txt")).not.toMatch(/Disallow: \S/)
  })
})

describe("the feeds of the news", () => {
  it("can be read by an RSS reader, newest first, with the whole text", async () => {
    const feed = await new RssParser().parseString(fileAt("news/feed.xml"))
    expect(feed.feedUrl).toBe(`${SITE_URL}/news/feed.xml`)
    expect(feed.title).toBe("News from Quattrocento")
    expect(feed.items).toHaveLength(20)
    const times = feed.items.map(({ isoDate }) => Date.parse(isoDate ?? ""))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    for (const { link, guid, pubDate, ...item } of feed.items) {
      expect(site.pages).toContain(link?.slice(SITE_URL.length))
      expect(guid).toBe(link)
      expect(pubDate).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      )
      expect(item["content:encoded"]).toContain("<p>")
      expect(item["content:encoded"]).not.toMatch(/(href|src)="\//)
    }
  })

  it("say the same in JSON Feed 1.1", async () => {
    const rss = await new RssParser().parseString(fileAt("news/feed.xml"))
    const feed = JSON.parse(fileAt("news/feed.json")) as {
      version: string
      items: { id: string; title: string; date_published: string; authors: unknown[] }[]
    }
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1")
    expect(feed.items.map(({ id, title }) => ({ id, title }))).toEqual(
      rss.items.map(({ guid, title }) => ({ id: guid, title })),
    )
    expect(feed.items[0]?.date_published).toBe(rss.items[0]?.isoDate)
  })

  it("hold no article whose page is not in this build", async () => {
    const newest = JSON.parse(fileAt("news/feed.json")) as { items: { id: string }[] }
    const path = newest.items[0]?.id.slice(SITE_URL.length) ?? ""
    const fewer = await allFiles({ ...site, pages: without(path) })
    expect(fewer.get("news/feed.xml")).not.toContain(`${SITE_URL}${path}<`)
  })
})

describe("the calendars", () => {
  const eventsIn = (path: string): ICAL.Event[] =>
    new ICAL.Component(ICAL.parse(fileAt(path)) as unknown[])
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component))
  const eventPages = (): string[] =>
    [...site.pages].filter((path) => /^\/whatson\/[^/]+$/.test(path)).map((path) => SITE_URL + path)
  /** Without those that say of one date of a series that it was moved. */
  const wholeEventsIn = (path: string): ICAL.Event[] =>
    eventsIn(path).filter((event) => !event.isRecurrenceException())
  const pageOf = ({ component }: ICAL.Event): unknown => component.getFirstPropertyValue("url")
  const dayOf = (time: ICAL.Time | undefined): string | undefined =>
    // No venue of the demo is further from Greenwich than its evenings.
    time?.toJSDate().toISOString().slice(0, 10)

  it("have every event that has a page, in one of all and in that of its venue", () => {
    const all = wholeEventsIn("whatson/events.ics")
    expect(all.length).toBeGreaterThan(5)
    expect(all.map(pageOf).sort()).toEqual(eventPages().sort())
    const ofVenues = [...files.keys()].filter((path) => /^locations\/.+\/events\.ics$/.test(path))
    const venues = [...site.pages].filter((path) => /^\/locations\/./.test(path))
    expect(ofVenues.length).toBe(venues.length)
    expect(ofVenues.flatMap(wholeEventsIn).map(pageOf).sort()).toEqual(eventPages().sort())
  })

  it("know an event by the same name wherever it stands, and one of its dates by another", () => {
    for (const event of wholeEventsIn("whatson/events.ics")) {
      const slug = String(pageOf(event)).replace(/^.*\//, "")
      const own = wholeEventsIn(`whatson/${slug}/${slug}.ics`)
      expect(own.map(({ uid }) => uid)).toEqual([event.uid])
      expect(event.uid).toMatch(/^event-\d+@/)
    }
    const dates = [...files.keys()].filter((path) => /-\d{4}-\d\d-\d\d\.ics$/.test(path))
    expect(dates.length).toBeGreaterThan(10)
    const uids = dates.flatMap(eventsIn).map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(dates.length)
  })

  it("say in a file of one date when that date is, and tell a guest of a cancelled event", () => {
    const moved = new Map(
      eventsIn("whatson/events.ics")
        .filter((event) => event.isRecurrenceException())
        .map((event) => [dayOf(event.recurrenceId), dayOf(event.startDate)]),
    )
    expect(moved.size).toBe(1)
    for (const path of files.keys()) {
      const day = /-(\d{4}-\d\d-\d\d)\.ics$/.exec(path)?.[1]
      if (day === undefined) continue
      const [date] = eventsIn(path)
      const isMoved = date?.summary.startsWith("Low Sunday") && moved.has(day)
      expect([path, dayOf(date?.startDate)]).toEqual([path, isMoved ? moved.get(day) : day])
      expect(date?.isRecurring()).toBe(false)
    }
    const statuses = eventsIn("whatson/events.ics").map(({ component }) =>
      component.getFirstPropertyValue("status"),
    )
    expect(statuses).toContain("CANCELLED")
  })
})

describe("the search", () => {
  let asked: Search | undefined
  const search = (question: string) => {
    // Goes through all that can be found, and is asked hundreds of times.
    asked ??= searchIn(JSON.parse(fileAt("search.json")) as SearchEntry[])
    return asked(question).found
  }
  const titles = (question: string): string[] => search(question).map(({ title }) => title)

  it.each([
    ["margerita", "MARGHERITA"],
    ["margehrita", "margherita"],
    ["foccacia", "Focaccia"],
    ["focacia", "focaccia"],
    ["trastevre", "Trastevere"],
    ["tratsevere", "trastevere"],
    ["stracciatela", "stracciatella"],
    ["TIRAMISÙ", "tiramisu"],
    ["tirmaisu", "Tiramisù"],
    ["brmondsey", "Bermondsey"],
  ])("finds by %s what it finds by %s, in the same order", (mistyped, right) => {
    expect(titles(right)).not.toEqual([])
    expect(titles(mistyped)).toEqual(titles(right))
  })

  it("finds by “piza” what is of pizza, before anything else", () => {
    const said = ({ title, about = "", words = "" }: SearchEntry): string =>
      `${title} ${about} ${words}`
    const ofPizza = search("pizza").filter((entry) => /\bpizza\b/i.test(said(entry)))
    expect(ofPizza.length).toBeGreaterThan(5)
    expect(search("piza").slice(0, ofPizza.length)).toEqual(ofPizza)
    expect(search("pziza").slice(0, ofPizza.length)).toEqual(ofPizza)
  })

  it("finds a dish by its name, and what guests may eat by the label it has: menus with such dishes, then these", () => {
    expect(search("margerita")[0]).toMatchObject({ kind: "dish", title: "Margherita" })
    const found = search("vegan").map(({ kind }) => kind)
    expect(found[0]).toBe("menu")
    expect(found[found.lastIndexOf("menu") + 1]).toBe("dish")
    expect(paths("gluten free pizza")[0]).toBe("/menus/400-pizza")
    expect(paths("gluten free")).toEqual(paths("gluten-free"))
  })

  it("finds every thing by its own name first, written without capitals or accents", () => {
    const entries = JSON.parse(fileAt("search.json")) as SearchEntry[]
    for (const { title } of entries) {
      const typed = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
      expect([typed, titles(typed)[0]?.toLowerCase()]).toEqual([typed, title.toLowerCase()])
    }
  })

  const paths = (question: string): string[] => search(question).map(({ path }) => path)
  const kinds = (question: string): SearchEntry["kind"][] =>
    search(question).map(({ kind }) => kind)

  it.each([
    ["pizza soho", "400 Soho"],
    ["pizza in Soho", "400 Soho"],
    ["napoli", "Madia Spaccanapoli"],
    ["bakery in naples", "Madia Spaccanapoli"],
    ["roma", "400 Trastevere"],
    ["wifi", "400 Navigli"],
    ["restaurants in italia", "400 Navigli"],
  ])(
    "finds for “%s” restaurants by their kitchen, their town and what they have",
    (question, venue) => {
      const restaurants = search(question).filter(({ kind }) => kind === "venue")
      expect(restaurants.map(({ title }) => title)).toContain(venue)
    },
  )

  it("says of an event when it is next, and whether it is", () => {
    const events = search("event").filter(({ kind }) => kind === "event")
    expect(events.length).toBeGreaterThan(3)
    for (const { about } of events) expect(about).toMatch(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ /)
    expect(search("cancelled").map(({ kind }) => kind)).toContain("event")
  })

  it("says when events are on that take place, for as many days as a page may be old", () => {
    const entries = JSON.parse(fileAt("search.json")) as SearchEntry[]
    const of = (path: string) => entries.find((entry) => entry.path === `/whatson/${path}`)
    expect(of("thursday-on-vinyl")?.on?.dates.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(
      ["2026-11-26", "2026-12-03"],
    )
    const calledOff = entries.filter(
      ({ kind, about }) => kind === "event" && /^(Cancelled|Postponed)/.test(about ?? ""),
    )
    expect(calledOff.length).toBeGreaterThan(0)
    expect(calledOff.filter(({ on }) => on)).toEqual([])
  })

  it("finds documents of every kind that has pages", () => {
    const entries = JSON.parse(fileAt("search.json")) as SearchEntry[]
    const found = new Set(entries.map(({ path }) => path))
    const isFoundIn = (template: string): boolean =>
      seeded.pages.some((page) => page.template === template && found.has(page.path))
    const templates = COLLECTIONS_WITH_PAGES.map((slug) => fileName(CONTENT_TYPES[slug].type))
    expect(templates.filter((template) => !isFoundIn(template))).toEqual([])
  })

  it("finds each page of the site by the word that a guest would use for it", () => {
    for (const [question, path] of [
      ["book a table", "/book"],
      ["jobs", "/careers"],
      ["opening hours", "/locations"],
      ["takeaway", "/order"],
      ["newsletter", "/news"],
      ["birthday", "/functions"],
      ["lost property", "/contact"],
      ["cancel a booking", "/book"],
      ["vegan pizza", "/menus/400-soho-pizza#menu-400-soho-pizza-2"],
      ["contact", "/contact"],
    ] as const) {
      expect([question, paths(question)]).toEqual([question, expect.arrayContaining([path])])
    }
  })

  it.each([
    ["tonight", "/whatson"],
    ["what’s on tonight", "/whatson"],
    ["events this weekend", "/whatson"],
    ["open today", "/locations"],
    ["tickets", "/whatson"],
    ["a group of 14", "/functions?guests=14"],
    ["kids", "/locations/400-soho"],
    ["bambini", "/locations/400-soho"],
    ["dog", "/locations/400-navigli"],
    ["wheelchair", "/locations/400-navigli"],
    ["pram", "/locations/400-navigli"],
    ["parcheggio", "/locations/400-navigli"],
    ["waitress", "/careers/floor-manager-soho"],
    ["prenotare un tavolo", "/book"],
    ["senza glutine", "/menus/400-pizza"],
    ["opening hours", "/locations"],
    ["open now", "/locations"],
    ["what time do you close?", "/locations"],
    ["400 Soho hours", "/locations/400-soho"],
    ["Trastevere phone number", "/locations/400-trastevere"],
    ["takeaway Soho", "/locations/400-soho"],
    ["Vicolo della Brace", "/locations/400-trastevere"],
    ["SE1", "/locations/madia-bermondsey"],
    ["npales", "/locations/madia-spaccanapoli"],
    ["can I bring my dog?", "/locations/400-navigli"],
    ["phone number", "/contact"],
    ["take out", "/order"],
    ["private dining", "/functions"],
    ["salary", "/careers"],
    ["dolci", "/menus/madia-bakery"],
    ["this weekend", "/whatson/low-sunday-jazz"],
    ["panettone milan", "/stockists/panettone"],
    ["panettone a Milano", "/stockists/panettone"],
    ["lost scarf", "/contact"],
    ["party for 40", "/functions?guests=40"],
    ["group of 20", "/functions?guests=20"],
    ["table for 2", "/book?party=2"],
    ["cheapest tasting menu monday", "/degustation"],
    ["birthday", "/functions"],
    ["pizza tonight", "/locations/400-soho"],
    ["gluten free rome", "/locations/400-trastevere"],
    ["part time", "/careers/weekend-bartender-navigli"],
  ])("leads from the guest’s words “%s” to %s first", (question, path) => {
    expect(paths(question)[0]).toBe(path)
  })

  it("knows the hours of every restaurant that trades, and of no other", () => {
    const entries = JSON.parse(fileAt("search.json")) as SearchEntry[]
    const venues = entries.filter(({ kind }) => kind === "venue")
    const isShut = ({ about = "" }: SearchEntry): boolean => /opening soon|closed/.test(about)
    expect(venues.length).toBeGreaterThan(5)
    for (const venue of venues)
      expect([venue.title, !venue.hours]).toEqual([venue.title, isShut(venue)])
    expect(search("pizza monday")[0]?.openings).toEqual([expect.stringMatching(/^Monday: \d/)])
  })

  it("finds a dish by what its house cooks as well, on each menu that has it", () => {
    const marinara = (question: string) =>
      search(question).filter(({ kind, title }) => kind === "dish" && title === "Marinara")
    expect(marinara("marinara").length).toBeGreaterThan(1)
    expect(marinara("pizza marinara")).toHaveLength(marinara("marinara").length)
  })

  it("finds dishes by the town and the name of a venue that serves them, and no others", () => {
    for (const [question, menu] of [
      ["vegan pizza trastevere", "/menus/400-pizza"],
      ["gluten free rome", "/menus/cenere-dinner"],
      ["focaccia napoli", "/menus/madia-bakery"],
    ] as const) {
      const found = search(question).filter(({ kind }) => kind === "dish")
      expect([question, found.map(({ path }) => path.replace(/#.*/, ""))]).toEqual([
        question,
        expect.arrayContaining([menu]),
      ])
    }
    expect(paths("vegan pizza trastevere").join()).not.toContain("soho")
  })

  it("offers for a party each space that holds it, and says how many each holds", () => {
    const found = search("party for 40").filter(({ kind }) => kind === "space")
    expect(found.map(({ title, about }) => [title, about])).toEqual([
      ["The Mezzanine", "400 Soho, 28 seated, 45 standing"],
      ["The Terrazza", "400 Trastevere, 40 seated, 70 standing"],
    ])
  })

  it("finds a space that is only for those who sit, or who stand", async () => {
    const { ask } = await seededSite((documents) => {
      for (const space of documents.get("function-spaces") ?? []) {
        if (space["name"] === "The Mezzanine") space["standing"] = 0
        if (space["name"] === "The Terrazza") space["seated"] = 0
      }
    }, ASKED_ONLY)
    const [index] = await derivedFiles(searchIndex, ask, site)
    const entries = JSON.parse(String(index?.text)) as SearchEntry[]
    const spaces = entries.filter(({ kind }) => kind === "space")
    expect(spaces.map(({ about }) => about)).toEqual(
      expect.arrayContaining(["400 Soho, 28 seated", "400 Trastevere, 70 standing"]),
    )
  })

  it("finds what is postponed once its date has passed, without it, and nothing else that is over", async () => {
    const { ask } = await seededSite((all) => {
      for (const event of all.get("events") ?? []) {
        event["startsAt"] = "2026-11-01T18:00:00.000Z"
        event["endsAt"] = "2026-11-01T20:00:00.000Z"
        event["recurrence"] = { frequency: "none" }
      }
    }, ASKED_ONLY)
    const [index] = await derivedFiles(searchIndex, ask, site)
    const entries = JSON.parse(String(index?.text)) as SearchEntry[]
    expect(entries.filter(({ kind }) => kind === "event")).toEqual([
      expect.objectContaining({
        about: "Postponed, 400 Alfama",
        path: "/whatson/first-firing-alfama",
      }),
    ])
  })

  it("finds no menu or dish of a venue that is gone for good, and programs are told of none", async () => {
    const { ask } = await seededSite((all) => {
      for (const venue of all.get("locations") ?? []) {
        if (venue["slug"] === "400-soho") venue["status"] = "closed"
      }
    }, ASKED_ONLY)
    for (const output of [searchIndex, llmsText]) {
      const [file] = await derivedFiles(output, ask, site)
      expect(String(file?.text)).toContain("/menus/400-pizza")
      expect(String(file?.text)).not.toContain("/menus/400-soho-pizza")
    }
    const [index] = await derivedFiles(searchIndex, ask, site)
    const soho = (text: unknown): SearchEntry | undefined =>
      (JSON.parse(String(text)) as SearchEntry[]).find(({ path }) => path === "/locations/400-soho")
    expect(soho(fileAt("search.json"))?.words).toContain("The Soho list")
    expect(soho(index?.text)?.words).not.toContain("The Soho list")
    expect(soho(index?.text)?.serves ?? "").toBe("")
  })

  it("finds an online shop by its name, and nothing by where it keeps its goods", async () => {
    const { ask } = await seededSite((all) => {
      for (const shop of all.get("stockists") ?? []) {
        if (shop["kind"] === "online") shop["address"] = { city: "Kyoto", country: "JP" }
      }
    }, ASKED_ONLY)
    const [index] = await derivedFiles(searchIndex, ask, site)
    expect(String(index?.text)).toContain("The Dry Goods Post")
    expect(String(index?.text)).not.toMatch(/Kyoto|Japan/)
    const [towns] = await derivedFiles(places, ask, site)
    expect(String(towns?.text)).not.toContain("Kyoto")
  })

  it("has something for every word that guests have another one for", () => {
    for (const word of MEANT.keys()) expect([word, paths(word)]).not.toEqual([word, []])
  })

  it("shows open restaurants before those that are not, and says which are not", () => {
    const restaurants = search("restaurant").filter(({ kind }) => kind === "venue")
    const isShut = ({ about = "" }: SearchEntry): boolean => /opening soon|closed/.test(about)
    expect(restaurants.map(isShut)).toEqual(restaurants.map(isShut).sort())
    expect(restaurants.filter(isShut).map(({ title }) => title)).toEqual([
      "400 Alfama",
      "Madia Bermondsey",
    ])
  })

  it("finds dishes by their diets, venues by what they have and how one gets in, jobs by their kind", () => {
    expect(kinds("gluten-free")).toContain("dish")
    expect(kinds("vegan")).toContain("dish")
    expect(paths("step-free")).toContain("/locations/400-soho")
    expect(kinds("high chairs")).toContain("venue")
    expect(paths("parking")).toContain("/locations/400-navigli")
    expect(kinds("kitchen jobs")).toContain("job")
  })

  it("finds pages by what they answer, and by what stands in their chapters' headings", () => {
    expect(paths("large print")).toContain("/menus")
    expect(paths("gift")).toContain("/terms-and-conditions")
  })

  it("tells apart the same dish of two menus", () => {
    const entries = JSON.parse(fileAt("search.json")) as SearchEntry[]
    const dishes = entries.filter(({ kind }) => kind === "dish")
    const lines = dishes.map(({ title, about }) => `${title}, ${about}`)
    expect(lines).toContain("Marinara, 400, The list, €8")
    expect(lines).toContain("Anchovies and butter, 400, The list, from €6.50")
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe("what programs are told", () => {
  it("is where every venue stands and how it is called, and leads to pages that there are", () => {
    const text = fileAt("llms.txt")
    expect(text).toMatch(/^# Quattrocento\n\n> \S/)
    expect(text).toContain(
      `- [400 Trastevere](${SITE_URL}/locations/400-trastevere): Vicolo della Brace 14, 00153 Rome, Italy; +39 06 5550 0140`,
    )
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link]) => link ?? "")
    expect(links.length).toBeGreaterThan(30)
    for (const link of links) {
      const path = link.slice(SITE_URL.length).replace(/#.*$/, "")
      expect([...site.pages, "/news/feed.xml"]).toContain(path)
    }
  })

  it("names the venues that trade before those that do not", () => {
    const isShut = fileAt("llms.txt")
      .split("\n")
      .filter((line) => line.includes("/locations/"))
      .map((line) => /; (opening soon|closed for now)$/.test(line))
    expect(new Set(isShut).size).toBe(2)
    expect(isShut.lastIndexOf(false)).toBeLessThan(isShut.indexOf(true))
  })

  it("is whom to tell of a weakness, for less than a year (RFC 9116, 2.5)", () => {
    const text = fileAt(".well-known/security.txt")
    expect(text).toContain("Contact: mailto:ciao@quattrocento.example\n")
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "")
    const months = (expires - NOW.getTime()) / (30 * 86_400_000)
    expect(months).toBeGreaterThan(9)
    expect(months).toBeLessThan(12)
  })
})

describe("in the built site", () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "forno-derived-"))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = () => writeDerived(folder, seeded.ask, site)

  it("each file stands where it belongs, beside what is none of theirs", async () => {
    mkdirSync(join(folder, "news"))
    writeFileSync(join(folder, "news", "index.html"), "News")
    await write()
    expect(readFileSync(join(folder, "news", "index.html"), "utf8")).toBe("News")
    for (const [path, text] of files) expect(readFileSync(join(folder, path), "utf8")).toBe(text)
  })
})

it("the forms' server knows a subject as it comes from a browser, however an editor typed it", async () => {
  const typed = " Gru\u0308\u00dfe "
  const SiteSettings = {
    groupName: "Ember",
    email: "hello@ember.test",
    contactSubjects: [{ subject: typed, email: "events@ember.test" }],
  }
  const [file] = await formsFacts.files({ cms: { SiteSettings } } as FormsFactsQuery, site)
  const { subjects } = JSON.parse(String(file?.text)) as SiteFacts
  expect(subjects.map(({ subject }) => subject)).toEqual([tidied(typed)])
})
