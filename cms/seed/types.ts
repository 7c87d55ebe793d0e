/** The demo content's documents: the field names of the content contract, relations as references. */
import type { Allergen, DietaryLabel } from "../../shared/food-labels"
import type { OpeningPeriod, TimeRange, Weekday } from "../../shared/opening-hours"
import type { PageTemplate } from "../../shared/paths"
import type { LinkContent, Reference, VenueSlug } from "./references"
import type { RichTextContent } from "./rich-text"

export type Currency = "EUR" | "GBP"
export type PriceLevel = 1 | 2 | 3 | 4

export interface SeoContent {
  title?: string
  /** 160 characters at most. */
  description: string
  image?: Reference
}

export interface AddressContent {
  street: string
  district?: string
  city: string
  postcode: string
  region?: string
  country: string
}

export interface GeoContent {
  latitude: number
  longitude: number
}

export interface BrandContent {
  name: string
  slug: string
  tagline: string
  summary: string
  story: RichTextContent
  hero: Reference
  accentColour: string
  /** 12 and 60 characters at most. */
  figure?: { value: string; caption: string }
  cuisine: string
  priceLevel: PriceLevel
  signatureDishes: readonly { name: string; description: string; image: Reference }[]
  gallery: readonly Reference[]
  order: number
  seo: SeoContent
}

export interface HoursExceptionContent {
  from: string
  until?: string
  reason: string
  closed: boolean
  periods?: readonly TimeRange[]
}

export interface LocationContent {
  name: string
  slug: VenueSlug
  brand: Reference
  status: "open" | "openingSoon" | "temporarilyClosed" | "closed"
  statusNote?: string
  summary: string
  description: RichTextContent
  address: AddressContent
  geo: GeoContent
  map?: Reference
  timeZone: string
  phone: string
  email: string
  currency: Currency
  priceLevel: PriceLevel
  openingHours: readonly OpeningPeriod[]
  hoursExceptions: readonly HoursExceptionContent[]
  features: readonly (
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
  )[]
  access: readonly (
    | "stepFree"
    | "accessibleToilet"
    | "hearingLoop"
    | "largePrintMenu"
    | "brailleMenu"
    | "assistanceDogs"
    | "quietHours"
  )[]
  accessNote: string
  gettingThere: string
  menus: readonly Reference[]
  booking: {
    method: "online" | "phone" | "walkIn"
    url?: string
    maxPartySize?: number
    noticeHours?: number
    note?: string
  }
  ordering: readonly {
    kind: "collection" | "delivery"
    label: string
    url: string
    note?: string
  }[]
  hero: Reference
  gallery: readonly Reference[]
  seo: SeoContent
}

export interface MenuItemContent {
  name: string
  description?: string
  prices: readonly { label?: string; amount: number }[]
  dietary: readonly DietaryLabel[]
  allergens: readonly Allergen[]
  image?: Reference
}

export interface MenuContent {
  title: string
  slug: string
  kind: "lunch" | "dinner" | "allDay" | "brunch" | "bakery" | "drinks" | "dessert"
  brand: Reference
  currency: Currency
  introduction: string
  sections: readonly {
    title: string
    description?: string
    items: readonly MenuItemContent[]
  }[]
  note: string
}

export interface TastingMenuContent {
  title: string
  slug: string
  summary: string
  venues: readonly Reference[]
  pricePerGuest: number
  currency: Currency
  pairing: { description: string; price: number }
  courses: readonly {
    name: string
    description: string
    pairing?: string
    image?: Reference
    dietary: readonly DietaryLabel[]
    allergens: readonly Allergen[]
  }[]
  days: readonly Weekday[]
  minimumGuests: number
  noticeHours: number
  image: Reference
  order: number
  seo: SeoContent
}

