/** Shape of a slug: lower-case letters, digits, single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_MAX_LENGTH = 64

/** Under which heading the offline page lists a page that the device has kept. */
export type OfflineGroup = "venues" | "table" | "houses" | "more"

interface SitePage {
  path: string
  /** As editors know it. */
  label: string
  group: OfflineGroup
}

/** The templates with one document each in the CMS. */
export const SITE_PAGES = {
  home: { path: "/", label: "Home", group: "houses" },
  about: { path: "/about", label: "About", group: "more" },
  locations: { path: "/locations", label: "Locations", group: "venues" },
  book: { path: "/book", label: "Book", group: "table" },
  order: { path: "/order", label: "Order", group: "table" },
  degustation: { path: "/degustation", label: "Degustation", group: "table" },
  functions: { path: "/functions", label: "Functions", group: "table" },
  whatson: { path: "/whatson", label: "What's on", group: "more" },
  news: { path: "/news", label: "News", group: "more" },
  careers: { path: "/careers", label: "Careers", group: "more" },
  stockists: { path: "/stockists", label: "Stockists", group: "more" },
  contact: { path: "/contact", label: "Contact", group: "more" },
  privacyPolicy: { path: "/privacy-policy", label: "Privacy policy", group: "more" },
  termsAndConditions: {
    path: "/terms-and-conditions",
    label: "Terms and conditions",
    group: "more",
  },
  notFound: { path: "/404", label: "Page not found", group: "more" },
  serverError: { path: "/500", label: "Server error", group: "more" },
  offline: { path: "/offline", label: "No connection", group: "more" },
} as const satisfies Record<string, SitePage>

export type PageTemplate = keyof typeof SITE_PAGES
export const PAGE_TEMPLATES = Object.keys(SITE_PAGES) as readonly PageTemplate[]

type PagePaths = { readonly [Template in PageTemplate]: (typeof SITE_PAGES)[Template]["path"] }

/** The path each template is served at. */
export const PAGE_PATHS = Object.fromEntries(
  PAGE_TEMPLATES.map((template) => [template, SITE_PAGES[template].path]),
) as PagePaths

/** First path segments of what serves the site itself. */
export const MACHINERY: readonly string[] = [
  "page-data",
  "slice-data",
  "static",
  "media",
  "admin",
  "api",
  "hooks",
  "health",
]

const firstSegment = (path: string): string => path.split("/")[1] ?? ""

/** First path segments that belong to the site, its server or the CMS; no brand may take one as its slug. */
export const RESERVED_SLUGS: readonly string[] = [
  ...Object.values(PAGE_PATHS).map(firstSegment).filter(Boolean),
  ...MACHINERY,
  "offline-plugin-app-shell-fallback",
]

/** Of the site's own page that stands at that path or above it; a brand's page stands beside the home page. */
export const offlineGroupOf = (path: string): OfflineGroup =>
  Object.values(SITE_PAGES).find((page) => firstSegment(page.path) === firstSegment(path))?.group ??
  SITE_PAGES.home.group

export const brandPath = (slug: string): string => `/${slug}`
export const locationPath = (slug: string): string => `/locations/${slug}`
export const newsPath = (slug: string): string => `/news/${slug}`

/** Where the documents that have a slug and a page of their own are, by the CMS's names of their collections. */
export const PATH_OF_SLUG = { brands: brandPath, locations: locationPath, news: newsPath } as const
export type CollectionWithPages = keyof typeof PATH_OF_SLUG
export const COLLECTIONS_WITH_PAGES = Object.keys(PATH_OF_SLUG) as readonly CollectionWithPages[]

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
