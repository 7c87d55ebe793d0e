import {
  COLLECTIONS_WITH_PAGES,
  type CollectionWithPages,
  CONTENT_TYPES,
  isWithPages,
} from "../../shared/content-types"
import { getOrMake } from "../../lib/get-or-make"
import { onceFor } from "../../lib/once-for"
import { EVENT_TYPES } from "../../shared/event-types"
import { DIETARY_LABELS, type DietaryLabel } from "../../shared/food-labels"
import { type HoursRecord, WEEKDAYS, type Weekday } from "../../shared/opening-hours"
import { isPageTemplate, type PageTemplate, routeTo } from "../../shared/paths"
import { occurrences } from "../../shared/recurrence"
import {
  BETWEEN_PARTS,
  DAYS_OF_DATES,
  type GuestsFor,
  SEARCH_INDEX,
  type SearchEntry,
  type SearchKind,
} from "../../shared/search"
import { isCalledOff } from "../../src/content/called-off"
import { list, optional } from "../../src/content/content-error"
import { mapRecurrence, eventDocument, RECURRENCE_FIELDS } from "../../src/content/event-summary"
import { hoursFields, mapHours } from "../../src/content/hours"
import type { SearchIndexQuery } from "../../src/content/generated/queries"
import { isOpen } from "../../src/content/open-jobs"
import { otherCountryNames, otherTownNames } from "../../src/content/place-names"
import { isServed } from "../../src/content/tasting-menu"
import { byTrading, isNotGone } from "../../src/content/trading"
import { takesBookings, venueDocument } from "../../src/content/venue"
import { DEPARTMENTS, EMPLOYMENT_TYPES } from "../../src/texts/careers"
import { PAGE_WORDS, pricedFrom, tastingMenuWord } from "../../src/texts/found"
import { VENUE_STATES } from "../../src/texts/venue-state"
import { formatInstant } from "../../src/texts/calendar"
import * as eventStatusTexts from "../../src/texts/event-status"
import { FEATURES as SPACE_FEATURES } from "../../src/texts/functions"
import { countryName, formatMoney } from "../../src/texts/intl"
import { capacity } from "../../src/texts/location"
import { KINDS } from "../../src/texts/menu"
import { ACCESS, FEATURES } from "../../src/texts/venue-features"
import { daysInWords } from "../../src/texts/weekdays"
import { menuSectionAnchor } from "../../src/ui/menu-anchors"
import { listOrder } from "../create-pages/site-index"
import type { DerivedOutput, DerivedSite } from "./derived-output"
import { createGroupedBytes } from "./grouped-bytes"
import { isFound } from "./sitemap"

/** Asks for everything that is found by more than the text of a field. */
const OWN_LISTS = `
    Pages(limit: 0, sort: "title") {
      docs {
        id
        template
        title
        introduction
        sections {
          ... on CMS_TextBlock {
            textHeading: heading
          }
          ... on CMS_QuestionsBlock {
            questions {
              question
              answer
            }
          }
        }
        seo {
          description
        }
      }
    }
    Locations(limit: 0, sort: "name") {
      docs {
        id
        name
        slug
        ${hoursFields()}
        summary
        address {
          street
          district
          city
          postcode
          country
        }
        brand {
          name
          cuisine
        }
        features
        access
        accessNote
        gettingThere
        booking {
          method
          maxPartySize
        }
        menus {
          id
          title
          kind
        }
      }
    }
    FunctionSpaces(limit: 0, sort: "order") {
      docs {
        name
        slug
        description
        seated
        standing
        features
        venue {
          id
          name
          status
        }
      }
    }
    Products(limit: 0, sort: "${listOrder("products")}") {
      docs {
        id
        name
        slug
        format
        description
      }
    }
    Stockists(limit: 0, sort: "name") {
      docs {
        kind
        name
        address {
          city
          country
        }
        products {
          id
        }
      }
    }
    Menus(limit: 0, sort: "title") {
      docs {
        id
        title
        slug
        currency
        kind
        brand {
          name
          slug
          cuisine
        }
        sections {
          title
          items {
            name
            description
            prices {
              amount
            }
            dietary
          }
        }
      }
    }
    TastingMenus(limit: 0, sort: "order") {
      docs {
        title
        slug
        summary
        courses {
          name
        }
        pricePerGuest
        currency
        days
        venues {
          id
          name
          status
        }
      }
    }
    Events(limit: 0, sort: "startsAt") {
      docs {
        id
        title
        slug
        type
        summary
        status
        startsAt
        endsAt
        recurrence {
          ${RECURRENCE_FIELDS}
        }
        venue {
          id
          name
          timeZone
        }
      }
    }
    Jobs(limit: 0, sort: "title") {
      docs {
        id
        title
        slug
        department
        employmentType
        summary
        closesOn
        venue {
          id
          name
          timeZone
        }
      }
    }
`

