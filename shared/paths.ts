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

export type PageTemplate = keyof typeof PAGE_PATHS
export const PAGE_TEMPLATES = Object.keys(PAGE_PATHS) as readonly PageTemplate[]

export const brandPath = (slug: string): string => `/${slug}`
export const locationPath = (slug: string): string => `/locations/${slug}`
export const newsPath = (slug: string): string => `/news/${slug}`

/** Where the documents that have a slug and a page of their own are, by the CMS's names of their collections. */
export const PATH_OF_SLUG = { brands: brandPath, locations: locationPath, news: newsPath } as const
export type CollectionWithPages = keyof typeof PATH_OF_SLUG
export const COLLECTIONS_WITH_PAGES = Object.keys(PATH_OF_SLUG) as readonly CollectionWithPages[]

/** What a link can lead to: whatever has a page of its own. */
export type Linkable = CollectionWithPages | "pages"
export const LINKABLE: readonly Linkable[] = ["pages", ...COLLECTIONS_WITH_PAGES]

export const newsListPath = (page: number): string => (page === 1 ? "/news" : `/news/${page}`)
/** Whether a path is that of a later page of the list of news. */
export const isLaterNewsList = (path: string): boolean => /^\/news\/\d+$/.test(path)
/** Articles on one page of the list of news. */
export const NEWS_PAGE_SIZE = 12

/** One form for paths that differ only in what is escaped: `/thé` for `/th%C3%A9`. What cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
