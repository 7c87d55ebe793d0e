import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it, jest } from "@jest/globals"
import type { LocationModel } from "../../../src/content/pages/location"
import type { NewsArticleModel } from "../../../src/content/pages/news-article"
import type { ProductPageModel } from "../../../src/content/pages/product"
import type { WhatsOnModel } from "../../../src/content/pages/whatson"
import { graphOf, scriptText } from "../../../src/structured-data/graph"
import { NOW, seededSite, SITE_URL, type SeededPage, type SeededSite } from "../seeded-site"
import { readVocabulary } from "./vocabulary"

type Node = Readonly<Record<string, unknown>> & { "@type"?: string; "@id"?: string }

const vocabulary = readVocabulary()
let seeded: SeededSite

beforeAll(async () => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
  })
  seeded = await seededSite()
})

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function nodesOf(page: SeededPage, model = page.model): readonly Node[] {
  const graph = graphOf({ ...page, model: model as object }, { facts: seeded.facts, now: NOW })
  return graph ? (JSON.parse(scriptText(graph)) as { "@graph": Node[] })["@graph"] : []
}

const pageAt = (path: string): SeededPage => {
  const page = seeded.pages.find((entry) => entry.path === path)
  if (!page) throw new Error(`The demo has no page ${path}.`)
  return page
}
const on = (path: string): readonly Node[] => nodesOf(pageAt(path))
const ofType = (nodes: readonly Node[], type: string): readonly Node[] =>
  nodes.filter((node) => vocabulary.isA(node["@type"] ?? "", type))

/** A node and everything it is described with, each with where it stands. */
function* everyNode(node: Node, at: string): Generator<readonly [Node, string]> {
  yield [node, at]
  for (const [property, value] of Object.entries(node)) {
    for (const entry of [value].flat()) {
      if (isNode(entry)) yield* everyNode(entry, `${at}.${property}`)
    }
  }
}

const described = (site = seeded): readonly (readonly [Node, string])[] =>
  site.pages.flatMap((page) =>
    nodesOf(page).flatMap((node) => [...everyNode(node, `${page.path} ${node["@type"] ?? "?"}`)]),
  )

/** What Google requires before it shows anything of a node (developers.google.com/search/docs/appearance). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  LocalBusiness: ["name", "address"],
  Event: ["name", "startDate", "location"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  Place: ["name", "address"],
  Product: ["name", "offers"],
  SearchAction: ["target", "query-input"],
  NewsArticle: ["headline", "image", "datePublished", "author"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Offer: ["price", "priceCurrency"],
  MenuItem: ["name"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["opens", "closes"],
}

/** What belongs to something that is there, and what the build makes of a document's file. */
const STAYS = ["slug", "currency", "url"]
const CMS_TYPES = readFileSync("cms/src/payload-types.ts", "utf8")

/** The fields that editors may leave empty, by the CMS's own types. */
function optionalFieldsOf(slug: string): readonly string[] {
  const [, name = ""] = new RegExp(`^ {4}"?${slug}"?: (\\w+);`, "m").exec(CMS_TYPES) ?? []
  const [, body = ""] =
    new RegExp(`^export interface ${name} \\{\\n([^]*?)^\\}`, "m").exec(CMS_TYPES) ?? []
  return [...body.matchAll(/^ {2}(\w+)\?:/gm)].flatMap(([, field]) => field ?? [])
}

function leaveOut(document: Record<string, unknown>, slug: string): void {
  if (slug === "media") return
  // Of an online shop alone.
  const isPlaced = slug === "stockists" && document["kind"] !== "online"
  const stays = isPlaced ? [...STAYS, "address", "geo"] : STAYS
  for (const field of optionalFieldsOf(slug)) if (!stays.includes(field)) delete document[field]
  const { address } = document
  if (isNode(address)) document["address"] = { ...address, district: undefined, region: undefined }
}