const MS_A_DAY = 86_400_000

type Content = SearchIndexQuery["cms"]
type VenueRow = NonNullable<Content["Locations"]>["docs"][number]
type MenuRow = NonNullable<Content["Menus"]>["docs"][number]
type PageRow = NonNullable<Content["Pages"]>["docs"][number]
type PageSection = NonNullable<NonNullable<PageRow["sections"]>[number]>

/** By what else its town is called, and its country. */
function otherNamesOf(
  address: { city?: string | null; country?: string | null } | null | undefined,
): readonly (string | undefined)[] {
  const { city, country } = address ?? {}
  if (!country) return []
  return [
    ...otherTownNames(city ?? "", country),
    countryName(country),
    ...otherCountryNames(country),
  ]
}

/** By what is said of where they are; what stands at several places says each once. */
const wordsOfPlaces = (
  places: readonly {
    name?: string | null
    address?: { city?: string | null; country?: string | null } | null
  }[],
): string | undefined =>
  optional(
    wordsOf([
      ...new Set(
        places.flatMap(({ name, address }) => [name, address?.city, ...otherNamesOf(address)]),
      ),
    ]),
  )

/** By the venues that are open, or will be, of those with these ids. */
function wordsOfVenues(cms: Content, venues: readonly ({ id: number } | null | undefined)[]) {
  const ids = new Set(venues.map((venue) => venue?.id))
  return wordsOfPlaces(
    list(cms.Locations?.docs).filter((venue) => ids.has(venue.id) && isNotGone(venue)),
  )
}

/** Where no venue says how many its tables are for. */
const USUAL_TABLE = 8

/** Of guests at one table, the most that any venue takes by itself. */
const largestTable = (cms: Content): number =>
  Math.max(
    0,
    ...list(cms.Locations?.docs)
      .filter(takesBookings)
      .map(({ booking }) => booking?.maxPartySize ?? 0),
  ) || USUAL_TABLE

/** What is for more guests than sit at a table. */
const forParties = (cms: Content): GuestsFor => ({ from: largestTable(cms) + 1, asks: "guests" })

/** In the order in which those are found that are equally good. */
const venues = (cms: Content): SearchEntry[] =>
  [...list(cms.Locations?.docs)].sort(byTrading).map((venue) => ({
    kind: "venue",
    title: venue.name ?? "",
    path: routeTo("locations", venue.slug ?? ""),
    about: wordsOf(
      [venue.address?.street, venue.address?.city, venue.status && VENUE_STATES[venue.status]],
      ", ",
    ),
    words: wordsOf([
      venue.address?.district,
      venue.address?.postcode,
      ...otherNamesOf(venue.address),
      venue.brand?.name,
      venue.brand?.cuisine,
      ...list(menusAt(venue)).flatMap(({ title, kind }) => [title, kind && KINDS[kind]]),
      venue.summary,
      ...list(venue.features).map((feature) => FEATURES[feature]),
      ...list(venue.access).map((access) => ACCESS[access]),
      venue.accessNote,
      venue.gettingThere,
    ]),
    serves: wordsOf(dietsIn(menusOf(cms, venue).flatMap(({ sections }) => list(sections)))),
    hours: venue.status === "open" ? hoursOf(venue) : undefined,
  }))

/** Without what only a table of hours says. */
function hoursOf(venue: VenueRow): HoursRecord {
  const { timeZone, status, weekly, exceptions } = mapHours(venue, venueDocument(venue))
  return { timeZone, status, weekly, exceptions }
}

/** None where the venue has gone for good. */
const menusAt = (venue: VenueRow): VenueRow["menus"] => (isNotGone(venue) ? venue.menus : [])

const menusOf = (cms: Content, venue: VenueRow): readonly MenuRow[] =>
  list(cms.Menus?.docs).filter(({ id }) => list(menusAt(venue)).some((menu) => menu.id === id))

/** Each once, in the order of the week. */
const weekdaysIn = (days: readonly (string | null | undefined)[]): readonly Weekday[] =>
  WEEKDAYS.filter((weekday) => days.includes(weekday))

