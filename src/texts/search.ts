import type { SearchKind } from "../../shared/search"
import { plural } from "./intl"

export const title = "Search"
export const description = "Find a restaurant, a dish, an event, a job or a story."
export const question = "What are you looking for?"
export const examples = "A restaurant, a dish, an evening out, a job."
export const search = "Search"
export const unreachable = "The search could not be loaded. Check your connection, then try again."
export const askUs = "Ask us"
export const tryAgain = "Try again"
export const needsScripts =
  "Searching needs JavaScript, which is switched off here. These pages lead to everything:"
export const nothingHint = "Fewer or shorter words find more. Or start from one of these:"

export const found = (count: number, asked: string): string =>
  `${count} ${plural(count, { one: "result", other: "results" })} for “${asked}”`
export const nothing = (asked: string): string => `Nothing found for “${asked}”`

export const KINDS: Readonly<Record<SearchKind, string>> = {
  venue: "Restaurant",
  menu: "Menu",
  dish: "Dish",
  event: "Event",
  job: "Job",
  product: "Product",
  news: "News",
  page: "Page",
}
