import { CARD_PATH, PAGE_TEMPLATES, type PageTemplate, routeTo, SEARCH_PATH } from "./paths"

/** Under which heading the offline page lists a page that the device has kept. */
export type OfflineGroup = "venues" | "table" | "houses" | "more"

interface SitePage {
  /** As editors know it. */
  label: string
  group: OfflineGroup
  /** Its file in `src/templates/`, where it is not called like the page, with hyphens for capitals. */
  file?: string
}

/** What the query of one of these pages knows of it. */
export interface SinglePageContext<Template extends PageTemplate = PageTemplate> {
  template: Template
}

/** What is known of each of the site's own pages beside its path, which pages in the browser need alone (paths.ts). */
export const SITE_PAGES: Readonly<Record<PageTemplate, SitePage>> = {
  home: { label: "Home", group: "houses" },
  about: { label: "About", group: "more" },
  locations: { label: "Locations", group: "venues" },
  book: { label: "Book", group: "table" },
  order: { label: "Order", group: "table" },
  menus: { label: "Menus", group: "table" },
  degustation: { label: "Degustation", group: "table" },
  functions: { label: "Functions", group: "table" },
  whatson: { label: "What's on", group: "more" },
  news: { label: "News", group: "more", file: "news-list" },
  careers: { label: "Careers", group: "more" },
  stockists: { label: "Stockists", group: "more" },
  contact: { label: "Contact", group: "more" },
  privacyPolicy: { label: "Privacy policy", group: "more", file: "legal" },
  termsAndConditions: { label: "Terms and conditions", group: "more", file: "legal" },
  notFound: { label: "Page not found", group: "houses", file: "error-page" },
  serverError: { label: "Server error", group: "houses", file: "error-page" },
  offline: { label: "No connection", group: "houses", file: "error-page" },
}

/** Pages that no editor writes: each is rendered by the template that is named here, and no search engine lists it. */
export const UNDOCUMENTED_PAGES: Readonly<Record<string, string>> = {
  search: SEARCH_PATH,
  card: CARD_PATH,
}

export const firstSegment = (path: string): string => path.split("/")[1] ?? ""

const GROUPS: ReadonlyMap<string, OfflineGroup> = new Map([
  ...PAGE_TEMPLATES.map(
    (template) => [firstSegment(routeTo(template)), SITE_PAGES[template].group] as const,
  ),
  // Where the tickets are.
  [firstSegment(CARD_PATH), "table"],
])

/** Of the site's own page that stands at that path or above it; a brand's page stands beside the home page. */
export const offlineGroupOf = (path: string): OfflineGroup =>
  GROUPS.get(firstSegment(path)) ?? SITE_PAGES.home.group
