import type { SearchKind } from "../../shared/search"
import { plural } from "./intl"

export const title = "Search"
export const description = "Find a restaurant, a dish, an event, a job or a story."
export const question = "What are you looking for?"
export const examples = "A restaurant, a dish, an evening out, a job."
export const search = "Search"
export const unreachable = "The search could not be loaded. Check your connection, then try again."
export const readTheMenus = "Read the menus"
export const seeWhatIsOn = "See what is on"
export const askUs = "Ask us"
export const tryAgain = "Try again"
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
export const foundInPart = (total: number, asked: string): string =>
  `Nothing has all of “${asked}”. ${plural(total, { one: "This has a part of it", other: "These have a part of it" })}:`
export const nothing = (asked: string): string => `Nothing found for “${asked}”`

/** @param word the one that was asked for, between what stands around it */
export const foundBy = <Part>(before: string, word: Part, after: string) => [
  `Found by “${before}`,
  word,
  `${after}”`,
]

/** When a guest would come, in their words: what is on then comes first, and nothing has to be. */
export const WHEN = {
  today: ["now", "today", "oggi"],
  tonight: ["tonight", "stasera"],
  tomorrow: ["tomorrow", "domani"],
  weekend: ["weekend"],
} as const
export const WHEN_WORDS: ReadonlySet<string> = new Set(Object.values(WHEN).flat())

/** What a question is held together by, and what nothing is found by. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and any are at bring by can do does for from get go have how i in is it many me much my near of on or our please s senza some the there this to us we what whats when where which will with you your con del della di il la per un una".split(
    " ",
  ),
)

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

/** By what each of a kind is found as well: its own page says all of this, whatever is written of it. */
export const SAID_OF_EACH: Readonly<Partial<Record<SearchKind, ReadonlySet<string>>>> = {
  event: new Set(["events", "eventi"]),
  venue: new Set(
    "hours hour opening open opens close closes closing time times address location directions map phone telephone number call email book booking table reservation reserve orari orario aperto indirizzo mappa telefono prenotare prenotazione tavolo".split(
      " ",
    ),
  ),
}
