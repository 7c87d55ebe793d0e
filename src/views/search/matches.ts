import type { Parts } from "./parts"
import { nearestOf, thereBy, type Places, type Rank } from "./places"

/** Which words of a question an entry has, and how far from the best it is. */
export interface Match {
  has: ReadonlySet<string>
  distance: number
}
/** By the entry's place in the list; what is not in it has none of the words. */
export type Matches = ReadonlyMap<number, Match>

export function matchesOf(
  asked: ReadonlySet<string>,
  places: Places,
  parts: Parts,
  rankOf: Rank,
): Matches {
  const matches = new Map<number, { has: Set<string>; distance: number }>()
  const add = (one: string, index: number, distance: number): void => {
    const match = matches.get(index) ?? { has: new Set(), distance: 0 }
    match.has.add(one)
    match.distance += distance
    matches.set(index, match)
  }
  const saying = new Map([...asked].map((one) => [one, nearestOf(one, places, rankOf)]))
  for (const [one, found] of saying) found.forEach((distance, index) => add(one, index, distance))
  const isOfSome = new Set(matches.keys())
  for (const [one, found] of saying) {
    for (const [page, distance] of thereBy(one, places, rankOf)) {
      for (const index of parts.of(page)) {
        // By its place alone only where nothing is called so: “Milan” asks for what is of Milan, not for each dish there.
        const isAsked = isOfSome.has(index) || (found.size === 0 && index === page)
        if (isAsked && !found.has(index)) add(one, index, distance)
      }
    }
  }
  return matches
}
