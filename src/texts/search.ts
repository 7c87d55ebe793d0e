import type { SearchKind } from "../../shared/search"
import { plural } from "./intl"

export const title = "Search"
export const description = "Find a restaurant, a dish, an event, a job or a story."
export const examples = "A restaurant, a dish, an evening out, a job."
export const unreachable = "The search could not be loaded. Check your connection, then try again."
export const seeWhatIsOn = "See what is on"
export const askUs = "Ask us"
export const needsScripts =
  "Searching needs JavaScript, which is switched off here. These pages lead to everything:"
export const startHint = "Or start from one of these:"
export const nothingHint = `Fewer or shorter words find more. ${startHint}`

const results = (count: number): string =>
  plural(count, { one: `${count} result`, other: `${count} results` })
export const found = (shown: number, total: number, asked: string): string =>
  shown < total
    ? `The first ${shown} of ${results(total)} for “${asked}”`
    : `${results(total)} for “${asked}”`
/** @param unsaid the words of it that are said nowhere */
export const foundInPart = (total: number, asked: string, unsaid: readonly string[]): string =>
  unsaid.length > 0
    ? `Nothing here says ${unsaid.map((word) => `“${word}”`).join(" or ")}. Nearest to “${asked}”:`
    : `Nothing has all of “${asked}”. ${plural(total, { one: "This has a part of it", other: "These have a part of it" })}:`
/** Of a result that has a part of the question only. */
export const without = (lacks: readonly string[]): string =>
  `Without ${lacks.map((word) => `“${word}”`).join(" and ")}`
export const nothing = (asked: string): string => `Nothing found for “${asked}”`

/** @param word the one that was asked for, between what stands around it */
export const foundBy = <Part>(before: string, word: Part, after: string) => [
  `Found by “${before}`,
  word,
  `${after}”`,
]

export const TODAY = "Today"
export const TONIGHT = "Tonight"
export const TOMORROW = "Tomorrow"
/** "Tonight: 12:00–15:00, 18:30–23:00" */
export const openAt = (when: string, times: readonly string[]): string =>
  `${when}: ${times.join(", ") || "closed"}`

export const KINDS: Readonly<Record<SearchKind, string>> = {
  venue: "Restaurant",
  menu: "Menu",
  dish: "Dish",
  event: "Event",
  space: "Private space",
  job: "Job",
  product: "Product",
  news: "News",
  page: "Page",
}
