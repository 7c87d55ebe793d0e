import { isPageTemplate, type PageTemplate, routeTo } from "./paths"

/** Where guests see a document. */
type Shown =
  | {
      shownOn: "its own page"
      /** The field with the picture that search engines are shown of that page. */
      picture: string | null
    }
  /** One of the site's pages; nowhere, where it only leads somewhere else. */
  | { shownOn: PageTemplate | null }

export type ContentType = Shown & {
  /** The CMS's GraphQL type of one document; the site's messages name it so too. */
  type: string
  /** The CMS's GraphQL query for all of them. */
  list: string
  /** The field that people know a document by. Who has none is read as a part of others. */
  nameField: "name" | "title" | null
  hasDrafts: boolean
}

/** What the site shows, by the slugs of the CMS's collections. A new kind of content begins here. */
export const CONTENT_TYPES = {
  brands: {
    type: "Brand",
    list: "Brands",
    nameField: "name",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "hero",
  },
  locations: {
    type: "Location",
    list: "Locations",
    nameField: "name",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "hero",
  },
  "function-spaces": {
    type: "FunctionSpace",
    list: "FunctionSpaces",
    nameField: "name",
    hasDrafts: true,
    shownOn: "functions",
  },
  menus: {
    type: "Menu",
    list: "Menus",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: null,
  },
  "tasting-menus": {
    type: "TastingMenu",
    list: "TastingMenus",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "image",
  },
  news: {
    type: "NewsArticle",
    list: "NewsArticles",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "image",
  },
  events: {
    type: "Event",
    list: "Events",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "image",
  },
  jobs: {
    type: "Job",
    list: "Jobs",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: null,
  },
  products: {
    type: "Product",
    list: "Products",
    nameField: "name",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "image",
  },
  stockists: {
    type: "Stockist",
    list: "Stockists",
    nameField: "name",
    hasDrafts: true,
    shownOn: "stockists",
  },
  pages: {
    type: "Page",
    list: "Pages",
    nameField: "title",
    hasDrafts: true,
    shownOn: "its own page",
    picture: "hero",
  },
  redirects: {
    type: "Redirect",
    list: "Redirects",
    nameField: null,
    hasDrafts: false,
    shownOn: null,
  },
  media: {
    type: "MediaAsset",
    list: "MediaAssets",
    nameField: null,
    hasDrafts: false,
    shownOn: "home",
  },
} as const satisfies Record<string, ContentType>

/** What there is one of, by the slugs of the CMS's globals; the home page shows something of each. */
export const SITE_GLOBALS = {
  "site-settings": { type: "SiteSettings" },
  "site-navigation": { type: "SiteNavigation" },
} as const

export type ContentSlug = keyof typeof CONTENT_TYPES
export type GlobalSlug = keyof typeof SITE_GLOBALS
export const CONTENT_SLUGS = Object.keys(CONTENT_TYPES) as readonly ContentSlug[]
export const GLOBAL_SLUGS = Object.keys(SITE_GLOBALS) as readonly GlobalSlug[]

export const isContent = (slug: string): slug is ContentSlug => Object.hasOwn(CONTENT_TYPES, slug)
/** What is known of a collection; nothing of one that the site does not show. */
export const contentType = (slug: string): ContentType | undefined =>
  isContent(slug) ? CONTENT_TYPES[slug] : undefined

/** What a link can lead to: whatever has a page of its own. */
export type Linkable = {
  [Slug in ContentSlug]: (typeof CONTENT_TYPES)[Slug]["shownOn"] extends "its own page"
    ? Slug
    : never
}[ContentSlug]
/** Those whose page has an address made of a slug; that of a page of the site is its template's. */
export type CollectionWithPages = Exclude<Linkable, "pages">
export const isWithPages = (slug: string): slug is CollectionWithPages =>
  slug !== "pages" && contentType(slug)?.shownOn === "its own page"
export const COLLECTIONS_WITH_PAGES = CONTENT_SLUGS.filter(isWithPages)
export const LINKABLE: readonly Linkable[] = ["pages", ...COLLECTIONS_WITH_PAGES]

type NamedSlug = {
  [Slug in ContentSlug]: (typeof CONTENT_TYPES)[Slug]["nameField"] extends null ? never : Slug
}[ContentSlug]
/** The lists of what people know by a name, as the CMS's GraphQL calls them. */
export type NamedList = (typeof CONTENT_TYPES)[NamedSlug]["list"]

const SLUG_OF_TYPE: ReadonlyMap<string, string> = new Map(
  [...Object.entries(CONTENT_TYPES), ...Object.entries(SITE_GLOBALS)].map(([slug, { type }]) => [
    type,
    slug,
  ]),
)

/** Slug of the collection or global that the CMS's GraphQL type belongs to. */
export const slugOfType = (type: string): string | undefined => SLUG_OF_TYPE.get(type)

/** The path of the site's page that shows every document of a collection or global; nothing where each has its own. */
export function pathShowing(slug: string): string | undefined {
  if (Object.hasOwn(SITE_GLOBALS, slug)) return routeTo("home")
  const shownOn = contentType(slug)?.shownOn
  return shownOn && isPageTemplate(shownOn) ? routeTo(shownOn) : undefined
}
