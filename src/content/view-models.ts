/**
 * What the views show. Plain data: no nulls, no edges, no CMS identifiers.
 * A field that may be empty is optional; a list that may be empty is an empty list.
 */
import type { Allergen, DietaryLabel } from "../../shared/food-labels"
import type { HoursRecord, Weekday } from "../../shared/opening-hours"

/** One encoded width of a picture. `url` is site-absolute. */
export interface ImageSource {
  url: string
  width: number
}

/** A picture mirrored into the site under content-hashed names. Sources are sorted by width, ascending. */
export interface Image {
  alt: string
  width: number
  height: number
  /** Data URI of a tiny WebP, shown until the picture has loaded. */
  placeholder?: string
  /** Per cent from the left and the top; what a crop must keep. */
  focalPoint: { x: number; y: number }
  avif: readonly ImageSource[]
  webp: readonly ImageSource[]
  caption?: string
  credit?: string
}

/** `href` is a site path (client-side link) or an absolute `https:`, `mailto:` or `tel:` address. */
export interface Link {
  label: string
  href: string
}

export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

export interface Seo {
  title: string
  description: string
  /** Site-absolute address of an image for link previews. */
  imageUrl?: string
}

// ── Rich text ────────────────────────────────────────────────────────────────

export interface TextMarks {
  bold?: true
  italic?: true
  strikethrough?: true
}

/** Compact rich text: internal links are already paths, links to unpublished documents already plain text. */
export type RichTextInline =
  | ({ type: "text"; text: string } & TextMarks)
  | { type: "lineBreak" }
  | { type: "link"; href: string; children: readonly RichTextInline[] }

export type RichTextBlock =
  | { type: "paragraph"; children: readonly RichTextInline[] }
  | { type: "heading"; level: 2 | 3 | 4; children: readonly RichTextInline[] }
  | { type: "quote"; children: readonly RichTextInline[] }
  | { type: "list"; ordered: boolean; items: readonly RichTextListItem[] }
  | { type: "rule" }

export interface RichTextListItem {
  children: readonly RichTextInline[]
  nested: readonly RichTextBlock[]
}

export type RichText = readonly RichTextBlock[]

// ── Content blocks of a page ─────────────────────────────────────────────────

export type Section =
  | { type: "text"; heading?: string; body: RichText }
  | { type: "picture"; image: Image; caption?: string; size: "inset" | "wide" | "full" }
  | { type: "quote"; text: string; attribution?: string }
  | { type: "people"; heading?: string; people: readonly Person[] }
  | { type: "figures"; heading?: string; figures: readonly { figure: string; label: string }[] }
  | { type: "steps"; heading?: string; steps: readonly { title: string; text: string }[] }
  | {
      type: "questions"
      heading?: string
      questions: readonly { question: string; answer: string }[]
    }
  | { type: "callToAction"; heading: string; text?: string; links: readonly Link[] }

export interface Person {
  name: string
  role: string
  text?: string
  portrait?: Image
}

/** The part every page document shares. */
export interface PageText {
  title: string
  kicker?: string
  introduction?: string
  hero?: Image
  sections: readonly Section[]
  emptyState: { heading: string; text: string }
  seo: Seo
}

// ── Brands and venues ────────────────────────────────────────────────────────

export interface BrandFigure {
  value: string
  caption: string
}

export interface BrandSummary {
  name: string
  slug: string
  path: string
  tagline: string
  summary: string
  cuisine: string
  priceLevel: 1 | 2 | 3 | 4
  /** `#rrggbb` */
  accentColour: string
  /** One number that tells how the brand cooks: “400 °C”, “ninety seconds in the flame”. */
  figure?: BrandFigure
  hero: Image
}

export interface Address {
  street: string
  district?: string
  city: string
  postcode: string
  region?: string
  /** ISO 3166-1 alpha-2 */
  country: string
  countryName: string
}

export interface GeoPoint {
  latitude: number
  longitude: number
}

/** All that "open now" needs, and what to say where a venue is not open at all. */
export interface VenueHours extends HoursRecord {
  statusNote?: string
}

export interface VenueSummary {
  name: string
  slug: string
  /** `/locations/{slug}` */
  path: string
  brand: { name: string; slug: string; path: string; accentColour: string }
  summary: string
  address: Address
  geo: GeoPoint
  hours: VenueHours
  phone: string
  email: string
  priceLevel: 1 | 2 | 3 | 4
  hero: Image
}

export type VenueFeature =
  | "terrace"
  | "garden"
  | "bar"
  | "counter"
  | "privateRoom"
  | "takeaway"
  | "delivery"
  | "dogFriendly"
  | "highChairs"
  | "wifi"
  | "liveFire"
  | "bicycleParking"

