import { isDeepStrictEqual } from "node:util"
import type { CreatePagesArgs } from "gatsby"
import {
  COLLECTIONS_WITH_PAGES,
  type CollectionWithPages,
  CONTENT_TYPES,
} from "../../shared/content-types"
import { getOrMake } from "../../lib/get-or-make"
import type { Coordinates } from "../../shared/geo"
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from "../../shared/paths"
import { ContentError, list } from "../../src/content/content-error"
import { RECURRENCE_FIELDS } from "../../src/content/event-summary"
import type { SiteIndexQuery } from "../../src/content/generated/queries"
import { newsTopics, subjectsOf, type NewsTopic } from "../../shared/news-topics"
import { hasPickupPage } from "../../src/content/pickup"
import { isServed } from "../../src/content/tasting-menu"
import { isNotGone } from "../../src/content/trading"
import { eventTimes, jobClosing, type EventTimes, type JobClosing } from "./listing-times"

/** What is asked of some documents for the sake of others' pages. */
const MORE: Partial<Record<CollectionWithPages, string>> = {
  locations: "status geo { latitude longitude } pickup { offered } brand { id slug }",
  news: "tags brands { id } venues { id }",
  events: `status startsAt endsAt recurrence { ${RECURRENCE_FIELDS} } venue { id slug timeZone brand { id slug } }`,
  menus: "brand { id slug }",
  "tasting-menus": "venues { id slug status brand { id slug } }",
  products: "brand { id slug }",
  jobs: "closesOn venue { id slug timeZone }",
}
/** As lists of them are shown. */
const ORDER: Partial<Record<CollectionWithPages, string>> = {
  brands: "order",
  news: "-publishedOn,slug",
  products: "order",
}

export const listOrder = (collection: CollectionWithPages): string =>
  ORDER[collection] ?? CONTENT_TYPES[collection].nameField

const documentLists = COLLECTIONS_WITH_PAGES.map((collection) => {
  const { list: name, nameField } = CONTENT_TYPES[collection]
  const fields = `id slug ${nameField} ${MORE[collection] ?? ""}`
  return `${name}(limit: 0, sort: "${listOrder(collection)}") { docs { ${fields} } }`
})

/** Asks for every published document that has a page, and for what pages list for a time. */
export const siteIndexQuery = `query SiteIndex {
  cms {
    Pages(limit: 0) { docs { id template title } }
    ${documentLists.join("\n    ")}
    Stockists(limit: 0) { docs { id kind } }
    FunctionSpaces(limit: 0) { docs { id venue { status } } }
  }
}`

/**
 * Every published document that has a page, with what its path and context need, and what pages list for a time.
 * @throws Error where the CMS cannot answer
 */
export async function fetchSiteIndex(graphql: CreatePagesArgs["graphql"]): Promise<SiteIndex> {
  const { data, errors } = await graphql<SiteIndexQuery>(siteIndexQuery)
  if (errors || !data) throw new Error(`The list of pages cannot be read: ${String(errors)}`)
  return toSiteIndex(data)
}

type Id = string | number

export interface SiteIndex {
  pages: readonly { id: Id; template: string; title: string }[]
  /** Of each collection in the order of its lists. */
  documents: readonly IndexedDocument[]
  /** What several articles are about. */
  topics: readonly NewsTopic[]
  events: readonly IndexedEvent[]
  jobs: readonly IndexedJob[]
  /** How many there are of what is not listed by its pages alone; shops are those with a door. */
  counts: Readonly<Record<"shops" | "spaces" | "tastingMenus", number>>
}

export interface IndexedDocument {
  collection: CollectionWithPages
  id: Id
  slug: string
  name: string
  /** Of the brand whose header it stands under and whose look it has; nothing where those are the group's. */
  brandSlug: string | undefined
  /** Of the one venue that it is about. */
  venueSlug: string | undefined
  /** What it is about, to find what else is. */
  subjects: readonly string[]
  /** A venue with a page to order from. */
  hasPickupPage: boolean
  /** A venue that has closed for good. */
  isGone: boolean
  /** Where a venue is; nothing where that cannot be read, of which its page says what is wrong. */
  geo: Coordinates | undefined
}

export interface IndexedEvent {
  id: Id
  slug: string
  venueId: Id | undefined
  /** Where they cannot be read, whoever shows the event says what is wrong with it. */
  times: EventTimes | undefined
}

export interface IndexedJob {
  id: Id
  slug: string
  closing: JobClosing | undefined
}

