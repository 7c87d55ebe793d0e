import type { PageTemplate } from "../../shared/paths"
import { SPACE_WORDS } from "./search-words"

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
/** Of a dish that is sold in several sizes. */
export const pricedFrom = (price: string): string => `from ${price}`

export const tastingMenuWord = "Tasting menu"

/** By what guests look for a page of the site, whatever editors call it; in Italian too, as their towns and dishes are. */
export const PAGE_WORDS: Readonly<Partial<Record<PageTemplate, string>>> = {
  about: "about us history people",
  locations:
    "locations venues restaurants addresses address opening hours open now today tonight tomorrow late close closing time times map directions near nearest ristoranti orari aperto indirizzo mappa",
  book: "book booking online table reservation reserve cancel change prenotare prenotazione tavolo",
  order: "order online takeaway takeout collection collect pickup delivery asporto ordinare",
  menus: "menus menu food prices price allergens allergies allergy lunch dinner allergeni",
  degustation: "degustation tasting menu degustazione",
  functions: `events ${SPACE_WORDS}`,
  whatson:
    "what’s on events calendar tickets today tonight tomorrow weekend music oggi stasera eventi",
  news: "news press blog newsletter",
  careers:
    "careers jobs work hiring vacancies salary pay wages waiter chef bartender baker lavoro stipendio",
  stockists: "stockists shops products buy negozi",
  contact:
    "contact phone number email instagram facebook complaint lost found property press contatti telefono",
  privacyPolicy: "privacy data cookies",
  termsAndConditions: "terms conditions refunds gift card vouchers",
}
