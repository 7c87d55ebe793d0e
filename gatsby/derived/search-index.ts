import { DIETARY_LABELS } from "../../shared/food-labels"
import { occurrences } from "../../shared/recurrence"
import { isPageTemplate, routeTo } from "../../shared/paths"
import { SEARCH_INDEX, type SearchEntry } from "../../shared/search"
import { list, optional } from "../../src/content/content-error"
import { mapRecurrence, eventDocument } from "../../src/content/event-summary"
import type { SearchIndexQuery } from "../../src/content/generated/queries"
import { isOpen } from "../../src/content/open-jobs"
import { PAGE_WORDS } from "../../src/texts/found"
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
          brand {
            name
            slug
          }
          sections {
            items {
              name
              description
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
  list(cms.Locations?.docs).map(({ name, slug, summary, address }) => ({
    kind: "venue",
    title: name ?? "",
    path: routeTo("locations", slug ?? ""),
    about: [address?.street, address?.city].filter(Boolean).join(", "),
    words: [address?.district, summary].filter(Boolean).join(" "),
  }))

/** Where a menu that some venue serves is shown. */
function dishes(cms: Content): SearchEntry[] {
  const served = new Set(
    list(cms.Locations?.docs).flatMap(({ menus }) => list(menus).map(({ id }) => id)),
  )
  return list(cms.Menus?.docs).flatMap(({ id, slug, title, brand, sections }) => {
    if (!slug || !brand?.slug || !served.has(id)) return []
    const path = routeTo("menus", slug)
    const about = `${brand.name ?? ""}, ${title ?? ""}`
    return [
      {
        kind: "menu",
        title: title ?? "",
        path,
        about: brand.name ?? "",
      },
      ...list(sections).flatMap(({ items }, index) =>
        list(items).map(({ name, description, dietary }): SearchEntry => ({
          kind: "dish",
          title: name ?? "",
          path: `${path}#${menuSectionAnchor({ slug }, index)}`,
          about,
          words: [description, ...list(dietary).map((label) => DIETARY_LABELS[label])]
            .filter(Boolean)
            .join(" "),
        })),
      ),
    ]
  })
}

const tastingMenus = (cms: Content): SearchEntry[] =>
  list(cms.TastingMenus?.docs).map(({ title, slug, summary, courses, venues }) => ({
    kind: "menu",
    title: title ?? "",
    path: routeTo("tasting-menus", slug ?? ""),
    about: list(venues)
      .map(({ name }) => name)
      .join(", "),
    words: [summary, ...list(courses).map(({ name }) => name)].filter(Boolean).join(" "),
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
  list(cms.Jobs?.docs).flatMap(({ title, slug, closesOn, venue }) => {
    const timeZone = venue?.timeZone
    if (timeZone && !isOpen({ closesOn: optional(closesOn), venue: { timeZone } }, now)) return []
    return [
      {
        kind: "job",
        title: title ?? "",
        path: routeTo("jobs", slug ?? ""),
        about: venue?.name ?? "",
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
  ...list(cms.Pages?.docs).flatMap(({ template, title, introduction }): SearchEntry[] =>
    template && isPageTemplate(template) && isFound(template)
      ? [
          {
            kind: "page",
            title: title ?? "",
            path: routeTo(template),
            about: optional(introduction),
            words: PAGE_WORDS[template],
          },
        ]
      : [],
  ),
]
