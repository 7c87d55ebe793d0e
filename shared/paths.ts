import type { CollectionWithPages } from "./content-types"
import type { PagedList } from "./list-pages"

/** Shape of a slug: lower-case letters, digits, single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_MAX_LENGTH = 64

/** The templates with one document each in the CMS, and the path each is served at. What else is known of them: pages.ts. */
export const PAGE_PATHS = {
  home: "/",
  about: "/about",
  locations: "/locations",
  book: "/book",
  order: "/order",
  menus: "/menus",
  degustation: "/degustation",
  functions: "/functions",
  whatson: "/whatson",
  news: "/news",
  careers: "/careers",
  stockists: "/stockists",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  termsAndConditions: "/terms-and-conditions",
  notFound: "/404",
  serverError: "/500",
  offline: "/offline",
} as const

/** The pages without a document: what they say is the interface's. */
export const SEARCH_PATH = "/search"
export const CARD_PATH = "/your-card"

/** The offline plugin's own page, empty: its worker answers navigations with it where it is asked to. */
export const APP_SHELL_PATH = "/offline-plugin-app-shell-fallback"
/** @param path with or without a slash at its end */
export const isAppShell = (path: string): boolean =>
  path === APP_SHELL_PATH || path === `${APP_SHELL_PATH}/`

export type PageTemplate = keyof typeof PAGE_PATHS
export const PAGE_TEMPLATES = Object.keys(PAGE_PATHS) as readonly PageTemplate[]

export const isPageTemplate = (name: string): name is PageTemplate =>
  Object.hasOwn(PAGE_PATHS, name)

/** What the pages of a collection's documents stand under, where it is not called like the collection: `/menus`. */
const COLLECTION_PATHS: { readonly [Collection in CollectionWithPages]?: string } = {
  brands: "",
  "tasting-menus": PAGE_PATHS.degustation,
  events: PAGE_PATHS.whatson,
  jobs: PAGE_PATHS.careers,
  products: PAGE_PATHS.stockists,
}

const PATHS: { readonly [Name in PageTemplate | CollectionWithPages]?: string } = {
  ...COLLECTION_PATHS,
  ...PAGE_PATHS,
}

/** Where on a page, or how its lists are narrowed. */
interface Place {
  query?: Readonly<Record<string, string>>
  hash?: string
}

/** The address of a page of the site, of a document's page, or of a page of a list, the first of which is 1. */
export function routeTo(page: PageTemplate, place?: Place): string
export function routeTo(collection: CollectionWithPages, slug: string): string
export function routeTo(list: PagedList, page: number): string
export function routeTo(
  name: PageTemplate | CollectionWithPages,
  which: Place | string | number = {},
): string {
  const path = PATHS[name] ?? `/${name}`
  if (typeof which !== "object") return which === 1 ? path : `${path}/${which}`
  const query = which.query ? `?${new URLSearchParams(which.query).toString()}` : ""
  return path + query + (which.hash ? `#${which.hash}` : "")
}

/** The list of the articles on a tag or a brand. */
export const newsTopicPath = (key: string): string => `${PAGE_PATHS.news}/about/${key}`
export const isNewsTopic = (path: string): boolean => path.startsWith(newsTopicPath(""))
/** Where guests order what they collect from a venue. */
export const pickupPath = (venue: string): string => `${PAGE_PATHS.order}/${venue}`
/** Where pages stand that go with that of a document, as far as the site has them. */
export function pathsBeside(collection: CollectionWithPages, slug: string): readonly string[] {
  if (collection === "locations") return [pickupPath(slug)]
  return collection === "brands" ? [newsTopicPath(slug)] : []
}
/** The fragment, on the list of news, of the form to get them by mail. */
export const NEWSLETTER = "newsletter"
/** The news as feeds: where each stands, its media type, and what readers call it. */
export const NEWS_FEEDS = {
  rss: { path: `${PAGE_PATHS.news}/feed.xml`, type: "application/rss+xml", label: "RSS" },
  json: { path: `${PAGE_PATHS.news}/feed.json`, type: "application/feed+json", label: "JSON Feed" },
} as const

/** One form for paths that differ only in what is escaped: `/thé` for `/th%C3%A9`. What cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
