import { SEARCH_INDEX, SEARCH_KINDS, type SearchEntry } from "../../../shared/search"
import { matchesOf } from "./matches"
import { openingsInWords } from "./opening-times"
import { partsByPage } from "./parts"
import { placesIn, rankIn } from "./places"
import { askedFor } from "./question"
import { reasonsFor, type Reason } from "./reason"
import { wordsOf } from "./search-words"

export interface Found extends SearchEntry {
  reason: Reason | undefined
  /** Of a restaurant: when it is open of the times that the question asks about. */
  openings: readonly string[]
  /** Words of the question that something else has, and this has not. */
  lacks: readonly string[]
}

export interface Answer {
  /** The best first, and no more than somebody reads. */
  found: readonly Found[]
  total: number
  /** Not, where nothing has every word of the question: then what has the most of them. */
  hasAll: boolean
  /** Words of the question that nothing has. */
  unsaid: readonly string[]
}
export type Search = (question: string) => Answer
/** @param now whoever asks again in the evening asks about that evening; all is gone through again for another one */
export type SearchAt = (question: string, now: Date) => Answer

const MOST = 40

/**
 * Fetches what can be found.
 * @throws Error where it cannot be fetched
 */
export async function loadSearch(): Promise<SearchAt> {
  const response = await fetch(SEARCH_INDEX)
  if (!response.ok) throw new Error(`${SEARCH_INDEX} was answered with ${response.status}`)
  const entries = (await response.json()) as readonly SearchEntry[]
  let made: Date | undefined
  let search: Search | undefined
  return (question, now) => {
    if (!search || made?.getTime() !== now.getTime()) search = searchIn(entries, now)
    made = now
    return search(question)
  }
}

/** How much nearer something is that says when, as it was asked. */
const WHEN_WORTH = 4
/** How much nearer something is that says two words side by side, as they were asked. */
const SIDE_BY_SIDE_WORTH = 1
/** How much nearer something is that is for as many guests as come. */
const GUESTS_WORTH = 4
/** Of what is for so many guests, and says no word of the question; a page that lists such things goes before them. */
const HOLDS_DISTANCE = { page: 3, other: 4 }
/** Of what is for so many guests, by each word that something else has: pages that take the number answer it all the same. */
const LACKING_DISTANCE = 5
/** Among what holds a party, less than one step from the smallest to the largest. */
const LARGEST = 100_000

/**
 * Finds what has every word of a question, in some spelling or by what it means, else what has the most of them. First by how
 * well the words are spelled, then what says them in its title, then by kind.
 * @param now by which it is known what is on and open tonight
 */
