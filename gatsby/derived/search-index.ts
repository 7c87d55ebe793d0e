import { DIETARY_LABELS } from "../../shared/food-labels"
import { occurrences } from "../../shared/recurrence"
import { isPageTemplate, routeTo } from "../../shared/paths"
import { SEARCH_INDEX, type SearchEntry } from "../../shared/search"
import { list, optional } from "../../src/content/content-error"
import { mapRecurrence, eventDocument } from "../../src/content/event-summary"
import type { SearchIndexQuery } from "../../src/content/generated/queries"
import { isOpen } from "../../src/content/open-jobs"
import { DEPARTMENTS, EMPLOYMENT_TYPES } from "../../src/texts/careers"
import { PAGE_WORDS, pricedFrom } from "../../src/texts/found"
import { formatMoney } from "../../src/texts/intl"
import { ACCESS, FEATURES } from "../../src/texts/venue"
import { menuSectionAnchor } from "../../src/ui/menu-anchors"
import type { DerivedOutput, DerivedSite } from "./derived-output"
import { isFound } from "./sitemap"

const query = /* GraphQL */ `
  query SearchIndex {
    cms {
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
      Brands(limit: 0, sort: "order") {
        docs {
          id
          name
          slug
          tagline
          summary
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          id
          name
          slug
          summary
          address {
            street
            district
            city
          }
          features
          access
          accessNote
          gettingThere
          menus {
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
          brand {
            name
            slug
          }
          sections {
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
          venues {
            id
            name
          }
        }
      }
      Events(limit: 0, sort: "startsAt") {
        docs {
          id
          title
          slug
          summary
          startsAt
          endsAt
          recurrence {
            frequency
            until
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
      Products(limit: 0, sort: "order") {
        docs {
          name
          slug
          format
          description
        }
      }
      NewsArticles(limit: 0, sort: "-publishedOn,slug") {
        docs {
          id
          title
          slug
          excerpt
          tags
        }
      }
    }
  }
`

type Content = SearchIndexQuery["cms"]
type PageRow = NonNullable<Content["Pages"]>["docs"][number]
type PageSection = NonNullable<NonNullable<PageRow["sections"]>[number]>

/** What guests can search for: one entry for each thing, with the words it is found by. Read by the search page alone. */
export const searchIndex: DerivedOutput<SearchIndexQuery> = {
  name: "search index",
  query,
  files({ cms }, { now, pages }: DerivedSite) {
    const known = new Set(pages)
    const entries = [
      ...venues(cms),
      ...dishes(cms),
      ...tastingMenus(cms),
      ...events(cms, now),
      ...jobs(cms, now),
      ...products(cms),
      ...news(cms),
      ...ownPages(cms),
    ].filter(({ path }) => known.has(path.replace(/#.*$/, "")))
    return [{ path: SEARCH_INDEX.slice(1), text: JSON.stringify(entries) }]
  },
}

const venues = (cms: Content): SearchEntry[] =>
  list(cms.Locations?.docs).map((venue) => ({
    kind: "venue",
    title: venue.name ?? "",
    path: routeTo("locations", venue.slug ?? ""),
    about: wordsOf([venue.address?.street, venue.address?.city], ", "),
    words: wordsOf([
      venue.address?.district,
      venue.summary,
      ...list(venue.features).map((feature) => FEATURES[feature]),
      ...list(venue.access).map((access) => ACCESS[access]),
      venue.accessNote,
      venue.gettingThere,
    ]),
  }))

/** Where a menu that some venue serves is shown. */
function dishes(cms: Content): SearchEntry[] {
  const servedMenus = new Set(
    list(cms.Locations?.docs).flatMap(({ menus }) => list(menus).map(({ id }) => id)),
  )
  return list(cms.Menus?.docs).flatMap(({ id, slug, title, currency, brand, sections }) => {
    if (!slug || !brand?.slug || !servedMenus.has(id)) return []
    const path = routeTo("menus", slug)
    const served = `${brand.name ?? ""}, ${title ?? ""}`
    return [
      {
        kind: "menu",
        title: title ?? "",
        path,
        about: brand.name ?? "",
      },
      ...list(sections).flatMap(({ items }, index) =>
        list(items).map(({ name, description, prices, dietary }): SearchEntry => ({
          kind: "dish",
          title: name ?? "",
          path: `${path}#${menuSectionAnchor({ slug }, index)}`,
          about: wordsOf([served, priceOf(prices, currency)], ", "),
          words: wordsOf([description, ...list(dietary).map((label) => DIETARY_LABELS[label])]),
        })),
      ),
    ]
  })
}

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
  list(cms.TastingMenus?.docs).map(({ title, slug, summary, courses, venues }) => ({
    kind: "menu",
    title: title ?? "",
    path: routeTo("tasting-menus", slug ?? ""),
    about: list(venues)
      .map(({ name }) => name)
      .join(", "),
    words: wordsOf([summary, ...list(courses).map(({ name }) => name)]),
  }))

/** Not those that are over. */
const events = (cms: Content, now: Date): SearchEntry[] =>
  list(cms.Events?.docs).flatMap((event) => {
    const { title, slug, summary, startsAt, endsAt, venue } = event
    if (!slug || !startsAt || !endsAt || !venue?.timeZone) return []
    const recurrence = mapRecurrence(event.recurrence, eventDocument(event))
    const next = occurrences({ startsAt, endsAt, recurrence }, venue.timeZone, now, 1)
    if (next.length === 0) return []
    const path = routeTo("events", slug)
    return [
      {
        kind: "event",
        title: title ?? "",
        path,
        about: venue.name ?? "",
        words: optional(summary),
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
      },
    ]
  })

const products = (cms: Content): SearchEntry[] =>
  list(cms.Products?.docs).map(({ name, slug, format, description }) => ({
    kind: "product",
    title: name ?? "",
    path: routeTo("products", slug ?? ""),
    about: optional(format),
    words: optional(description),
  }))

const news = (cms: Content): SearchEntry[] =>
  list(cms.NewsArticles?.docs).map(({ title, slug, excerpt, tags }) => ({
    kind: "news",
    title: title ?? "",
    path: routeTo("news", slug ?? ""),
    about: optional(excerpt),
    words: list(tags).join(" "),
  }))

const ownPages = (cms: Content): SearchEntry[] => [
  ...list(cms.Brands?.docs).map(({ name, slug, tagline, summary }): SearchEntry => ({
    kind: "page",
    title: name ?? "",
    path: routeTo("brands", slug ?? ""),
    about: optional(tagline),
    words: optional(summary),
  })),
  ...list(cms.Pages?.docs).flatMap(
    ({ template, title, introduction, sections, seo }): SearchEntry[] =>
      template && isPageTemplate(template) && isFound(template)
        ? [
            {
              kind: "page",
              title: title ?? "",
              path: routeTo(template),
              about: optional(introduction),
              words: wordsOf([
                PAGE_WORDS[template],
                seo?.description,
                ...list(sections).flatMap(wordsOfSection),
              ]),
            },
          ]
        : [],
  ),
]

/** By what a part of a page is asked for: its heading, or the questions that it answers. */
const wordsOfSection = (section: PageSection): readonly (string | null | undefined)[] => {
  if ("textHeading" in section) return [section.textHeading]
  if (!("questions" in section)) return []
  return list(section.questions).flatMap(({ question, answer }) => [question, answer])
}

const wordsOf = (parts: readonly (string | null | undefined)[], between = " "): string =>
  parts.filter(Boolean).join(between)
