import type { CreatePagesArgs } from "gatsby"
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from "../../shared/paths"
import { ContentError, list } from "../../src/content/content-error"
import type { SiteIndexQuery } from "../../src/content/generated/queries"
import { eventTimes, jobClosing, type EventTimes, type JobClosing } from "./listing-times"

/**
 * Every published document that has a page, with what its path and context need, and what pages list for a time.
 * @throws Error where the CMS cannot answer
 */
export async function fetchSiteIndex(graphql: CreatePagesArgs["graphql"]): Promise<SiteIndex> {
  const { data, errors } = await graphql<SiteIndexQuery>(/* GraphQL */ `
    query SiteIndex {
      cms {
        Pages(limit: 0) {
          docs {
            id
            template
            title
          }
        }
        Brands(limit: 0, sort: "order") {
          docs {
            id
            slug
            name
          }
        }
        Locations(limit: 0, sort: "name") {
          docs {
            id
            slug
            name
            brand {
              id
              slug
            }
          }
        }
        NewsArticles(limit: 0, sort: "-publishedOn,slug") {
          docs {
            id
            slug
            title
            tags
            brands {
              id
            }
            venues {
              id
            }
          }
        }
        Events(limit: 0) {
          docs {
            id
            slug
            title
            status
            startsAt
            endsAt
            recurrence {
              frequency
              until
            }
            venue {
              id
              timeZone
            }
          }
        }
        Jobs(limit: 0) {
          docs {
            id
            slug
            title
            closesOn
            venue {
              id
              timeZone
            }
          }
        }
      }
    }
  `)
  if (errors || !data) throw new Error(`The list of pages cannot be read: ${String(errors)}`)
  return toSiteIndex(data)
}

type Id = string | number

export interface SiteIndex {
  pages: readonly { id: Id; template: string; title: string }[]
  brands: readonly { id: Id; slug: string; name: string }[]
  venues: readonly { id: Id; slug: string; name: string; brandSlug: string }[]
  news: readonly { id: Id; slug: string; title: string; subjects: readonly string[] }[]
  events: readonly IndexedEvent[]
  jobs: readonly IndexedJob[]
}

export interface IndexedEvent {
  slug: string
  venueId: Id | undefined
  /** Where they cannot be read, whoever shows the event says what is wrong with it. */
  times: EventTimes | undefined
}

export interface IndexedJob {
  slug: string
  closing: JobClosing | undefined
}

export function toSiteIndex({ cms }: SiteIndexQuery): SiteIndex {
  return {
    pages: list(cms.Pages?.docs).map((page) => ({
      id: page.id,
      template: page.template ?? "",
      title: page.title ?? "",
    })),
    brands: list(cms.Brands?.docs).map((brand) => ({
      id: brand.id,
      slug: slugOf("Brand", brand.slug, brand.name, brand.id),
      name: brand.name ?? "",
    })),
    venues: list(cms.Locations?.docs).map((venue) => ({
      id: venue.id,
      slug: slugOf("Location", venue.slug, venue.name, venue.id),
      name: venue.name ?? "",
      brandSlug: venue.brand?.slug ?? "",
    })),
    news: list(cms.NewsArticles?.docs).map((article) => ({
      id: article.id,
      slug: slugOf("NewsArticle", article.slug, article.title, article.id),
      title: article.title ?? "",
      subjects: [
        ...list(article.brands).map(({ id }) => `brand ${id}`),
        ...list(article.venues).map(({ id }) => `venue ${id}`),
        ...list(article.tags).map((tag) => `tag ${tag}`),
      ],
    })),
    events: list(cms.Events?.docs).map((event) => ({
      slug: event.slug ?? "",
      venueId: event.venue?.id,
      times: ifReadable(() => eventTimes(event)),
    })),
    jobs: list(cms.Jobs?.docs).map((job) => ({
      slug: job.slug ?? "",
      closing: ifReadable(() => jobClosing(job)),
    })),
  }
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