describe("what pages tell search engines", () => {
  it("is on every page but the error pages: who, which site, which page, and the way to it", () => {
    const errors = ["/404", "/404.html", "/500", "/500.html", "/offline"]
    expect(seeded.pages.length).toBeGreaterThan(50)
    for (const page of seeded.pages) {
      const nodes = nodesOf(page)
      if (errors.includes(page.path)) {
        expect([page.path, nodes]).toEqual([page.path, []])
        continue
      }
      const kinds = ["Organization", "WebSite", "WebPage", "BreadcrumbList"]
      const found = kinds.filter((kind) => ofType(nodes, kind).length > 0)
      expect([page.path, found]).toEqual([page.path, page.path === "/" ? kinds.slice(0, 3) : kinds])
      expect(ofType(nodes, "WebPage")[0]?.url).toBe(SITE_URL + page.path)
    }
  })

  it("says nothing that schema.org has no words for", () => {
    const all = described()
    expect(all.length).toBeGreaterThan(1000)
    const faults = all.flatMap(([node, at]) => {
      const type = node["@type"]
      const names = Object.keys(node).filter((name) => !name.startsWith("@"))
      if (type === undefined) return names.length > 0 || !node["@id"] ? [`${at}: no type`] : []
      const known = vocabulary.propertiesOf(type)
      if (!known) return [`${at}: no type ${type}`]
      return names
        .filter((name) => !known.has(name.replace(/-(in|out)put$/, "")))
        .map((name) => `${at}: ${type} has no ${name}`)
    })
    expect(faults).toEqual([])
  })

  /** Of what is sold out it is enough that it is: search engines recommend a price and do not ask for one. */
  const isOfferWithoutPrice = (node: Node): boolean =>
    node["@type"] === "Offer" && node.availability === "https://schema.org/SoldOut"
  const lacking = (site: SeededSite): string[] =>
    described(site).flatMap(([node, at]) =>
      Object.entries(REQUIRED).flatMap(([type, properties]) =>
        vocabulary.isA(node["@type"] ?? "", type) && !isOfferWithoutPrice(node)
          ? properties
              .filter((name) => node[name] === undefined || node[name] === "")
              .map((name) => `${at}: no ${name}`)
          : [],
      ),
    )

  it("has everything that Google asks for", () => {
    expect(lacking(seeded)).toEqual([])
  })

  it("has it also where editors leave out whatever they may", async () => {
    const bare = await seededSite((documents) => {
      for (const [slug, all] of documents) for (const document of all) leaveOut(document, slug)
    })
    expect(bare.pages.length).toBeGreaterThan(50)
    const types = new Set(described(bare).map(([node]) => node["@type"]))
    for (const type of ["Event", "JobPosting", "NewsArticle", "Menu"]) expect(types).toContain(type)
    expect(lacking(bare)).toEqual([])
  })

  it("speaks of a thing by one name, describes it once a page, and points at nothing that is not described", () => {
    const ids = new Set(described().flatMap(([node]) => (node["@type"] ? [node["@id"]] : [])))
    for (const page of seeded.pages) {
      const own = nodesOf(page).flatMap((node) => node["@id"] ?? [])
      expect([page.path, own.length]).toEqual([page.path, new Set(own).size])
    }
    const dangling = described().flatMap(([node, at]) =>
      node["@type"] === undefined && !ids.has(node["@id"]) ? [`${at}: ${node["@id"]}`] : [],
    )
    expect(dangling).toEqual([])
  })

  it("calls a venue the same on every page that says what it is", () => {
    const types = new Map<unknown, Set<unknown>>()
    for (const [node] of described()) {
      if (!vocabulary.isA(node["@type"] ?? "", "FoodEstablishment")) continue
      types.set(node["@id"], (types.get(node["@id"]) ?? new Set()).add(node["@type"]))
    }
    expect(types.size).toBeGreaterThan(5)
    expect([...types].filter(([, { size }]) => size > 1)).toEqual([])
  })

  it("names nothing by half an address", () => {
    const ADDRESS = ["@id", "url", "item", "image", "logo", "urlTemplate", "hasMenu"]
    const faults = described().flatMap(([node, at]) =>
      ADDRESS.flatMap((name) =>
        [node[name]]
          .flat()
          .flatMap((value) =>
            typeof value === "string" && !/^(https?:\/\/|tel:|mailto:)/.test(value)
              ? [`${at}.${name}: ${value}`]
              : [],
          ),
      ),
    )
    expect(faults).toEqual([])
  })

  it("cannot end the script it stands in", () => {
    const page = pageAt("/privacy-policy")
    const model = structuredClone(page.model) as { page: { seo: { title: string } } }
    model.page.seo.title = "</script><script>alert(1)</script>"
    const graph = graphOf({ ...page, model }, { facts: seeded.facts, now: NOW })
    const text = graph ? scriptText(graph) : ""
    expect(text).not.toContain("</script")
    expect(text).toContain("alert(1)")
  })

  it("is light: 20 KB at most before it is compressed, on whichever page", () => {
    for (const page of seeded.pages) {
      const graph = graphOf(
        { ...page, model: page.model as object },
        { facts: seeded.facts, now: NOW },
      )
      expect([page.path, (graph ? scriptText(graph) : "").length < 20_000]).toEqual([
        page.path,
        true,
      ])
    }
  })
})