/** A venue, and whether it trades. */
function venueInWords(cms: Content, { id, name }: { id: number; name?: string | null }): string {
  const status = list(cms.Locations?.docs).find((venue) => venue.id === id)?.status
  return wordsOf([name, status && VENUE_STATES[status]], ", ")
}

/** Spaces for private events. */
function spaces(cms: Content): SearchEntry[] {
  const parties = forParties(cms)
  return list(cms.FunctionSpaces?.docs).flatMap((space) => {
    const { name, slug, description, seated, standing, features, venue } = space
    if (!slug || !venue || !isNotGone(venue) || seated == null || standing == null) return []
    return [
      {
        kind: "space",
        title: name ?? "",
        path: routeTo("functions", { hash: slug }),
        about: wordsOf([venueInWords(cms, venue), capacity(seated, standing)], ", "),
        words: wordsOf([description, ...list(features).map((feature) => SPACE_FEATURES[feature])]),
        where: wordsOfVenues(cms, [venue]),
        guests: { ...parties, to: Math.max(seated, standing) },
      },
    ]
  })
}

/** Where a menu that some venue serves is shown. */
function dishes(cms: Content): SearchEntry[] {
  return list(cms.Menus?.docs).flatMap(({ id, slug, title, kind, currency, brand, sections }) => {
    const servedAt = list(cms.Locations?.docs).filter(
      (venue) => isNotGone(venue) && list(venue.menus).some((menu) => menu.id === id),
    )
    if (!slug || !brand?.slug || servedAt.length === 0) return []
    const path = routeTo("menus", slug)
    const served = `${brand.name ?? ""}, ${title ?? ""}`
    return [
      {
        kind: "menu",
        title: title ?? "",
        path,
        about: brand.name ?? "",
        words: wordsOf([
          kind && KINDS[kind],
          brand.cuisine,
          ...list(sections).map((section) => section.title),
          ...dietsIn(sections),
        ]),
        // A dish is what its house cooks, too: “pizza marinara”.
        where: wordsOf([brand.cuisine, wordsOfVenues(cms, servedAt)]),
      },
      ...list(sections).flatMap(({ title: section, items }, index) =>
        list(items).map(({ name, description, prices, dietary }): SearchEntry => ({
          kind: "dish",
          title: name ?? "",
          path: `${path}#${menuSectionAnchor({ slug }, index)}`,
          about: wordsOf([served, priceOf(prices, currency)], ", "),
          words: wordsOf([
            section,
            description,
            ...list(dietary).map((label) => DIETARY_LABELS[label]),
          ]),
        })),
      ),
    ]
  })
}

/** What some dish is said to be, each once; what it is before what it can be on request. */
function dietsIn(sections: MenuRow["sections"]): readonly string[] {
  const said = new Set(
    list(sections).flatMap(({ items }) => list(items).flatMap(({ dietary }) => list(dietary))),
  )
  return DIETS.filter((label) => said.has(label)).map((label) => DIETARY_LABELS[label])
}
const DIETS = Object.keys(DIETARY_LABELS) as DietaryLabel[]

/** "€9.50"; of several sizes the least. */
function priceOf(
  prices: readonly { readonly amount: number }[],
  currency: string | null | undefined,
): string | undefined {
  const amounts = prices.map(({ amount }) => amount)
  if (!currency || amounts.length === 0) return undefined
  const least = formatMoney({ amount: Math.min(...amounts), currency })
  return amounts.length > 1 ? pricedFrom(least) : least
}

const tastingMenus = (cms: Content): SearchEntry[] =>
  list(cms.TastingMenus?.docs)
    .filter(isServed)
    .map(({ title, slug, summary, courses, venues, pricePerGuest, currency, days }) => ({
      kind: "menu",
      title: title ?? "",
      path: routeTo("tasting-menus", slug ?? ""),
      about: wordsOf(
        [
          ...list(venues).map((venue) => venueInWords(cms, venue)),
          priceOf([{ amount: pricePerGuest ?? 0 }], currency),
          daysInWords(weekdaysIn(list(days))),
        ],
        ", ",
      ),
      words: wordsOf([tastingMenuWord, summary, ...list(courses).map(({ name }) => name)]),
      where: wordsOfVenues(cms, list(venues)),
      weekdays: weekdaysIn(list(days)),
    }))

