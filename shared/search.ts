import type { HoursRecord, Weekday } from "./opening-hours"
import type { Occurrence } from "./recurrence"

/** Address of what the search page searches, written by the build. */
export const SEARCH_INDEX = "/search.json"

/** In the order of equally good results. */
export const SEARCH_KINDS = [
  "venue",
  "menu",
  "dish",
  "event",
  "space",
  "job",
  "product",
  "news",
  "page",
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One thing that can be found. */
export interface SearchEntry {
  kind: SearchKind
  title: string
  /** With a fragment, where it is a part of a page. */
  path: string
  /** What stands under the title. */
  about?: string
  /** Found by these texts too, of which the one is shown that was asked for. */
  words?: string
  /**
   * Where it is served, sold or held: found by this as well where something else of a question is found. What is a part of
   * a page is where the page is.
   */
  where?: string
  /** What its menus have: found by this too, after what says it of itself. */
  serves?: string
  /** Of a restaurant that trades. */
  hours?: HoursRecord
  /** To be had on these days of every week. */
  weekdays?: readonly Weekday[]
  guests?: GuestsFor
  /** When it is on in the days ahead, by the clock of an IANA time zone. */
  on?: { timeZone: string; dates: readonly Occurrence[] }
}

/** Of how many guests at once something is for. */
export interface GuestsFor {
  from: number
  to?: number
  /** The parameter of its address that takes their number. */
  asks: string
}

/** How far ahead a build looks for them: to the end of the weekend after the next, so that a page may be some days old. */
export const DAYS_OF_DATES = 14

/** Stands between the texts of `words`, and of `where`. */
export const BETWEEN_PARTS = "|"

/** Longer questions are cut: nobody types them. */
export const QUESTION_LENGTH = 100
