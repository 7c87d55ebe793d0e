import type { Weekday } from "../../shared/opening-hours"
import type { SearchKind } from "../../shared/search"

/** Words that a search makes something of, in English and Italian; each as folded for comparing. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** When a guest would come, in their words: what is to be had then comes first, and nothing has to be. */
export const WHEN = {
  now: ["now", "adesso"],
  today: ["today", "oggi"],
  tonight: ["tonight", "stasera"],
  tomorrow: ["tomorrow", "domani"],
  weekend: ["weekend"],
} as const
export const WEEKDAY_WORDS: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ["monday", "mondays", "lunedi"],
  tuesday: ["tuesday", "tuesdays", "martedi"],
  wednesday: ["wednesday", "wednesdays", "mercoledi"],
  thursday: ["thursday", "thursdays", "giovedi"],
  friday: ["friday", "fridays", "venerdi"],
  saturday: ["saturday", "saturdays", "sabato"],
  sunday: ["sunday", "sundays", "domenica"],
}
export const WHEN_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(WHEN), ...Object.values(WEEKDAY_WORDS)].flat(),
)

/** What makes another form of a word, not another word. */
export const ENDINGS: ReadonlySet<string> = new Set(["", ...setOf("s es i ed ing ings er ers")])

/** What a question is held together by, and what nothing is found by. */
export const SMALL_WORDS = setOf(
  "a an and any anything are as at bring by can could do does eat find for from get give go have how i in is it like looking many me much my near need of on or our please s show some something somewhere that the there this to us want we what whats when where which who will with would you your recommend recommended con da del dei della delle di e ho il in la le lo per senza un una vicino vorrei",
)

/** How good or cheap it should be; Nice is a town too. */
export const WORTH_WORDS = setOf(
  "best better cheap cheaper cheapest favourite good great nice nicest",
)

/** How many come: “for 40”, “40 people”, “party of 40”. A number beside none of these is something else. */
export const BEFORE_GUESTS = setOf(
  "for of per x da di circa about around gruppo group party table tavolo",
)
export const GUEST_WORDS = setOf(
  "people persons person guests guest pax heads seats seated adults friends persone ospiti invitati posti",
)

/** What spaces for private events are looked for by. */
export const SPACE_WORDS =
  "functions private dining party parties group groups large hire room wedding birthday anniversary christmas stag hen reception festa feste gruppi gruppo compleanno matrimonio"

/** By what each of a kind is found as well: its own page says all of this, whatever is written of it. */
export const SAID_OF_EACH: Readonly<Partial<Record<SearchKind, ReadonlySet<string>>>> = {
  event: setOf("events eventi"),
  space: setOf(SPACE_WORDS),
  venue: setOf(
    "hours hour opening open opens close closes closing time times address location directions map phone telephone number call email book booking table reservation reserve orari orario aperto indirizzo mappa telefono prenotare prenotazione tavolo",
  ),
}