export function searchIn(entries: readonly SearchEntry[], now = new Date()): Search {
  const titles = entries.map(({ title }) => wordsOf(title))
  const places = placesIn(entries, now)
  const partsOf = partsByPage(entries)
  const takesGuests = entries.some(({ guests }) => guests)
  const isHouse = (index: number): boolean => ["venue", "page"].includes(entries[index]?.kind ?? "")
  const houses = new Set(titles.filter((_, index) => isHouse(index)).flat())
  const kindOf = (index: number): number => SEARCH_KINDS.indexOf(entries[index]?.kind ?? "page")
  const lengthOf = (index: number): number => titles[index]?.length ?? 0

  return (question) => {
    const typed = wordsOf(question)
    const { guests, asTyped, ...asked } = askedFor(question, places, takesGuests, houses)
    const telling = typed.filter((word) => asked.apart.has(word))
    const pairs = telling.slice(1).map((word, before) => `${telling[before] ?? ""}${word}`)
    const rankOf = rankIn(places, asked.words.size === 1)
    const meant = matchesOf(asked.words, places, partsOf, rankOf)
    const isMeant = meant.size > 0 || asked.words.size === 0
    const words = isMeant ? asked.words : asked.apart
    const matches = new Map(isMeant ? meant : matchesOf(words, places, partsOf, rankOf))
    entries.forEach((entry, index) => {
      if (isTooSmall(entry, guests)) matches.delete(index)
      else if (isFor(entry, guests) && !matches.has(index)) {
        const distance = entry.kind === "page" ? HOLDS_DISTANCE.page : HOLDS_DISTANCE.other
        matches.set(index, { has: new Set(), distance })
      }
    })
    const all = [...matches.values()]
    const most = all.reduce((sum, { has }) => Math.max(sum, has.size), 0)
    const unsaid = [...words].filter((word) => !all.some(({ has }) => has.has(word)))
    const hasAll = isMeant && all.length > 0 && most === words.size

    // What has hours is told by them: “closed for now” is not what is open now.
    const saidOfTime = (index: number) =>
      entries[index]?.kind === "venue" ? [places.said] : [places.words, places.when, places.said]
    const worthOfWhen = (index: number): number =>
      [...asked.when].some((word) => saidOfTime(index).some((said) => said.get(word)?.has(index)))
        ? WHEN_WORTH
        : 0
    const worthOfPairs = (index: number): number =>
      pairs.some((pair) => places.pairs.get(pair)?.has(index)) ? SIDE_BY_SIDE_WORTH : 0
    const worthOfGuests = (entry: SearchEntry | undefined): number =>
      isFor(entry, guests) ? GUESTS_WORTH + 1 - (entry?.guests?.to ?? LARGEST) / LARGEST : 0
    const found = [...matches]
      .filter(([index, { has }]) => has.size === most || isFor(entries[index], guests))
      .map(([index, { has, distance }]) => {
        const entry = entries[index]
        const lacks = [...words].filter((word) => !has.has(word) && !unsaid.includes(word))
        const isCalledSo = titles[index]?.join(" ") === typed.join(" ")
        const worth = worthOfWhen(index) + worthOfPairs(index) + worthOfGuests(entry)
        const further = entry?.kind === "page" ? 0 : lacks.length * LACKING_DISTANCE
        return { index, lacks, distance: isCalledSo ? -Infinity : distance + further - worth }
      })
      .sort(
        (a, b) =>
          (a.distance === b.distance ? 0 : Math.ceil(a.distance) - Math.ceil(b.distance)) ||
          kindOf(a.index) - kindOf(b.index) ||
          a.distance - b.distance ||
          lengthOf(a.index) - lengthOf(b.index) ||
          a.index - b.index,
      )
    const reasonOf = reasonsFor(words, rankOf)
    return {
      found: (hasAll ? found : inTurn(found, ({ lacks }) => lacks.join(" ")))
        .slice(0, MOST)
        .flatMap(({ index, lacks }) => {
          const entry = entries[index]
          if (!entry) return []
          const path = pathFor(entry, guests)
          const reason = reasonOf(entry, partsOf.whereOf(index))
          const openings = entry.hours ? openingsInWords(typed, entry.hours, now) : []
          return { ...entry, path, lacks: lacks.map(asTyped), reason, openings }
        }),
      total: found.length,
      hasAll,
      unsaid: hasAll ? [] : unsaid.map(asTyped),
    }
  }
}

const isFor = (entry: SearchEntry | undefined, guests: number | undefined): boolean =>
  guests !== undefined &&
  entry?.guests !== undefined &&
  entry.guests.from <= guests &&
  guests <= (entry.guests.to ?? Infinity)

/** A page says itself what there is for more. */
const isTooSmall = ({ kind, guests }: SearchEntry, asked: number | undefined): boolean =>
  asked !== undefined && kind !== "page" && (guests?.to ?? Infinity) < asked

/** With how many come, where its address takes that. */
const pathFor = (entry: SearchEntry, guests: number | undefined): string =>
  isFor(entry, guests)
    ? entry.path.replace(/(?=#)|$/, `?${entry.guests?.asks ?? ""}=${guests ?? ""}`)
    : entry.path

/** What has one word is no better than what has another one: they take turns, what fewer have first. */
function inTurn<One>(found: readonly One[], partOf: (one: One) => string): One[] {
  const groups = new Map<string, One[]>()
  for (const one of found) {
    const group = groups.get(partOf(one))
    if (group) group.push(one)
    else groups.set(partOf(one), [one])
  }
  const lists = [...groups.values()].sort((a, b) => a.length - b.length)
  return found.flatMap((_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
}
