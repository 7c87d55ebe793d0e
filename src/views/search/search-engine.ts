import { BETWEEN_PARTS, SEARCH_INDEX, SEARCH_KINDS, type SearchEntry } from "../../../shared/search"
import { KINDS, SAID_OF_EACH, SMALL_WORDS, WHEN_WORDS } from "../../texts/search"
import { MEANT, MEANT_BY_TWO } from "../../texts/search-meanings"
import { fold } from "../shared/place-search"
import { reasonsFor, type Reason } from "./reason"
import { spellingsOf, tokensIn, wordsOf } from "./search-words"
import { whenWordsOf } from "./when"
import { wordRank } from "./word-rank"

export interface Found extends SearchEntry {
  reason: Reason | undefined
}

export interface Answer {
  /** The best first, and no more than somebody reads. */
  found: readonly Found[]
  total: number
  /** Not, where nothing has every word of the question: then what has the most of them. */
  hasAll: boolean
}
export type Search = (question: string) => Answer

const MOST = 40

/**
 * Fetches what can be found.
 * @throws Error where it cannot be fetched
 */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(SEARCH_INDEX)
  if (!response.ok) throw new Error(`${SEARCH_INDEX} was answered with ${response.status}`)
  return searchIn((await response.json()) as readonly SearchEntry[])
}

interface Asked {
  /** Each is looked for. */
  words: ReadonlySet<string>
  /** Two that mean something together are one of them above; here each is by itself, for where nothing is meant by both. */
  apart: ReadonlySet<string>
  /** What says these as well comes first. */
  when: ReadonlySet<string>
}

/** What a question asks for; small words, for how many and when it is for are looked for only where there is nothing else. */
function askedFor(question: string, places: Places): Asked {
  const typed = new Set(joined(wordsOf(question), places))
  const apart = (words: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...words].flatMap((word) => MEANT_BY_TWO.get(word) ?? word))
  const of = (words: ReadonlySet<string>): string[] => [...typed].filter((word) => words.has(word))
  const isName = (word: string): boolean =>
    [...(places.words.get(word)?.values() ?? [])].some((isInTitle) => isInTitle)
  // “For 14”: of how many, not of what; 400 is what.
  const counts = [...typed].filter((word) => /^\d+$/.test(word) && !isName(word))
  const small = new Set([...of(SMALL_WORDS), ...of(WHEN_WORDS), ...counts])
  const telling = [...typed].filter((word) => !small.has(word))
  const when = of(WHEN_WORDS)
  const words = new Set(telling.length > 0 ? telling : when.length > 0 ? when : typed)
  return { words, apart: apart(words), when: new Set(telling.length > 0 ? when : []) }
}

/**
 * Two words are one that the site writes as a compound, or that mean something together: “gluten free” is in
 * “Gluten-free”, and not in “Free Wi-Fi”; “live music” is not “Live fire”.
 */
function joined(words: readonly string[], { words: known }: Places): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next] = words.slice(at, at + 2)
    const isCompound =
      next !== undefined && (known.has(word + next) || MEANT_BY_TWO.has(word + next))
    found.push(isCompound ? word + next : word)
    if (isCompound) at += 1
  }
  return found
}

/** How many of the words an entry has, and how far from the best it is. */
interface Match {
  words: number
  distance: number
}

/** What has the very label goes before what says the word; a word of the same meaning is as far as a beginning is. */
const LABEL_DISTANCE = -1
/** A page that guests look for by this word goes before what mentions it. */
const WAY_DISTANCE = -1
const MEANT_DISTANCE = 2
/** What every page of a kind says is asked of the pages that list them first. */
const SAID_DISTANCE = 3
/** How much nearer something is that says when, as it was asked. */
const WHEN_WORTH = 4
/** How much nearer something is that says two words side by side, as they were asked. */
const SIDE_BY_SIDE_WORTH = 1

/**
 * Finds what has every word of a question, in some spelling or by what it means, else what has the most of them. First by how
 * well the words are spelled, then what says them in its title, then by kind.
 * @param now by which it is known what is on tonight
 */