describe("a venue", () => {
  const venue = (path: string): Node => {
    const [node] = ofType(on(path), "FoodEstablishment")
    if (!node) throw new Error(`No venue on ${path}`)
    return node
  }

  it("is what it is: a restaurant, or a bakery", () => {
    expect(venue("/locations/400-trastevere")["@type"]).toBe("Restaurant")
    expect(venue("/locations/madia-spaccanapoli")["@type"]).toBe("Bakery")
  })

  it("is open in rows of days with the same times, by its own clock, and past midnight in one row", () => {
    const model = structuredClone(pageAt("/locations/400-soho").model) as LocationModel
    const hours = {
      timeZone: "Europe/London",
      status: "open",
      statusNote: undefined,
      weekly: [
        { day: "friday", opens: "18:00", closes: "01:00" },
        { day: "saturday", opens: "18:00", closes: "01:00" },
        { day: "sunday", opens: "00:00", closes: "00:00" },
      ],
      exceptions: [
        { from: "2026-11-20", until: "2026-11-22", reason: "Works", closed: true, periods: [] },
        { from: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true, periods: [] },
        {
          from: "2026-12-31",
          reason: "New Year",
          closed: false,
          periods: [{ opens: "19:00", closes: "02:00" }],
        },
      ],
    }
    const nodes = nodesOf(pageAt("/locations/400-soho"), {
      ...model,
      venue: { ...model.venue, hours },
    })
    const [node] = ofType(nodes, "FoodEstablishment")
    const type = { "@type": "OpeningHoursSpecification" }
    const special = [
      {
        ...type,
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-24",
        validThrough: "2026-12-26",
      },
      {
        ...type,
        opens: "19:00",
        closes: "02:00",
        validFrom: "2026-12-31",
        validThrough: "2026-12-31",
      },
    ]
    expect(node?.openingHoursSpecification).toEqual([
      { ...type, dayOfWeek: ["Friday", "Saturday"], opens: "18:00", closes: "01:00" },
      { ...type, dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
      ...special,
    ])
    expect(node?.specialOpeningHoursSpecification).toEqual(special)
  })

  it("that is not open yet takes no bookings and has no hours", () => {
    const alfama = venue("/locations/400-alfama")
    expect(alfama.openingHoursSpecification).toBeUndefined()
    expect(alfama.potentialAction).toBeUndefined()
    expect(alfama.acceptsReservations).toBeUndefined()
  })

  const targetsOf = (node: Node, type: string): readonly unknown[] =>
    [node.potentialAction ?? []]
      .flat()
      .flatMap((action) =>
        isNode(action) && action["@type"] === type && isNode(action.target)
          ? [action.target.urlTemplate]
          : [],
      )

  it("costs what it costs in its own money", () => {
    expect(venue("/locations/400-trastevere")).toMatchObject({ priceRange: "€€" })
    expect(venue("/locations/400-soho")).toMatchObject({ priceRange: "££" })
  })

  it("is booked and ordered from on the site itself, where it gives its own tables and dishes away", () => {
    const trastevere = venue("/locations/400-trastevere")
    expect(trastevere.acceptsReservations).toBe(true)
    expect(targetsOf(trastevere, "ReserveAction")).toEqual([
      `${SITE_URL}/book?venue=400-trastevere`,
    ])
    const [collection] = targetsOf(trastevere, "OrderAction")
    expect(collection).toBe(`${SITE_URL}/order/400-trastevere`)
    expect(trastevere.potentialAction).toContainEqual(
      expect.objectContaining({ deliveryMethod: "https://schema.org/OnSitePickup" }),
    )
    expect(trastevere.servesCuisine).toEqual(expect.any(String))
  })

  it("is booked where guests book it otherwise: with a provider, by telephone, or not at all", () => {
    const { venue: own } = pageAt("/locations/400-trastevere").model as LocationModel
    const booked = (booking: object): Node => {
      const model = { ...(pageAt("/locations/400-trastevere").model as object) }
      const changed = { ...own, ordering: [], booking: { ...own.booking, ...booking } }
      const nodes = nodesOf(pageAt("/locations/400-trastevere"), { ...model, venue: changed })
      return ofType(nodes, "FoodEstablishment")[0] ?? {}
    }
    const url = "https://book.example/400"
    expect(targetsOf(booked({ method: "online", url }), "ReserveAction")).toEqual([url])
    const byPhone = booked({ method: "phone" })
    expect([byPhone.acceptsReservations, byPhone.potentialAction]).toEqual([true, undefined])
    const walkIn = booked({ method: "walkIn" })
    expect([walkIn.acceptsReservations, walkIn.potentialAction]).toEqual([false, undefined])
  })
})

describe("a menu", () => {
  it("stands on a page of its own, to which its brand's page leads for the venues that serve it", () => {
    const served = ofType(on("/400"), "FoodEstablishment").flatMap(({ hasMenu }) => hasMenu ?? [])
    expect(served.length).toBeGreaterThan(1)
    for (const url of served as string[]) {
      const [menu] = ofType(on(url.replace(SITE_URL, "")), "Menu")
      expect(menu?.url).toBe(url)
    }
  })

  it("says of a dish which diets it suits as it is, and not what could be made on request", () => {
    const diets = described().flatMap(([node]) => [node.suitableForDiet ?? []].flat())
    expect(new Set(diets)).toEqual(
      new Set(
        ["VegetarianDiet", "VeganDiet", "GlutenFreeDiet"].map(
          (diet) => `https://schema.org/${diet}`,
        ),
      ),
    )
  })
})

describe("an event", () => {
  const times = {
    startsAt: "2026-10-01T18:30:00.000Z",
    endsAt: "2026-10-01T21:30:00.000Z",
    recurrence: { frequency: "weekly", until: "2027-02-01" },
  }
  const changed = (changes: object): readonly Node[] => {
    const page = pageAt("/whatson")
    const { page: text, events } = page.model as WhatsOnModel
    const rome = events.find(({ venue }) => venue.timeZone === "Europe/Rome")
    return ofType(
      nodesOf(page, { page: text, events: [{ ...rome, ...times, ...changes }] }),
      "Event",
    )
  }

  it("that comes again is its next three dates, each with its own offset", () => {
    // At 20:30 in Rome, where the clock goes back on 25 October.
    expect(changed({}).map(({ startDate }) => startDate)).toEqual([
      "2026-11-26T20:30:00+01:00",
      "2026-12-03T20:30:00+01:00",
      "2026-12-10T20:30:00+01:00",
    ])
    expect(new Set(changed({}).map((node) => node["@id"])).size).toBe(3)
  })

  it("is cancelled on a date that is left out, and rescheduled on one that is moved, each under the name it had", () => {
    const dates = [{ day: "2026-11-26" }, { day: "2026-12-03", newDay: "2026-12-04" }]
    const recurrence = { ...times.recurrence, changed: dates }
    const [leftOut, moved, other] = changed({ recurrence })
    expect(leftOut).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" })
    expect(moved).toMatchObject({
      startDate: "2026-12-04T20:30:00+01:00",
      previousStartDate: "2026-12-03T20:30:00+01:00",
      eventStatus: "https://schema.org/EventRescheduled",
    })
    expect(other).toMatchObject({ eventStatus: "https://schema.org/EventScheduled" })
    expect([leftOut, moved].map((node) => node?.["@id"])).toEqual(
      changed({})
        .slice(0, 2)
        .map((node) => node["@id"]),
    )
  })

  it("of very many is listed, and described on its own page alone", () => {
    const page = pageAt("/whatson")
    const { page: text, events } = page.model as WhatsOnModel
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...{ ...events[0], ...times, slug: `event-${index}` },
    }))
    const nodes = nodesOf(page, { page: text, events: many })
    expect(ofType(nodes, "Event")).toEqual([])
    const list = nodes.find((node) => node["@type"] === "ItemList")
    expect(list?.itemListElement).toHaveLength(25)
  })

  it.each([
    ["cancelled", "https://schema.org/EventCancelled", undefined],
    ["postponed", "https://schema.org/EventPostponed", undefined],
    ["soldOut", "https://schema.org/EventScheduled", "https://schema.org/SoldOut"],
  ])("that is %s says so, and what is still to be had", (status, expected, availability) => {
    const price = { amount: 40, currency: "EUR" }
    const [node] = changed({ status, price })
    expect(node?.eventStatus).toBe(expected)
    expect(vocabulary.isMember(expected)).toBe(true)
    const offer = isNode(node?.offers) ? node.offers : {}
    expect(offer.availability).toBe(availability)
  })

  it("that is sold out says so also where no price is known; of another nothing is offered then", () => {
    const [soldOut] = changed({ status: "soldOut", price: undefined, ticketUrl: undefined })
    const url = `${SITE_URL}/whatson/${String(soldOut?.url).split("/").at(-1)}`
    expect(soldOut?.offers).toEqual({
      "@type": "Offer",
      url,
      availability: "https://schema.org/SoldOut",
    })
    expect(changed({ price: undefined })[0]).not.toHaveProperty("offers")
  })

  const once = {
    startsAt: "2026-12-08T19:00:00.000Z",
    endsAt: "2026-12-08T21:00:00.000Z",
    recurrence: { frequency: "none" },
  }

  it("that was moved says when it was to be, by the clock of that day", () => {
    const [node] = changed({ ...once, previousStartsAt: "2026-10-20T17:00:00.000Z" })
    expect(node?.eventStatus).toBe("https://schema.org/EventRescheduled")
    expect(node?.startDate).toBe("2026-12-08T20:00:00+01:00")
    expect(node?.previousStartDate).toBe("2026-10-20T19:00:00+02:00")
    expect(vocabulary.isMember("https://schema.org/EventRescheduled")).toBe(true)
  })

  it.each(["postponed", "cancelled"])(
    "that is %s keeps its date, and was to be on no other: that goes with one that was moved",
    (status) => {
      const previousStartsAt = "2026-10-20T17:00:00.000Z"
      const [node] = changed({ ...once, status, previousStartsAt })
      expect(node?.startDate).toBe("2026-12-08T20:00:00+01:00")
      expect(node).not.toHaveProperty("previousStartDate")
    },
  )

  it("that is postponed stays so on the last date that it had, once that has passed", () => {
    const past = { startsAt: "2026-10-06T18:00:00.000Z", endsAt: "2026-10-06T20:00:00.000Z" }
    const nodes = changed({ ...once, ...past, status: "postponed" })
    expect(nodes.map(({ startDate, eventStatus }) => [startDate, eventStatus])).toEqual([
      ["2026-10-06T20:00:00+02:00", "https://schema.org/EventPostponed"],
    ])
    const recurrence = { frequency: "weekly", until: "2026-10-13" }
    const series = changed({ ...once, ...past, recurrence, status: "postponed" })
    expect(series.map(({ startDate }) => startDate)).toEqual(["2026-10-13T20:00:00+02:00"])
    expect(changed({ ...once, ...past })).toEqual([])
  })

  it("says how many places are left, where somebody counts them", () => {
    expect(changed({ ...once, placesLeft: 9 })[0]?.remainingAttendeeCapacity).toBe(9)
    expect(changed(once)[0]).not.toHaveProperty("remainingAttendeeCapacity")
    const soldOut = { ...once, status: "soldOut", placesLeft: 9 }
    expect(changed(soldOut)[0]).not.toHaveProperty("remainingAttendeeCapacity")
  })
})

