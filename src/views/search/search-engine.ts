import { SEARCH_INDEX, SEARCH_KINDS, type SearchEntry } from "../../../shared/search"
import { KINDS } from "../../texts/search"
import { fold } from "../shared/place-search"
import { likenessOf, rankOf } from "./spelling"

/** Entries that answer a question, the best first. */
export type Search = (question: string) => readonly SearchEntry[]

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

const wordsOf = (text: string): string[] => fold(text).split(" ").filter(Boolean)

/** How far from the best an entry is, by its place in the list; what is not in it is not found. */
type Distances = ReadonlyMap<number, number>

/**
 * Finds what has every word of a question, in some spelling. First by how well the words are spelled, then what says them
 * in its title, then by kind.
 */
export function searchIn(entries: readonly SearchEntry[]): Search {
  const titles = entries.map(({ title }) => wordsOf(title))
  const places = placesOfWords(entries, titles)
  const kindOf = (index: number): number => SEARCH_KINDS.indexOf(entries[index]?.kind ?? "page")
  const lengthOf = (index: number): number => titles[index]?.length ?? 0

  return (question) => {
    const typed = wordsOf(question)
    const isTitle = (index: number): boolean => titles[index]?.join(" ") === typed.join(" ")
    const found = [...distancesOf(new Set(typed), places)]
    return found
      .map(([index, distance]) => ({ index, distance: isTitle(index) ? -1 : distance }))
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          kindOf(a.index) - kindOf(b.index) ||
          lengthOf(a.index) - lengthOf(b.index) ||
          a.index - b.index,
      )
      .slice(0, MOST)
      .flatMap(({ index }) => entries[index] ?? [])
  }
}

/** For each word the entries that have it, and whether in their title. */
function placesOfWords(
  entries: readonly SearchEntry[],
  titles: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlyMap<number, boolean>> {
  const places = new Map<string, Map<number, boolean>>()
  const add = (word: string, index: number, isInTitle: boolean): void => {
    const found = places.get(word) ?? new Map<number, boolean>()
    places.set(word, found.set(index, found.get(index) || isInTitle))
  }
  entries.forEach(({ about = "", words = "", kind }, index) => {
    for (const word of titles[index] ?? []) add(word, index, true)
    // By what it is too: “job” finds every job.
    for (const word of wordsOf(`${about} ${words} ${KINDS[kind]}`)) add(word, index, false)
  })
  return places
}

function distancesOf(
  typed: ReadonlySet<string>,
  places: ReadonlyMap<string, ReadonlyMap<number, boolean>>,
): Distances {
  let found: Distances | undefined
  for (const one of typed) {
    const distances = new Map<number, number>()
    for (const [word, entries] of places) {
      const likeness = likenessOf(one, word)
      if (!likeness) continue
      for (const [index, isInTitle] of entries) {
        const sofar = found ? found.get(index) : 0
        if (sofar === undefined) continue
        const distance = sofar + rankOf(likeness) * 2 + (isInTitle ? 0 : 1)
        distances.set(index, Math.min(distance, distances.get(index) ?? Infinity))
      }
    }
    found = distances
    if (found.size === 0) break
  }
  return found ?? new Map()
}
