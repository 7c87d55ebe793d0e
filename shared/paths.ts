/** Shape of a slug: lower-case letters, digits, single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_MAX_LENGTH = 64

/** First path segments that belong to the site, its server or the CMS; no brand may take one as its slug. */
export const RESERVED_SLUGS: readonly string[] = [
  "about",
  "locations",
  "book",
  "order",
  "degustation",
  "functions",
  "whatson",
  "news",
  "careers",
  "stockists",
  "contact",
  "privacy-policy",
  "terms-and-conditions",
  "404",
  "500",
  "offline",
  "page-data",
  "slice-data",
  "static",
  "media",
  "offline-plugin-app-shell-fallback",
  "admin",
  "api",
  "hooks",
  "health",
]

/** The templates with one document each in the CMS, and the path each is served at. */
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
export const newsListPath = (page: number): string => (page === 1 ? "/news" : `/news/${page}`)
/** Articles on one page of the list of news. */
export const NEWS_PAGE_SIZE = 12
