import { BETWEEN_PARTS, type SearchEntry } from "../../../shared/search"
import { KINDS } from "../../texts/search"
import { MEANT } from "../../texts/search-meanings"
import { ENDINGS, SAID_OF_EACH, WEEKDAY_WORDS } from "../../texts/search-words"
import { fold } from "../shared/place-search"
import { spellingsOf, tokensIn, wordsOf } from "./search-words"
import { wordsOfOpening } from "./opening-times"
import { whenWordsOf } from "./when"
import { wordRank } from "./word-rank"

/** Entries by their places in the list, and whether something is said in their title. */
type Where = ReadonlyMap<number, boolean>

/** Where something is said. */
export interface Places {
  readonly words: ReadonlyMap<string, Where>
  /** Of two words that stand side by side, written as one. */
  readonly pairs: ReadonlyMap<string, Where>
  /** Of each text that a page is found by, as a whole. */
  readonly ways: ReadonlyMap<string, Where>
  /** Of each text that an entry is found by, as a whole. */
  readonly labels: ReadonlyMap<string, Where>
  /** Of each word for the time at which something is on. */
  readonly when: ReadonlyMap<string, Where>
  /** Of what each of a kind says, of when it is to be had, and of what its menus have. */
  readonly said: ReadonlyMap<string, Where>
  /** Of each label of what its menus have, as a whole. */
  readonly served: ReadonlyMap<string, Where>
  /** Of the places at which something is to be had: of pages, and not of their parts. */
  readonly where: ReadonlyMap<string, Where>
}

const wordsAsAsked = (text: string): string[] =>
  tokensIn(text).flatMap(({ token }) => spellingsOf(token))

/** @param now by which it is known what is on tonight */
export function placesIn(entries: readonly SearchEntry[], now: Date): Places {
  const places = {
    words: new Map<string, Map<number, boolean>>(),
    pairs: new Map<string, Map<number, boolean>>(),
    ways: new Map<string, Map<number, boolean>>(),
    labels: new Map<string, Map<number, boolean>>(),
    when: new Map<string, Map<number, boolean>>(),
    said: new Map<string, Map<number, boolean>>(),
    served: new Map<string, Map<number, boolean>>(),
    where: new Map<string, Map<number, boolean>>(),
  }
  const add = (to: keyof Places, said: string, index: number, isInTitle: boolean): void => {
    const found = places[to].get(said) ?? new Map<number, boolean>()
    places[to].set(said, found.set(index, found.get(index) || isInTitle))
  }
  const addText = (text: string, index: number, isInTitle: boolean): void => {
    for (const word of wordsAsAsked(text)) add("words", word, index, isInTitle)
    wordsOf(text).forEach((word, at, all) => {
      add("pairs", word + (all[at + 1] ?? ""), index, isInTitle)
    })
  }
  entries.forEach((entry, index) => {
    const { title, about = "", words = "", where = "", serves = "", kind } = entry
    const { on, hours, weekdays = [] } = entry
    addText(title, index, true)
    const texts = words.split(BETWEEN_PARTS)
    // By what it is too: “job” finds every job.
    for (const text of [about, ...texts, KINDS[kind]]) addText(text, index, false)
    for (const text of texts.map(fold)) {
      add("labels", text, index, false)
      if (kind === "page") add("ways", text, index, false)
    }
    for (const word of wordsAsAsked(where)) add("where", word, index, false)
    for (const word of on ? whenWordsOf(on, now) : []) add("when", word, index, false)
    const said = [
      ...(SAID_OF_EACH[kind] ?? []),
      ...weekdays.flatMap((day) => WEEKDAY_WORDS[day]),
      ...(hours ? wordsOfOpening(hours, now) : []),
      ...wordsAsAsked(serves),
    ]
    for (const word of said) add("said", word, index, false)
    for (const label of serves.split(BETWEEN_PARTS)) add("served", fold(label), index, false)
  })
  return places
}

/** What has the very label goes before what says the word; a word of the same meaning is as far as a beginning is. */
const LABEL_DISTANCE = -1
/** A page that guests look for by this word goes before what mentions it. */
const WAY_DISTANCE = -1
const MEANT_DISTANCE = 2
/** What every page of a kind says is asked of the pages that list them first. */
const SAID_DISTANCE = 3
/** What is there goes after what is called so. */
const WHERE_DISTANCE = 3

/** How far each entry is from what is asked for, by its place in the list. */
export type Distances = Map<number, number>

/** How far a word is from one that is asked for. */
export type Rank = (one: string, word: string) => number

/** From so many letters on a word that is said is still another one, mistyped: shorter ones have neighbours. */
const LONG = 8

/**
 * Like `wordRank`, but a word that is said somewhere is no other one: “party” is not “part”. Alone it may be the beginning of
 * one, beside others it is meant as it stands: “wine tasting” is not “winter”.
 */
export function rankIn(places: Places, isAlone: boolean): Rank {
  const mayBe = (one: string, word: string): boolean =>
    isFormOf(word, one) ||
    isFormOf(one, word) ||
    (isAlone && (one.length >= LONG || word.startsWith(one)))
  return (one, word) => (isSaid(one, places) && !mayBe(one, word) ? Infinity : wordRank(one, word))
}

const isSaid = (one: string, { words, where }: Places): boolean => words.has(one) || where.has(one)

/** “Pizzas” are “pizza”. */
const isFormOf = (word: string, one: string): boolean =>
  word.startsWith(one) && ENDINGS.has(word.slice(one.length))

function addAlike(
  to: Distances,
  one: string,
  said: ReadonlyMap<string, Where>,
  rankOf: Rank,
  further: number,
): void {
  for (const [word, found] of said) {
    const rank = rankOf(one, word)
    if (rank < Infinity) addNearest(to, found, rank * 2 + further)
  }
}

function addNearest(to: Distances, found: Where | undefined, rank: number): void {
  for (const [index, isInTitle] of found ?? []) {
    const distance = rank + (isInTitle ? 0 : 1)
    to.set(index, Math.min(distance, to.get(index) ?? Infinity))
  }
}

/** The entries that have a word, and how far from the best each is. */
export function nearestOf(one: string, places: Places, rankOf: Rank): Distances {
  const nearest: Distances = new Map()
  addAlike(nearest, one, places.words, rankOf, 0)
  addNearest(nearest, places.pairs.get(one), 0)
  addNearest(nearest, places.ways.get(one), WAY_DISTANCE)
  addNearest(nearest, places.when.get(one), LABEL_DISTANCE)
  addNearest(nearest, places.said.get(one), SAID_DISTANCE)
  const { labels = [], words = [] } = MEANT.get(one) ?? {}
  for (const label of labels.map(fold)) {
    addNearest(nearest, places.labels.get(label), LABEL_DISTANCE)
    addNearest(nearest, places.served.get(label), SAID_DISTANCE + LABEL_DISTANCE)
  }
  for (const word of words) addNearest(nearest, places.words.get(word), MEANT_DISTANCE)
  return nearest
}

/** The pages of what is to be had at a place that has the word in its name. */
export function thereBy(one: string, places: Places, rankOf: Rank): Distances {
  const nearest: Distances = new Map()
  addAlike(nearest, one, places.where, rankOf, WHERE_DISTANCE)
  return nearest
}