describe("a position", () => {
  const jobPages = (): readonly SeededPage[] =>
    seeded.pages.filter(({ template }) => template === "job")

  it("is described on its own page, to which the list of all leads", () => {
    const described = jobPages().filter((page) => ofType(nodesOf(page), "JobPosting").length === 1)
    expect(described.length).toBeGreaterThan(2)
    expect(ofType(on("/careers"), "JobPosting")).toEqual([])
    const list = on("/careers").find((node) => node["@type"] === "ItemList")
    const urls = [list?.itemListElement ?? []].flat().map((item) => isNode(item) && item.url)
    expect(urls.sort()).toEqual(described.map(({ path }) => SITE_URL + path).sort())
  })

  it("says who hires, and that one applies there and then", () => {
    for (const page of jobPages()) {
      for (const job of ofType(nodesOf(page), "JobPosting")) {
        expect(job).toMatchObject({ url: SITE_URL + page.path, directApply: true })
        expect(job.hiringOrganization).toMatchObject({
          name: seeded.facts.groupName,
          url: `${SITE_URL}/`,
          logo: expect.stringMatching(/^https:/),
        })
        expect(job.identifier).toMatchObject({ value: page.path.replace("/careers/", "") })
      }
    }
  })

  it("is open until its last day has ended at the venue", () => {
    const job = jobPages()
      .flatMap((page) => ofType(nodesOf(page), "JobPosting"))
      .find(({ validThrough }) => validThrough !== undefined)
    expect(job?.validThrough).toMatch(/^\d{4}-\d\d-\d\dT23:59:00[+-]\d\d:\d\d$/)
    expect(job?.description).toMatch(/^<p>/)
    expect(job?.jobLocation).toMatchObject({ address: { addressCountry: expect.any(String) } })
  })
})