/** Not those that are over, as what is postponed is not with the date that it had. */
const events = (cms: Content, now: Date): SearchEntry[] =>
  list(cms.Events?.docs).flatMap((event) => {
    const { title, slug, type, summary, status, startsAt, endsAt, venue } = event
    if (!slug || !startsAt || !endsAt || !venue?.timeZone) return []
    const recurrence = mapRecurrence({ ...event, startsAt }, venue.timeZone, eventDocument(event))
    const { timeZone } = venue
    const dates = occurrences({ startsAt, endsAt, recurrence }, timeZone, now, DAYS_OF_DATES)
    const [next] = dates
    if (!next && status !== "postponed") return []
    const soon = new Date(now.getTime() + DAYS_OF_DATES * MS_A_DAY).toISOString()
    return [
      {
        kind: "event",
        title: title ?? "",
        path: routeTo("events", slug),
        about: wordsOf(
          [
            status && status !== "scheduled" ? eventStatusTexts[status] : undefined,
            next && formatInstant(next.startsAt, timeZone, "dayShort"),
            venue.name,
          ],
          ", ",
        ),
        words: wordsOf([type && EVENT_TYPES[type], summary]),
        where: wordsOfVenues(cms, [venue]),
        on: isCalledOff({ status: status ?? "scheduled" })
          ? undefined
          : { timeZone, dates: dates.filter((date) => date.startsAt < soon) },
      },
    ]
  })

const jobs = (cms: Content, now: Date): SearchEntry[] =>
  list(cms.Jobs?.docs).flatMap((job) => {
    const { title, slug, department, employmentType, closesOn, venue } = job
    const timeZone = venue?.timeZone
    if (timeZone && !isOpen({ closesOn: optional(closesOn), venue: { timeZone } }, now)) return []
    return [
      {
        kind: "job",
        title: title ?? "",
        path: routeTo("jobs", slug ?? ""),
        about: venue?.name ?? "",
        words: wordsOf([
          department && DEPARTMENTS[department],
          employmentType && EMPLOYMENT_TYPES[employmentType],
          job.summary,
        ]),
        where: wordsOfVenues(cms, [venue]),
      },
    ]
  })

/** An online shop is found by its name alone. */
const shopsIn = (cms: Content) =>
  list(cms.Stockists?.docs).map((shop) =>
    shop.kind === "online" ? { ...shop, address: undefined } : shop,
  )

/** By where they are sold. */
function products(cms: Content): SearchEntry[] {
  const shops = new Map<unknown, ReturnType<typeof shopsIn>>()
  for (const shop of shopsIn(cms)) {
    for (const { id } of list(shop.products)) getOrMake(shops, id, () => []).push(shop)
  }
  return list(cms.Products?.docs).map(({ id, name, slug, format, description }) => ({
    kind: "product",
    title: name ?? "",
    path: routeTo("products", slug ?? ""),
    about: optional(format),
    words: optional(description),
    where: wordsOfPlaces(shops.get(id) ?? []),
  }))
}

/** What else pages are found by than by what is written on them. */
const MORE_OF_PAGES: Readonly<
  Partial<Record<PageTemplate, (cms: Content) => Pick<SearchEntry, "where" | "guests">>>
> = {
  stockists: (cms) => ({ where: wordsOfPlaces(shopsIn(cms)) }),
  book: (cms) => ({ guests: { from: 1, to: largestTable(cms), asks: "party" } }),
  functions: (cms) => ({ guests: forParties(cms) }),
}

const pages = (cms: Content): SearchEntry[] =>
  list(cms.Pages?.docs).flatMap(
    ({ template, title, introduction, sections, seo }): SearchEntry[] =>
      template && isPageTemplate(template) && isFound(template)
        ? [
            {
              kind: "page",
              title: title ?? "",
              path: routeTo(template),
              about: optional(introduction),
              words: wordsOf([
                ...(PAGE_WORDS[template]?.split(" ") ?? []),
                seo?.description,
                ...list(sections).flatMap(wordsOfSection),
              ]),
              ...MORE_OF_PAGES[template]?.(cms),
            },
          ]
        : [],
  )

/** By what a part of a page is asked for: its heading, or the questions that it answers. */
const wordsOfSection = (section: PageSection): readonly (string | null | undefined)[] => {
  if ("textHeading" in section) return [section.textHeading]
  if (!("questions" in section)) return []
  return list(section.questions).flatMap(({ question, answer }) => [question, answer])
}

