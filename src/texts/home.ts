import { plural } from "./intl"

export const whatsOn = "What’s on"
export const allEvents = "All events"
export const noEvents = "Nothing in the diary just now."
export const latestNews = "Latest news"

export const ourBrands = (count: number): string =>
  plural(count, { one: "Our brand", other: "Our brands" })