describe("a product", () => {
  it("is none to a search engine where nobody sells it, or nobody knows for how much", () => {
    const page = seeded.pages.find(({ template }) => template === "product")
    if (!page) throw new Error("The demo has no product")
    expect(ofType(nodesOf(page), "Product")).toHaveLength(1)
    const model = page.model as ProductPageModel
    const unpriced = { ...model, product: { ...model.product, price: undefined } }
    for (const changed of [unpriced, { ...model, stockists: [] }]) {
      const nodes = nodesOf(page, changed)
      expect(ofType(nodes, "Product")).toEqual([])
      expect(ofType(nodes, "ItemPage")[0]).not.toHaveProperty("mainEntity")
    }
  })
})

describe("an article", () => {
  it("that was written ahead of its day has not changed since", () => {
    const page = seeded.pages.find(({ template }) => template === "news-article")
    if (!page) throw new Error("The demo has no article")
    const model = page.model as NewsArticleModel
    const dates = (revisedAt: string) => {
      const article = { ...model.article, publishedOn: "2026-11-20", revisedAt }
      const [node] = ofType(nodesOf(page, { ...model, article }), "NewsArticle")
      return [node?.datePublished, node?.dateModified]
    }
    expect(dates("2026-11-18T09:00:00.000Z")).toEqual(["2026-11-20", undefined])
    expect(dates("2026-11-20T09:00:00.000Z")).toEqual(["2026-11-20", "2026-11-20T09:00:00.000Z"])
  })
})

describe("questions", () => {
  it("with their answers make a page one of questions, in the words that stand on it", () => {
    const [faq] = ofType(on("/careers"), "FAQPage")
    expect(faq?.mainEntity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ "@type": "Question", name: expect.stringMatching(/\?$/) }),
      ]),
    )
  })
})