const wordsOf = (parts: readonly (string | null | undefined)[], between = BETWEEN_PARTS): string =>
  parts.filter(Boolean).join(between)

/** The fields by whose text a document is found, beside its name. */
interface FoundBy {
  kind: SearchKind
  /** What stands under the name. */
  about?: string
  words?: string
}

type Find = (cms: Content, now: Date) => SearchEntry[]

/** What is found in lists that are as they were, at the same moment, are the same entries: of those, thousands are not looked at. */
const onceForLists = (find: Find): Find =>
  onceFor(find, (cms, now) => [
    now.getTime(),
    ...Object.entries(cms).flatMap(([name, listed]) => (LISTS_BY_FIELDS.has(name) ? [] : [listed])),
  ])

/** How each kind of content is found; by its name alone where nothing is said. */
const FOUND_BY: { readonly [Collection in CollectionWithPages]?: FoundBy | Find } = {
  locations: onceForLists(venues),
  menus: onceForLists(dishes),
  "tasting-menus": onceForLists(tastingMenus),
  events: onceForLists(events),
  jobs: onceForLists(jobs),
  products: onceForLists(products),
  news: { kind: "news", about: "excerpt", words: "tags" },
  brands: { kind: "page", about: "tagline", words: "summary" },
}
const foundByOf = (collection: CollectionWithPages) => FOUND_BY[collection] ?? { kind: "page" }

/** In the order of the above. */
const FOUND = [...new Set([...Object.keys(FOUND_BY), ...COLLECTIONS_WITH_PAGES])].filter(
  isWithPages,
)

/** Those that are read for themselves alone. */
const LISTS_BY_FIELDS: ReadonlySet<string> = new Set(
  FOUND.flatMap((collection) =>
    typeof foundByOf(collection) === "function" ? [] : [CONTENT_TYPES[collection].list],
  ),
)

const listsByFields = FOUND.flatMap((collection) => {
  const foundBy = foundByOf(collection)
  if (typeof foundBy === "function") return []
  const { list: name, nameField } = CONTENT_TYPES[collection]
  const { about, words } = foundBy
  const fields = [`name: ${nameField}`, about && `about: ${about}`, words && `words: ${words}`]
  return `${name}(limit: 0, sort: "${listOrder(collection)}") {
      docs { id slug ${fields.filter(Boolean).join(" ")} }
    }`
})

/** As the fields are called above. */
interface ListedByFields {
  slug?: string | null
  name?: string | null
  about?: string | null
  words?: string | readonly string[] | null
}

/** Of what is said of a document the same entry is made, as long as that is the same object. */
const entries = new WeakMap<ListedByFields, SearchEntry>()
const bytesOf = createGroupedBytes<SearchEntry>(
  (entry, at) => `${at > 0 ? "," : ""}${JSON.stringify(entry)}`,
)

const entriesByFields = (
  collection: CollectionWithPages,
  { kind }: FoundBy,
  cms: Content,
): SearchEntry[] =>
  list<ListedByFields>(cms[CONTENT_TYPES[collection].list]?.docs).map((document) =>
    getOrMake(entries, document, () => {
      const { slug, name, about, words } = document
      return {
        kind,
        title: name ?? "",
        path: routeTo(collection, slug ?? ""),
        about: optional(about),
        words: optional([words ?? []].flat().join(BETWEEN_PARTS)),
      }
    }),
  )

const spacesAndPages = onceForLists((cms) => [...spaces(cms), ...pages(cms)])

export const searchIndexQuery = `query SearchIndex {
  cms {${OWN_LISTS}
    ${listsByFields.join("\n    ")}
  }
}`

/** What guests can search for: one entry for each thing, with the words it is found by. Read by the search page alone. */
export const searchIndex: DerivedOutput<SearchIndexQuery> = {
  name: "search index",
  query: searchIndexQuery,
  files({ cms }, { now, pages: known }: DerivedSite) {
    const found = [
      ...FOUND.flatMap((collection) => {
        const foundBy = foundByOf(collection)
        return typeof foundBy === "function"
          ? foundBy(cms, now)
          : entriesByFields(collection, foundBy, cms)
      }),
      ...spacesAndPages(cms, now),
    ].filter(({ path }) => known.has(path.replace(/#.*$/, "")))
    const text = Buffer.concat([Buffer.from("["), ...bytesOf(found), Buffer.from("]")])
    return [{ path: SEARCH_INDEX.slice(1), text }]
  },
}
