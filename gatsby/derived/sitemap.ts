import { CONTENT_TYPES, type ContentSlug } from "../../shared/content-types"
import { SITE_PAGES, UNDOCUMENTED_PAGES } from "../../shared/pages"
import {
  isAppShell,
  isNewsTopic,
  isPageTemplate,
  NEWS_PAGE_SIZE,
  PAGE_TEMPLATES,
  routeTo,
  type PageTemplate,
  pickupPath,
} from "../../shared/paths"
import { list } from "../../src/content/content-error"
import type { SitemapQuery } from "../../src/content/generated/queries"
import { previewUrl, type Image } from "../../src/content/image"
import { hasPickupPage } from "../../src/content/pickup"
import { optionalPicture } from "../../src/content/picture"
import type { DerivedFile, DerivedOutput, DerivedSite } from "./derived-output"
import { element, xmlDocument, type Xml } from "./xml"

const query = /* GraphQL */ `
  query Sitemap {
    cms {
      Pages(limit: 0) {
        docs {
          id
          template
          updatedAt
          hero {
            image: url
          }
        }
      }
      Brands(limit: 0) {
        docs {
          id
          slug
          updatedAt
          hero {
            image: url
          }
        }
      }
      Locations(limit: 0) {
        docs {
          id
          slug
          updatedAt
          brand {
            id
          }
          pickup {
            offered
          }
          menus {
            id
            takeaway
          }
          hero {
            image: url
          }
        }
      }
      NewsArticles(limit: 0, sort: "-publishedOn,slug") {
        docs {
          id
          slug
          updatedAt
          image {
            image: url
          }
        }
      }
      Menus(limit: 0) {
        docs {
          id
          slug
          updatedAt
          brand {
            id
          }
        }
      }
      Events(limit: 0) {
        docs {
          id
          slug
          image {
            image: url
          }
          updatedAt
          venue {
            id
          }
        }
      }
      TastingMenus(limit: 0) {
        docs {
          id
          slug
          image {
            image: url
          }
          venues {
            id
          }
          updatedAt
        }
      }
      FunctionSpaces(limit: 0) {
        docs {
          id
          updatedAt
        }
      }
      Jobs(limit: 0) {
        docs {
          id
          slug
          updatedAt
        }
      }
      Products(limit: 0) {
        docs {
          id
          slug
          image {
            image: url
          }
          updatedAt
        }
      }
      Stockists(limit: 0) {
        docs {
          id
          updatedAt
          products {
            id
          }
        }
      }
    }
  }
`

/** What pages show of content that `shownOn` names no page of the site for, or another one. */
const SHOWS_TOO: Partial<Readonly<Record<PageTemplate, readonly ContentSlug[]>>> = {
  home: ["brands", "locations", "events", "news"],
  menus: ["brands", "locations", "menus"],
  whatson: ["events"],
  careers: ["jobs"],
  degustation: ["tasting-menus"],
  stockists: ["products"],
  about: ["brands"],
  locations: ["locations"],
  book: ["locations"],
  order: ["locations"],
  contact: ["locations"],
}

interface Entry {
  path: string
  /** Instants of the last change of everything it is made of, ISO 8601. */
  changes: readonly Change[]
  image?: Image
}

type Change = string | null | undefined
type Content = SitemapQuery["cms"]

/** One for each kind of address, so that a search engine can be asked how much of each it knows. */
function entriesOf(cms: Content): Readonly<Record<string, readonly Entry[]>> {
  const brands = list(cms.Brands?.docs)
  const venues = list(cms.Locations?.docs)
  const articles = list(cms.NewsArticles?.docs)
  const menus = list(cms.Menus?.docs)
  const newsDocument = list(cms.Pages?.docs).find(({ template }) => template === "news")
  const newsLists = Array.from(
    { length: Math.ceil(articles.length / NEWS_PAGE_SIZE) },
    (_, index) => ({
      path: routeTo("news", index + 1),
      changes: [
        newsDocument?.updatedAt,
        ...changesOf(articles.slice(index * NEWS_PAGE_SIZE, (index + 1) * NEWS_PAGE_SIZE)),
      ],
    }),
  )
  return {
    pages: list(cms.Pages?.docs).flatMap(({ template, updatedAt, hero }): Entry[] =>
      template && isPageTemplate(template) && template !== "news" && isFound(template)
        ? [
            {
              path: routeTo(template),
              changes: [
                updatedAt,
                ...shownOn(template).flatMap((slug) => changesOf(docsOf(cms, slug))),
              ],
              image: optionalPicture(hero),
            },
          ]
        : [],
    ),
    brands: brands.map(({ id, slug, updatedAt, hero }) => ({
      path: routeTo("brands", slug ?? ""),
      changes: [
        updatedAt,
        ...changesOf([...venues, ...menus].filter(({ brand }) => brand?.id === id)),
      ],
      image: optionalPicture(hero),
    })),
    locations: [
      ...venues.map(({ id, slug, updatedAt, hero, menus: served }) => {
        const ids = new Set(list(served).map((menu) => menu.id))
        return {
          path: routeTo("locations", slug ?? ""),
          changes: [
            updatedAt,
            ...changesOf(menus.filter((menu) => ids.has(menu.id))),
            ...changesOf(list(cms.Events?.docs).filter(({ venue }) => venue?.id === id)),
          ],
          image: optionalPicture(hero),
        }
      }),
      ...venues.filter(hasPickupPage).map(({ slug, updatedAt, hero, menus: served }) => {
        const ids = new Set(
          list(served)
            .filter(({ takeaway }) => takeaway === true)
            .map(({ id }) => id),
        )
        return {
          path: pickupPath(slug ?? ""),
          changes: [updatedAt, ...changesOf(menus.filter((menu) => ids.has(menu.id)))],
          image: optionalPicture(hero),
        }
      }),
    ],
    menus: menus.map(({ id, slug, updatedAt }) => ({
      path: routeTo("menus", slug ?? ""),
      changes: [
        updatedAt,
        ...changesOf(venues.filter(({ menus }) => list(menus).some((menu) => menu.id === id))),
      ],
    })),
    tasting: list(cms.TastingMenus?.docs).map(({ slug, updatedAt, image, venues: served }) => {
      const ids = new Set(list(served).map(({ id }) => id))
      return {
        path: routeTo("tasting-menus", slug ?? ""),
        changes: [updatedAt, ...changesOf(venues.filter(({ id }) => ids.has(id)))],
        image: optionalPicture(image),
      }
    }),
    events: list(cms.Events?.docs).map(({ slug, updatedAt, image }) => ({
      path: routeTo("events", slug ?? ""),
      changes: [updatedAt],
      image: optionalPicture(image),
    })),
    products: list(cms.Products?.docs).map(({ id, slug, updatedAt, image }) => ({
      path: routeTo("products", slug ?? ""),
      changes: [
        updatedAt,
        ...changesOf(
          list(cms.Stockists?.docs).filter(({ products }) =>
            list(products).some((product) => product.id === id),
          ),
        ),
      ],
      image: optionalPicture(image),
    })),
    jobs: list(cms.Jobs?.docs).map(({ slug, updatedAt }) => ({
      path: routeTo("jobs", slug ?? ""),
      changes: [updatedAt],
    })),
    news: [
      ...newsLists,
      ...articles.map(({ slug, updatedAt, image }) => ({
        path: routeTo("news", slug ?? ""),
        changes: [updatedAt],
        image: optionalPicture(image),
      })),
    ],
  }
}