export function searchIn(entries: readonly SearchEntry[], now = new Date()): Search {
  const titles = entries.map(({ title }) => wordsOf(title))
  const places = placesIn(entries, now)
  const kindOf = (index: number): number => SEARCH_KINDS.indexOf(entries[index]?.kind ?? "page")
  const lengthOf = (index: number): number => titles[index]?.length ?? 0

  return (question) => {
    const typed = wordsOf(question)
    const asked = askedFor(question, places)
    const telling = typed.filter((word) => asked.apart.has(word))
    const pairs = telling.slice(1).map((word, before) => `${telling[before] ?? ""}${word}`)
    const meant = matchesOf(asked.words, places)
    const matches = meant.size > 0 ? meant : matchesOf(asked.apart, places)
    const most = [...matches.values()].reduce((sum, { words }) => Math.max(sum, words), 0)
    const worthOfWhen = (index: number): number =>
      [...asked.when].some((word) =>
        [places.words, places.when].some((said) => said.get(word)?.has(index)),
      )
        ? WHEN_WORTH
        : 0
    const worthOfPairs = (index: number): number =>
      pairs.some((pair) => places.pairs.get(pair)?.has(index)) ? SIDE_BY_SIDE_WORTH : 0
    const found = [...matches]
      .filter(([, { words }]) => words === most)
      .map(([index, { distance }]) => ({
        index,
        distance:
          titles[index]?.join(" ") === typed.join(" ")
            ? -Infinity
            : distance - worthOfWhen(index) - worthOfPairs(index),
      }))
      .sort(
        (a, b) =>
          (a.distance === b.distance ? 0 : Math.ceil(a.distance) - Math.ceil(b.distance)) ||
          kindOf(a.index) - kindOf(b.index) ||
          a.distance - b.distance ||
          lengthOf(a.index) - lengthOf(b.index) ||
          a.index - b.index,
      )
    const reasonOf = reasonsFor(meant.size > 0 ? asked.words : asked.apart)
    return {
      found: found
        .slice(0, MOST)
        .flatMap(({ index }) => entries[index] ?? [])
        .map((entry) => ({ ...entry, reason: reasonOf(entry) })),
      total: found.length,
      hasAll: meant.size > 0 && most === asked.words.size,
    }
  }
}

const wordsAsAsked = (text: string): string[] =>
  tokensIn(text).flatMap(({ token }) => spellingsOf(token))

/** Where something is said: the entries' places in the list, and whether in their title. */
interface Places {
  readonly words: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** Of two words that stand side by side, written as one. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** Of each text that a page is found by, as a whole. */
  readonly ways: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** Of each text that an entry is found by, as a whole. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** Of each word for the time at which something is on. */
  readonly when: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** Of what each of a kind says. */
  readonly said: ReadonlyMap<string, ReadonlyMap<number, boolean>>
}

function placesIn(entries: readonly SearchEntry[], now: Date): Places {
  const places = {
    words: new Map<string, Map<number, boolean>>(),
    pairs: new Map<string, Map<number, boolean>>(),
    ways: new Map<string, Map<number, boolean>>(),
    labels: new Map<string, Map<number, boolean>>(),
    when: new Map<string, Map<number, boolean>>(),
    said: new Map<string, Map<number, boolean>>(),
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
  entries.forEach(({ title, about = "", words = "", kind, on }, index) => {
    addText(title, index, true)
    const texts = words.split(BETWEEN_PARTS)
    // By what it is too: “job” finds every job.
    for (const text of [about, ...texts, KINDS[kind]]) addText(text, index, false)
    for (const text of texts.map(fold)) {
      add("labels", text, index, false)
      if (kind === "page") add("ways", text, index, false)
    }
    for (const word of on ? whenWordsOf(on, now) : []) add("when", word, index, false)
    for (const word of SAID_OF_EACH[kind] ?? []) add("said", word, index, false)
  })
  return places
}

/** The entries that have a word, and how far from the best each is. */
function nearestOf(one: string, places: Places, isAlone: boolean): ReadonlyMap<number, number> {
  const nearest = new Map<number, number>()
  const add = (found: ReadonlyMap<number, boolean> | undefined, rank: number): void => {
    for (const [index, isInTitle] of found ?? []) {
      const distance = rank + (isInTitle ? 0 : 1)
      nearest.set(index, Math.min(distance, nearest.get(index) ?? Infinity))
    }
  }
  // Beside others, a word that is said somewhere is no other one, mistyped: “wine tasting” is not “mine”. “Pizzas” are “pizza”.
  const isMeant = !isAlone && places.words.has(one)
  const isOther = (word: string): boolean => !word.startsWith(one) && !one.startsWith(word)
  for (const [word, found] of places.words) {
    const rank = isMeant && isOther(word) ? Infinity : wordRank(one, word)
    if (rank < Infinity) add(found, rank * 2)
  }
  add(places.pairs.get(one), 0)
  add(places.ways.get(one), WAY_DISTANCE)
  add(places.when.get(one), LABEL_DISTANCE)
  add(places.said.get(one), SAID_DISTANCE)
  const { labels = [], words = [] } = MEANT.get(one) ?? {}
  for (const label of labels) add(places.labels.get(fold(label)), LABEL_DISTANCE)
  for (const word of words) add(places.words.get(word), MEANT_DISTANCE)
  return nearest
}

/** By the entry's place in the list; what is not in it has none of the words. */
function matchesOf(asked: ReadonlySet<string>, places: Places): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>()
  for (const one of asked) {
    for (const [index, distance] of nearestOf(one, places, asked.size === 1)) {
      const sofar = matches.get(index) ?? { words: 0, distance: 0 }
      matches.set(index, { words: sofar.words + 1, distance: sofar.distance + distance })
    }
  }
  return matches
}
