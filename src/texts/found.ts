import type { PageTemplate } from "../../shared/paths"
/** Words of what is written for feed readers and for programs that read the site for somebody. */
export const newsOf = (groupName: string): string => `News from ${groupName}`
export const eventsOf = (name: string): string => `What’s on at ${name}`
export const brands = "Brands"
export const venues = "Venues"
export const menus = "Menus"
export const booking = "Booking and ordering"
export const news = "News"
export const more = "Optional"
export const writeTo = (email: string): string => `E-mail: ${email}`
export const callAt = (phone: string): string => `Telephone: ${phone}`
/** Of a venue that is not open: what stands behind its address. */
export const VENUE_STATES = {
  open: undefined,
  openingSoon: "opening soon",
  temporarilyClosed: "closed for now",
  closed: "closed for good",
} as const

/** Of a dish that is sold in several sizes. */
export const pricedFrom = (price: string): string => `from ${price}`

/** By what guests look for a page of the site, whatever editors call it. */
export const PAGE_WORDS: Readonly<Partial<Record<PageTemplate, string>>> = {
  about: "about us history people",
  locations: "locations venues restaurants addresses opening hours",
  book: "book booking table reservation cancel change",
  order: "order takeaway collection delivery",
  menus: "menus food prices allergens",
  degustation: "degustation tasting menu",
  functions: "functions private events party hire wedding birthday christmas",
  whatson: "events calendar tickets",
  news: "news blog newsletter",
  careers: "careers jobs work hiring vacancies waiter chef",
  stockists: "stockists shops products buy",
  contact: "contact phone number email complaint lost found property",
  privacyPolicy: "privacy data cookies",
  termsAndConditions: "terms conditions refunds",
}