export function toSiteIndex({ cms }: SiteIndexQuery): SiteIndex {
  const documents = COLLECTIONS_WITH_PAGES.flatMap((collection) =>
    list<Listed>(cms[CONTENT_TYPES[collection].list]?.docs).map((document) =>
      indexed(collection, document),
    ),
  )
  return {
    pages: list(cms.Pages?.docs).map((page) => ({
      id: page.id,
      template: page.template ?? "",
      title: page.title ?? "",
    })),
    documents,
    topics: newsTopics(documents),
    events: list(cms.Events?.docs).map((event) => ({
      id: event.id,
      slug: event.slug ?? "",
      venueId: event.venue?.id,
      times: ifReadable(() => eventTimes(event)),
    })),
    jobs: list(cms.Jobs?.docs).map((job) => ({
      id: job.id,
      slug: job.slug ?? "",
      closing: ifReadable(() => jobClosing(job)),
    })),
    counts: {
      shops: list(cms.Stockists?.docs).filter(({ kind }) => kind !== "online").length,
      spaces: list(cms.FunctionSpaces?.docs).filter(({ venue }) => isNotGone(venue ?? {})).length,
      tastingMenus: list(cms.TastingMenus?.docs).filter(isServed).length,
    },
  }
}

/** Whether the same pages follow from both: what a document is called stands in messages and in topics alone. */
export function isSamePlan(one: SiteIndex, other: SiteIndex): boolean {
  const { documents, ...others } = one
  const { documents: documentsOther, ...othersOther } = other
  return (
    documents.length === documentsOther.length &&
    documents.every((document, at) => {
      const there = documentsOther[at]
      if (document === there) return true
      return (
        there !== undefined && isDeepStrictEqual({ ...document, name: "" }, { ...there, name: "" })
      )
    }) &&
    isDeepStrictEqual(others, othersOther)
  )
}

interface ListedVenue {
  id: Id
  slug?: string | null
  brand?: { slug?: string | null } | null
}

/** A document of any of the lists, as far as one of them asks. */
interface Listed {
  id: Id
  slug?: string | null
  name?: string | null
  title?: string | null
  brand?: { slug?: string | null } | null
  venue?: ListedVenue | null
  brands?: readonly { id: Id }[] | null
  venues?: readonly ListedVenue[] | null
  tags?: readonly string[] | null
  pickup?: { offered?: boolean | null } | null
  status?: string | null
  geo?: { latitude?: number | null; longitude?: number | null } | null
}

const known = new WeakMap<Listed, IndexedDocument>()

/** Of what is said of a document the same object is made, as long as that is the same object. */
const indexed = (collection: CollectionWithPages, document: Listed): IndexedDocument =>
  getOrMake(known, document, () => indexOf(collection, document))

function indexOf(collection: CollectionWithPages, document: Listed): IndexedDocument {
  const {
    id,
    name = document.title,
    venues,
    venue = onlyOne(list(venues)),
    brand = document.venue?.brand ?? onlyBrandOf(venues),
    brands,
    tags,
    geo,
  } = document
  const slug = slugOf(CONTENT_TYPES[collection].type, document.slug, name, id)
  return {
    collection,
    id,
    slug,
    name: name ?? "",
    brandSlug: collection === "brands" ? slug : (brand?.slug ?? undefined),
    venueSlug: collection === "locations" ? slug : (venue?.slug ?? undefined),
    subjects: subjectsOf({
      brands: list(brands).map(({ id }) => id),
      venues: list(venues).map(({ id }) => id),
      tags: list(tags),
    }),
    hasPickupPage: collection === "locations" && hasPickupPage(document),
    isGone: collection === "locations" && !isNotGone(document),
    geo:
      geo?.latitude != null && geo.longitude != null
        ? { latitude: geo.latitude, longitude: geo.longitude }
        : undefined,
  }
}

const onlyOne = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? first : undefined

/** Of the venues of a document that stands under no brand itself. */
function onlyBrandOf(venues: Listed["venues"]) {
  const [first, ...others] = list(venues).map(({ brand }) => brand)
  return others.every((brand) => brand?.slug === first?.slug) ? first : undefined
}

function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

function slugOf(
  type: string,
  slug: string | null | undefined,
  name: string | null | undefined,
  id: Id,
) {
  if (slug && SLUG_PATTERN.test(slug) && slug.length <= SLUG_MAX_LENGTH) return slug
  throw new ContentError(
    { type, name, id },
    "slug",
    slug ? `is “${slug}”` : "is empty",
    "lower-case letters, digits and single hyphens, 64 characters at most",
  )
}
