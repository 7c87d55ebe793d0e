import {
  COLLECTIONS_WITH_PAGES,
  CONTENT_TYPES,
  type CollectionWithPages,
  isWithPages,
  LINKABLE,
  type Linkable,
} from "../../shared/content-types"
import { getOrMake } from "../../lib/get-or-make"
import { isLaterListPage, listPageCount } from "../../shared/list-pages"
import { SITE_PAGES, UNDOCUMENTED_PAGES } from "../../shared/pages"
import {
  isAppShell,
  isNewsTopic,
  isPageTemplate,
  PAGE_TEMPLATES,
  routeTo,
  type PageTemplate,
  pickupPath,
} from "../../shared/paths"
import { ROBOTS, SITEMAP, sitemapOf } from "../../shared/site-files"
import { list } from "../../src/content/content-error"
import type { SitemapQuery } from "../../src/content/generated/queries"
import { previewUrl, type Image, type MirroredImage } from "../../src/content/image"
import { optionalPicture } from "../../src/content/picture"
import { listOrder } from "../create-pages/site-index"
import type { DerivedFile, DerivedOutput, SitePaths } from "./derived-output"
import { createGroupedBytes } from "./grouped-bytes"
import { element, xmlDocument, xmlDocumentOf, type Xml } from "./xml"

/** Of the site's own pages those that are about one document, by their file: what others list comes and goes, and leaves no date. */
const PLAIN = "legal"

const documentLists = LINKABLE.map((slug) => {
  const { list: name, picture } = CONTENT_TYPES[slug]
  const [order, address] = isWithPages(slug)
    ? [`, sort: "${listOrder(slug)}"`, "slug"]
    : ["", "template"]
  const shown = picture ? `picture: ${picture} { image: url }` : ""
  return `${name}(limit: 0${order}) { docs { id updatedAt ${address} ${shown} } }`
})

/** Asks for every document with a page, when it was changed, and its picture. */
export const sitemapQuery = `query Sitemap {
  cms {
    ${documentLists.join("\n    ")}
  }
}`

/** A document of any of the lists, as far as one of them asks. */
interface Listed {
  readonly updatedAt?: string | null
  readonly slug?: string | null
  readonly template?: string | null
  readonly picture?: { readonly image?: MirroredImage | null } | null
}

interface Entry {
  path: string
  /** A W3C date and time. */
  changedAt?: string
  image?: Image
}

const documentsOf = ({ cms }: SitemapQuery, slug: Linkable): readonly Listed[] =>
  list<Listed>(cms[CONTENT_TYPES[slug].list]?.docs)

/** When what its page is about was changed last, in whole seconds; what else the page says, and leads on to, is not counted. */
const changeOf = ({ updatedAt }: Listed): string | undefined =>
  updatedAt ? new Date(updatedAt).toISOString().replace(/\.\d+Z$/, "Z") : undefined

/** Of what is said of a document the same entry is made, as long as that is the same object. */
const known = new WeakMap<Listed, Entry>()

/** Of each document its page. */
const entriesOf = (collection: CollectionWithPages, answer: SitemapQuery): Entry[] =>
  documentsOf(answer, collection).map((own) =>
    getOrMake(known, own, () => ({
      path: routeTo(collection, own.slug ?? ""),
      changedAt: changeOf(own),
      image: optionalPicture(own.picture),
    })),
  )

const pageEntries = (answer: SitemapQuery): Entry[] =>
  documentsOf(answer, "pages").flatMap((own) => {
    const { template } = own
    if (!template || !isPageTemplate(template) || template === "news") return []
    return [
      {
        path: routeTo(template),
        changedAt: SITE_PAGES[template].file === PLAIN ? changeOf(own) : undefined,
        image: optionalPicture(own.picture),
      },
    ]
  })

function newsLists(answer: SitemapQuery): Entry[] {
  // Without an article there is the first, which says so.
  const lists = listPageCount("news", documentsOf(answer, "news").length)
  return Array.from({ length: lists }, (_, index) => ({ path: routeTo("news", index + 1) }))
}

/** Of the other lists: what does not stand on their first page. Whichever of them has come last. */
const laterPages = (pages: SitePaths): Entry[] =>
  [...pages]
    .filter((path) => isLaterListPage(path) && !path.startsWith(routeTo("news", "")))
    .sort()
    .map((path) => ({ path }))

/** Of each venue; those that take no orders have no such page. */
const pickupEntries = (answer: SitemapQuery): Entry[] =>
  documentsOf(answer, "locations").map(({ slug, picture }) => ({
    path: pickupPath(slug ?? ""),
    image: optionalPicture(picture),
  }))

/** More pages of a kind of content than one for each document. */
const MORE_ENTRIES: { readonly [C in CollectionWithPages]?: (answer: SitemapQuery) => Entry[] } = {
  locations: pickupEntries,
  news: newsLists,
}

/** One for each kind of address, so that a search engine can be asked how much of each it knows. */
const families = (
  answer: SitemapQuery,
  pages: SitePaths,
): readonly (readonly [string, readonly Entry[]])[] => [
  ["pages", [...pageEntries(answer), ...laterPages(pages)]],
  ...COLLECTIONS_WITH_PAGES.map(
    (collection) =>
      [
        collection,
        [...entriesOf(collection, answer), ...(MORE_ENTRIES[collection]?.(answer) ?? [])],
      ] as const,
  ),
]

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

function urlOf({ path, changedAt, image }: Entry, siteUrl: string): Xml {
  const picture = previewUrl(image)
  return element("url", [
    element("loc", siteUrl + path),
    changedAt === undefined ? undefined : element("lastmod", changedAt),
    picture === undefined
      ? undefined
      : element("image:image", element("image:loc", siteUrl + picture)),
  ])
}

/** Of each file, by the site's address and its own. */
const bytesOfUrls = new Map<string, ReturnType<typeof createGroupedBytes<Entry>>>()

function urlset(file: string, entries: readonly Entry[], siteUrl: string): Buffer {
  const bytesOf = getOrMake(bytesOfUrls, `${siteUrl}/${file}`, () =>
    createGroupedBytes((entry) => urlOf(entry, siteUrl).xml),
  )
  return xmlDocumentOf("urlset", bytesOf(entries), { xmlns: NAMESPACE, "xmlns:image": IMAGES })
}

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
  query: sitemapQuery,
  files(answer, site) {
    const parts = families(answer, site.pages).flatMap(([family, entries]) => {
      const found = entries.filter(({ path }) => site.pages.has(path) && isFoundPath(path))
      return inParts(found).map((part, index) => ({
        path: sitemapOf(family, index + 1),
        entries: part,
      }))
    })
    return [
      {
        path: SITEMAP,
        text: xmlDocument(
          element(
            "sitemapindex",
            parts.map(({ path }) => element("sitemap", element("loc", `${site.siteUrl}/${path}`))),
            { xmlns: NAMESPACE },
          ),
        ),
      },
      ...parts.map(({ path, entries }): DerivedFile => ({
        path,
        text: urlset(path, entries, site.siteUrl),
      })),
      {
        path: ROBOTS,
        text: `User-agent: *\nDisallow:\n\nSitemap: ${site.siteUrl}/${SITEMAP}\n`,
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
