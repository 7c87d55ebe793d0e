import {
  COLLECTIONS_WITH_PAGES,
  CONTENT_SLUGS,
  CONTENT_TYPES,
  type CollectionWithPages,
  type ContentSlug,
  isWithPages,
} from "../../shared/content-types"
import { getOrMake } from "../../lib/get-or-make"
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
import { ROBOTS, SITEMAP, sitemapOf } from "../../shared/site-files"
import { list } from "../../src/content/content-error"
import type { SitemapQuery } from "../../src/content/generated/queries"
import { REFERENCES } from "../../src/content/generated/references"
import { TEMPLATE_LISTS } from "../../src/content/generated/template-lists"
import { previewUrl, type Image, type MirroredImage } from "../../src/content/image"
import { optionalPicture } from "../../src/content/picture"
import { fileName } from "../create-pages/page-family"
import { listOrder } from "../create-pages/site-index"
import type { DerivedFile, DerivedOutput, DerivedSite } from "./derived-output"
import { element, xmlDocument, type Xml } from "./xml"

/** What pages show lists of. A picture that is exchanged changes the documents that show it. */
const SHOWN = CONTENT_SLUGS.filter((slug) => slug !== "media" && slug !== "redirects")

/** What is asked of some documents alone. */
const MORE: Partial<Record<ContentSlug, string>> = {
  menus: "takeaway",
  pages: "template",
}

const documentLists = SHOWN.map((slug) => {
  const type = CONTENT_TYPES[slug]
  const picture = "picture" in type && type.picture ? `picture: ${type.picture} { image: url }` : ""
  const [order, address] = isWithPages(slug) ? [`, sort: "${listOrder(slug)}"`, "slug"] : ["", ""]
  const references = Object.keys(REFERENCES[slug]).map((field) => `${field} { id }`)
  const fields = ["id updatedAt", address, picture, ...references, MORE[slug] ?? ""].join(" ")
  return `${type.list}(limit: 0${order}) { docs { ${fields} } }`
})

/** Asks for every document, when it was changed, and which others it names. */
export const sitemapQuery = `query Sitemap {
  cms {
    ${documentLists.join("\n    ")}
  }
}`

/** A document of any of the lists, as far as one of them asks; with the documents that it names, by its fields. */
interface Listed {
  readonly id: number
  readonly slug?: string | null
  readonly template?: string | null
  readonly updatedAt?: string | null
  readonly picture?: { readonly image?: MirroredImage | null } | null
  readonly takeaway?: boolean | null
  readonly [field: string]: unknown
}

interface Known {
  document: Listed
  key: string
  /** Keys of the documents that it names. */
  named: ReadonlySet<string>
  /** In milliseconds since 1970; nothing where it is not said. */
  changedAt: number | undefined
}
type Content = ReadonlyMap<ContentSlug, readonly Known[]>

const keyOf = (slug: ContentSlug, id: unknown): string => `${slug} ${String(id)}`
const idOf = (named: unknown): unknown =>
  typeof named === "object" && named !== null && "id" in named ? named.id : undefined

const toContent = ({ cms }: SitemapQuery): Content =>
  new Map(
    SHOWN.map((slug) => [
      slug,
      list<Listed>(cms[CONTENT_TYPES[slug].list]?.docs).map((document) => knownOf(slug, document)),
    ]),
  )

const known = new WeakMap<Listed, Known>()

/** Of what is said of a document the same is known, as long as that is the same object. */
const knownOf = (slug: ContentSlug, document: Listed): Known =>
  getOrMake(known, document, () => ({
    document,
    key: keyOf(slug, document.id),
    named: new Set(
      Object.entries(REFERENCES[slug]).flatMap(([field, leadsTo]) =>
        [document[field]].flat().map((named) => keyOf(leadsTo, idOf(named))),
      ),
    ),
    changedAt: document.updatedAt ? Date.parse(document.updatedAt) : undefined,
  }))