export type VenueAccess =
  | "stepFree"
  | "accessibleToilet"
  | "hearingLoop"
  | "largePrintMenu"
  | "brailleMenu"
  | "assistanceDogs"
  | "quietHours"

export interface BookingSettings {
  method: "online" | "phone" | "walkIn"
  url?: string
  maxPartySize?: number
  noticeHours?: number
  note?: string
}

export interface OrderingOption {
  kind: "collection" | "delivery"
  label: string
  url: string
  note?: string
}

export interface Venue extends VenueSummary {
  description: RichText
  /** A drawn map of the city with the venue on it. */
  map?: Image
  features: readonly VenueFeature[]
  access: readonly VenueAccess[]
  accessNote?: string
  gettingThere?: string
  menus: readonly Menu[]
  booking: BookingSettings
  ordering: readonly OrderingOption[]
  gallery: readonly Image[]
  /** ISO 4217 */
  currency: string
}

// ── Menus ────────────────────────────────────────────────────────────────────

export interface MenuItem {
  name: string
  description?: string
  prices: readonly { label?: string; price: Money }[]
  dietary: readonly DietaryLabel[]
  allergens: readonly Allergen[]
  image?: Image
}

export interface MenuSection {
  title: string
  description?: string
  items: readonly MenuItem[]
}

export type MenuKind = "lunch" | "dinner" | "allDay" | "brunch" | "bakery" | "drinks" | "dessert"

export interface Menu {
  title: string
  slug: string
  kind: MenuKind
  introduction?: string
  sections: readonly MenuSection[]
  note?: string
}

export interface TastingMenu {
  title: string
  slug: string
  summary: string
  venues: readonly VenueSummary[]
  pricePerGuest: Money
  pairing?: { description: string; price?: Money }
  courses: readonly {
    name: string
    description: string
    pairing?: string
    image?: Image
    dietary: readonly DietaryLabel[]
    allergens: readonly Allergen[]
  }[]
  days: readonly Weekday[]
  minimumGuests: number
  noticeHours: number
  image: Image
}

// ── The rest ─────────────────────────────────────────────────────────────────

export type SpaceFeature =
  | "privateBar"
  | "openFire"
  | "terrace"
  | "projector"
  | "soundSystem"
  | "separateEntrance"
  | "stepFree"
  | "chefsTable"
  | "daylight"

export interface FunctionSpace {
  name: string
  slug: string
  venue: VenueSummary
  description: string
  seated: number
  standing: number
  minimumSpend?: Money
  features: readonly SpaceFeature[]
  image: Image
  gallery: readonly Image[]
}

export interface NewsSummary {
  title: string
  slug: string
  /** `/news/{slug}` */
  path: string
  /** `YYYY-MM-DD` */
  publishedOn: string
  author: string
  excerpt: string
  image: Image
  tags: readonly string[]
}

export interface NewsArticle extends NewsSummary {
  body: RichText
  brands: readonly { name: string; path: string }[]
  venues: readonly { name: string; path: string }[]
}

export type EventStatus = "scheduled" | "cancelled" | "postponed" | "soldOut"

/** An event as its card shows it. */
export interface EventSummary {
  title: string
  slug: string
  venue: {
    name: string
    slug: string
    path: string
    city: string
    timeZone: string
  }
  /** Instants, ISO 8601 in UTC; shown in the venue's time zone. */
  startsAt: string
  endsAt: string
  recurrence: { frequency: "none" } | { frequency: "weekly" | "monthly"; until: string }
  image: Image
  price?: Money
  status: EventStatus
}

export interface EventModel extends EventSummary {
  venue: EventSummary["venue"] & { address: Address }
  summary: string
  description: RichText
  priceNote?: string
  ticketUrl?: string
  statusNote?: string
  /** Instant of the last change, ISO 8601; tells a guest's calendar which copy is newer. */
  revisedAt?: string
}

export interface Job {
  title: string
  slug: string
  venue: {
    name: string
    slug: string
    path: string
    city: string
    timeZone: string
    email: string
    brandName: string
  }
  department: "kitchen" | "floor" | "bar" | "bakery" | "office"
  employmentType: "fullTime" | "partTime" | "temporary" | "internship"
  summary: string
  description: RichText
  pay: { minimum: Money; maximum?: Money; period: "hour" | "month" | "year" }
  /** `YYYY-MM-DD` */
  postedOn: string
  closesOn?: string
}

