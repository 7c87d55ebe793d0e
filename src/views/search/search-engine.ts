import { SEARCH_INDEX, SEARCH_KINDS, type SearchEntry } from "../../../shared/search"
import { KINDS, SMALL_WORDS } from "../../texts/search"
import { reasonsFor, type Reason } from "./reason"
import { spellingsOf, tokensIn, wordsOf } from "./search-words"
import { likenessOf, rankOf } from "./spelling"

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

/** What a question asks for; small words count only where there is nothing else. */
function askedWords(question: string): ReadonlySet<string> {
  const typed = new Set(wordsOf(question))
  const telling = new Set([...typed].filter((word) => !SMALL_WORDS.has(word)))
  return telling.size > 0 ? telling : typed
}

/** How many of the words an entry has, and how far from the best it is. */
interface Match {
  words: number
  distance: number
}

/**
 * Finds what has every word of a question, in some spelling, else what has the most of them. First by how well the words are
 * spelled, then what says them in its title, then by kind.
 */
export function searchIn(entries: readonly SearchEntry[]): Search {
  const titles = entries.map(({ title }) => wordsOf(title))
  const places = placesOfWords(entries)
  const kindOf = (index: number): number => SEARCH_KINDS.indexOf(entries[index]?.kind ?? "page")
  const lengthOf = (index: number): number => titles[index]?.length ?? 0

  return (question) => {
    const typed = wordsOf(question).join(" ")
    const asked = askedWords(question)
    const matches = matchesOf(asked, places)
    const most = [...matches.values()].reduce((sum, { words }) => Math.max(sum, words), 0)
    const found = [...matches]
      .filter(([, { words }]) => words === most)
      .map(([index, { distance }]) => ({
        index,
        distance: titles[index]?.join(" ") === typed ? -1 : distance,
      }))
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          kindOf(a.index) - kindOf(b.index) ||
          lengthOf(a.index) - lengthOf(b.index) ||
          a.index - b.index,
      )
    const reasonOf = reasonsFor(asked)
    return {
      found: found
        .slice(0, MOST)
        .flatMap(({ index }) => entries[index] ?? [])
        .map((entry) => ({ ...entry, reason: reasonOf(entry) })),
      total: found.length,
      hasAll: most === asked.size,
    }
  }
}

const wordsAsAsked = (text: string): string[] =>
  tokensIn(text).flatMap(({ token }) => spellingsOf(token))

/** For each word the entries that have it, and whether in their title. */
function placesOfWords(
  entries: readonly SearchEntry[],
): ReadonlyMap<string, ReadonlyMap<number, boolean>> {
  const places = new Map<string, Map<number, boolean>>()
  const add = (word: string, index: number, isInTitle: boolean): void => {
    const found = places.get(word) ?? new Map<number, boolean>()
    places.set(word, found.set(index, found.get(index) || isInTitle))
  }
  entries.forEach(({ title, about = "", words = "", kind }, index) => {
    for (const word of wordsAsAsked(title)) add(word, index, true)
    // By what it is too: “job” finds every job.
    for (const word of wordsAsAsked(`${about} ${words} ${KINDS[kind]}`)) add(word, index, false)
  })
  return places
}

/** By the entry's place in the list; what is not in it has none of the words. */
function matchesOf(
  asked: ReadonlySet<string>,
  places: ReadonlyMap<string, ReadonlyMap<number, boolean>>,
): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>()
  for (const one of asked) {
    const nearest = new Map<number, number>()
    for (const [word, entries] of places) {
      const likeness = likenessOf(one, word)
      if (!likeness) continue
      for (const [index, isInTitle] of entries) {
        const distance = rankOf(likeness) * 2 + (isInTitle ? 0 : 1)
        nearest.set(index, Math.min(distance, nearest.get(index) ?? Infinity))
      }
    }
    for (const [index, distance] of nearest) {
      const sofar = matches.get(index) ?? { words: 0, distance: 0 }
      matches.set(index, { words: sofar.words + 1, distance: sofar.distance + distance })
    }
  }
  return matches
}