/** Error pages are nobody's search result. */
export const isFound = (template: PageTemplate): boolean =>
  SITE_PAGES[template].file !== "error-page"

const UNFOUND = new Set([
  ...PAGE_TEMPLATES.filter((template) => !isFound(template)).flatMap((template) => [
    routeTo(template),
    `${routeTo(template)}.html`,
  ]),
  ...Object.values(UNDOCUMENTED_PAGES),
])

/** Whether search engines are told of a page of the build. */
export const isFoundPath = (path: string): boolean =>
  !UNFOUND.has(path) && !isNewsTopic(path) && !isAppShell(path)

const changesOf = (documents: readonly { updatedAt?: Change }[]): Change[] =>
  documents.map(({ updatedAt }) => updatedAt)

const shownOn = (template: PageTemplate): readonly ContentSlug[] => [
  ...(SHOWS_TOO[template] ?? []),
  ...(Object.keys(CONTENT_TYPES) as ContentSlug[]).filter(
    (slug) => slug !== "media" && CONTENT_TYPES[slug].shownOn === template,
  ),
]

function docsOf(cms: Content, slug: ContentSlug): readonly { updatedAt?: Change }[] {
  const lists: Readonly<
    Record<string, { docs?: readonly ({ updatedAt?: Change } | null)[] } | null | undefined>
  > = cms
  return list(lists[CONTENT_TYPES[slug].list]?.docs)
}

/** The newest of them, in whole seconds: a W3C date and time, as the protocol asks for. */
function newest(changes: readonly Change[]): string | undefined {
  const times = list(changes).map((change) => Date.parse(change))
  if (times.length === 0) return undefined
  return new Date(Math.max(...times)).toISOString().replace(/\.\d+Z$/, "Z")
}

function urlOf({ path, changes, image }: Entry, { siteUrl }: DerivedSite): Xml {
  const picture = previewUrl(image)
  return element("url", [
    element("loc", siteUrl + path),
    timed(newest(changes)),
    picture === undefined
      ? undefined
      : element("image:image", element("image:loc", siteUrl + picture)),
  ])
}

const timed = (time: string | undefined): Xml | undefined =>
  time === undefined ? undefined : element("lastmod", time)

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1"
/** Addresses in one file (sitemaps.org, protocol 0.9). */
const MOST_ADDRESSES = 50_000

/**
 * What search engines may find: `sitemap.xml` (sitemaps.org, protocol 0.9) names a file for each kind of page, with
 * pictures in Google's extension; `robots.txt` (RFC 9309) names that.
 */
export const sitemap: DerivedOutput<SitemapQuery> = {
  name: "sitemap",
  query,
  files({ cms }, site) {
    const pages = new Set(site.pages)
    const parts = Object.entries(entriesOf(cms)).flatMap(([family, entries]) => {
      const found = entries.filter(({ path }) => pages.has(path) && isFoundPath(path))
      return inParts(found).map((part, index) => ({
        path: index === 0 ? `sitemap-${family}.xml` : `sitemap-${family}-${index + 1}.xml`,
        entries: part,
      }))
    })
    return [
      {
        path: "sitemap.xml",
        text: xmlDocument(
          element(
            "sitemapindex",
            parts.map(({ path, entries }) =>
              element("sitemap", [
                element("loc", `${site.siteUrl}/${path}`),
                timed(newest(entries.flatMap(({ changes }) => changes))),
              ]),
            ),
            { xmlns: NAMESPACE },
          ),
        ),
      },
      ...parts.map(({ path, entries }): DerivedFile => ({
        path,
        text: xmlDocument(
          element(
            "urlset",
            entries.map((entry) => urlOf(entry, site)),
            { xmlns: NAMESPACE, "xmlns:image": IMAGES },
          ),
        ),
      })),
      {
        path: "robots.txt",
        text: `User-agent: *\nDisallow:\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`,
      },
    ]
  },
}

function inParts(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const count = Math.ceil(entries.length / MOST_ADDRESSES)
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  )
}