export interface Product {
  name: string
  slug: string
  brandName?: string
  format: string
  description: string
  image: Image
  price?: Money
  ingredients?: string
  allergens: readonly Allergen[]
}

export interface Stockist {
  name: string
  slug: string
  kind: "grocer" | "delicatessen" | "wineShop" | "departmentStore" | "market" | "online"
  address: Address
  geo: GeoPoint
  products: readonly string[]
  phone?: string
  url?: string
  note?: string
}

// ── Site-wide ────────────────────────────────────────────────────────────────

/** Site-wide facts (a static query): read in Head, the announcement and views. */
export interface SiteFacts {
  siteUrl: string
  groupName: string
  legalName: string
  description: string
  email: string
  phone?: string
  socialLinks: readonly {
    network: "instagram" | "facebook" | "tiktok" | "youtube" | "linkedin"
    label: string
    url: string
  }[]
  announcement?: { text: string; link?: Link }
  contactSubjects: readonly { subject: string; description: string; email: string }[]
  defaultSeo: { description: string; imageUrl?: string }
}

/** The header-frame slice. Without `brand` it is the group's own header. */
export interface HeaderFrame {
  groupName: string
  brand?: { name: string; slug: string; path: string; accentColour: string }
  brands: readonly NavigationBrand[]
  venues: readonly NavigationVenue[]
  links: readonly Link[]
  email: string
  phone?: string
}

export interface NavigationBrand {
  name: string
  slug: string
  path: string
  accentColour: string
  figure?: BrandFigure
}

export interface NavigationVenue {
  name: string
  path: string
  brandSlug: string
  hours: VenueHours
}

export interface FooterModel {
  groupName: string
  legalName: string
  description: string
  email: string
  phone?: string
  registeredAddress?: string
  companyNumber?: string
  socialLinks: SiteFacts["socialLinks"]
  columns: readonly { heading: string; links: readonly Link[] }[]
  legal: readonly Link[]
  venues: readonly { name: string; path: string; city: string }[]
}

// ── One model a template ─────────────────────────────────────────────────────

export interface HomeModel {
  page: PageText
  brands: readonly BrandSummary[]
  venues: readonly VenueSummary[]
  events: readonly EventSummary[]
  news: readonly NewsSummary[]
}

export interface BrandModel {
  brand: BrandSummary & {
    story: RichText
    signatureDishes: readonly { name: string; description: string; image?: Image }[]
    gallery: readonly Image[]
  }
  seo: Seo
  venues: readonly VenueSummary[]
  menus: readonly { menu: Menu; venues: readonly { name: string; path: string }[] }[]
  tastingMenus: readonly { title: string; summary: string; pricePerGuest: Money; image: Image }[]
}

export interface AboutModel {
  page: PageText
  brands: readonly BrandSummary[]
}
export interface LocationsModel {
  page: PageText
  venues: readonly (VenueSummary & { map?: Image })[]
  brands: readonly { name: string; slug: string }[]
}
export interface LocationModel {
  venue: Venue
  seo: Seo
  events: readonly EventSummary[]
  tastingMenus: readonly { title: string; pricePerGuest: Money }[]
  functionSpaces: readonly { name: string; seated: number; standing: number; image: Image }[]
  /** Other venues of the same brand, then of the group; three at most. */
  otherVenues: readonly VenueSummary[]
}
export interface BookModel {
  page: PageText
  venues: readonly (VenueSummary & { booking: BookingSettings })[]
}
export interface OrderModel {
  page: PageText
  venues: readonly (VenueSummary & { ordering: readonly OrderingOption[] })[]
}
export interface DegustationModel {
  page: PageText
  tastingMenus: readonly TastingMenu[]
}
export interface FunctionsModel {
  page: PageText
  spaces: readonly FunctionSpace[]
}
export interface WhatsOnModel {
  page: PageText
  events: readonly EventModel[]
}
export interface NewsListModel {
  page: PageText
  articles: readonly NewsSummary[]
  pagination: { page: number; pageCount: number; newerPath?: string; olderPath?: string }
}
export interface NewsItemModel {
  article: NewsArticle
  seo: Seo
  related: readonly NewsSummary[]
}
export interface CareersModel {
  page: PageText
  jobs: readonly Job[]
}
export interface StockistsModel {
  page: PageText
  products: readonly Product[]
  stockists: readonly Stockist[]
}
export interface ContactModel {
  page: PageText
  subjects: SiteFacts["contactSubjects"]
  venues: readonly VenueSummary[]
}
export interface LegalModel {
  page: PageText
}
export interface ErrorPageModel {
  page: PageText
  venues: readonly VenueSummary[]
}