export interface FunctionSpaceContent {
  name: string
  slug: string
  venue: Reference
  description: string
  seated: number
  standing: number
  minimumSpend?: number
  currency?: Currency
  features: readonly (
    | "privateBar"
    | "openFire"
    | "terrace"
    | "projector"
    | "soundSystem"
    | "separateEntrance"
    | "stepFree"
    | "chefsTable"
    | "daylight"
  )[]
  image: Reference
  gallery: readonly Reference[]
  order: number
}

export interface NewsContent {
  title: string
  slug: string
  publishedOn: string
  author: string
  excerpt: string
  image: Reference
  body: RichTextContent
  brands?: readonly Reference[]
  venues?: readonly Reference[]
  tags: readonly string[]
  seo?: SeoContent
}

export interface EventContent {
  title: string
  slug: string
  venue: Reference
  summary: string
  description: RichTextContent
  startsAt: string
  endsAt: string
  recurrence: { frequency: "none" } | { frequency: "weekly" | "monthly"; until: string }
  image: Reference
  price?: number
  currency?: Currency
  priceNote?: string
  ticketUrl?: string
  status: "scheduled" | "cancelled" | "postponed" | "soldOut"
  statusNote?: string
  seo?: SeoContent
}

export interface JobContent {
  title: string
  slug: string
  venue: Reference
  department: "kitchen" | "floor" | "bar" | "bakery" | "office"
  employmentType: "fullTime" | "partTime" | "temporary" | "internship"
  summary: string
  description: RichTextContent
  pay: { minimum: number; maximum?: number; currency: Currency; period: "hour" | "month" | "year" }
  postedOn: string
  closesOn?: string
}

export interface ProductContent {
  name: string
  slug: string
  brand: Reference
  format: string
  description: string
  image: Reference
  price: number
  currency: Currency
  ingredients: string
  allergens: readonly Allergen[]
  order: number
}

export interface StockistContent {
  name: string
  slug: string
  kind: "grocer" | "delicatessen" | "wineShop" | "departmentStore" | "market" | "online"
  address: AddressContent
  geo: GeoContent
  products: readonly Reference[]
  phone?: string
  url?: string
  note?: string
}

export interface RedirectContent {
  from: string
  to: string
  permanent: boolean
  note?: string
}

export type SectionContent =
  | { blockType: "text"; heading?: string; body: RichTextContent }
  | {
      blockType: "picture"
      image: Reference
      caption?: string
      size: "inset" | "wide" | "full"
    }
  | { blockType: "quote"; text: string; attribution?: string }
  | {
      blockType: "people"
      heading?: string
      people: readonly { name: string; role: string; text?: string }[]
    }
  | {
      blockType: "figures"
      heading?: string
      figures: readonly { figure: string; label: string }[]
    }
  | { blockType: "steps"; heading?: string; steps: readonly { title: string; text: string }[] }
  | {
      blockType: "questions"
      heading?: string
      questions: readonly { question: string; answer: string }[]
    }
  | { blockType: "callToAction"; heading: string; text?: string; links: readonly LinkContent[] }

export interface PageContent {
  template: PageTemplate
  title: string
  kicker?: string
  introduction?: string
  hero?: Reference
  sections: readonly SectionContent[]
  emptyState?: { heading: string; text: string }
  seo: SeoContent
}

export interface SiteSettingsContent {
  groupName: string
  legalName: string
  description: string
  email: string
  phone: string
  socialLinks: readonly {
    network: "instagram" | "facebook" | "tiktok" | "youtube" | "linkedin"
    label: string
    url: string
  }[]
  announcement: { enabled: boolean; text: string; link: { label: string; url: string } }
  contactSubjects: readonly { subject: string; description: string; email: string }[]
  registeredAddress: string
  companyNumber: string
  defaultSeo: SeoContent & { image: Reference }
}

export interface SiteNavigationContent {
  header: readonly LinkContent[]
  footer: readonly { heading: string; links: readonly LinkContent[] }[]
  legal: readonly LinkContent[]
}