/** All of which the pages of a template show lists, but for what they are the pages of. */
const shownOn = (file: string, content: Content, own: ContentSlug): Known[] =>
  (TEMPLATE_LISTS[file] ?? [])
    .filter((slug) => slug !== own)
    .flatMap((slug) => content.get(slug) ?? [])

interface Entry {
  path: string
  /** Everything it is made of. */
  shown: readonly (Known | undefined)[]
  image?: Image
}

/** One for each page of a document; it also shows what names the document, or is named by it. */
function entriesOf(
  collection: CollectionWithPages,
  content: Content,
  file = fileName(CONTENT_TYPES[collection].type),
  pathOf = (slug: string): string => routeTo(collection, slug),
): Entry[] {
  const others = shownOn(file, content, collection)
  return (content.get(collection) ?? []).map((own) => ({
    path: pathOf(own.document.slug ?? ""),
    shown: [own, ...others.filter(({ key, named }) => named.has(own.key) || own.named.has(key))],
    image: optionalPicture(own.document.picture),
  }))
}

function pageEntries(content: Content): Entry[] {
  return (content.get("pages") ?? []).flatMap((own) => {
    const { template, picture } = own.document
    if (!template || !isPageTemplate(template) || template === "news") return []
    const file = SITE_PAGES[template].file ?? fileName(template)
    return [
      {
        path: routeTo(template),
        shown: [own, ...shownOn(file, content, "pages")],
        image: optionalPicture(picture),
      },
    ]
  })
}

function newsLists(content: Content): Entry[] {
  const own = content.get("pages")?.find(({ document }) => document.template === "news")
  const articles = content.get("news") ?? []
  // Without an article there is the first, which says so.
  const lists = Math.max(1, Math.ceil(articles.length / NEWS_PAGE_SIZE))
  return Array.from({ length: lists }, (_, index) => ({
    path: routeTo("news", index + 1),
    shown: [own, ...articles.slice(index * NEWS_PAGE_SIZE, (index + 1) * NEWS_PAGE_SIZE)],
  }))
}

/** Of a venue that takes orders; of its menus they show those that dishes are ordered from. */
const pickupEntries = (content: Content): Entry[] =>
  entriesOf("locations", content, "pickup", pickupPath).map(({ shown, ...entry }) => ({
    ...entry,
    shown: shown.filter(
      (known) => !known || !("takeaway" in known.document) || known.document.takeaway === true,
    ),
  }))

/** More pages of a kind of content than one for each document. */
const MORE_ENTRIES: { readonly [C in CollectionWithPages]?: (content: Content) => Entry[] } = {
  locations: pickupEntries,
  news: newsLists,
}

/** One for each kind of address, so that a search engine can be asked how much of each it knows. */
const families = (content: Content): readonly (readonly [string, readonly Entry[]])[] => [
  ["pages", pageEntries(content)],
  ...COLLECTIONS_WITH_PAGES.map(
    (collection) =>
      [
        collection,
        [...entriesOf(collection, content), ...(MORE_ENTRIES[collection]?.(content) ?? [])],
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

/** When the newest of them was changed, in whole seconds: a W3C date and time, as the protocol asks for. */
function newest(shown: Entry["shown"]): string | undefined {
  let newest = 0
  for (const one of shown) newest = Math.max(newest, one?.changedAt ?? 0)
  if (newest === 0) return undefined
  return new Date(newest).toISOString().replace(/\.\d+Z$/, "Z")
}

function urlOf({ path, shown, image }: Entry, { siteUrl }: DerivedSite): Xml {
  const picture = previewUrl(image)
  return element("url", [
    element("loc", siteUrl + path),
    timed(newest(shown)),
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
  query: sitemapQuery,
  files(answer, site) {
    const parts = families(toContent(answer)).flatMap(([family, entries]) => {
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
            parts.map(({ path, entries }) =>
              element("sitemap", [
                element("loc", `${site.siteUrl}/${path}`),
                timed(newest(entries.flatMap(({ shown }) => shown))),
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
