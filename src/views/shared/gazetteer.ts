import { PLACES, type Place } from "../../../shared/places"
import type { Coordinates } from "../../../shared/geo"
import { fold } from "./place-search"

export interface Town {
  name: string
  point: Coordinates
}

let loaded: Promise<readonly Place[]> | undefined

/** What it needs is loaded with the first question; one that failed is asked for again. */
function loadPlaces(): Promise<readonly Place[]> {
  loaded ??= fetch(PLACES)
    .then((response) => {
      if (!response.ok) throw new Error(`${PLACES}: ${response.status}`)
      return response.json() as Promise<readonly Place[]>
    })
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}

/** Shorter names are too like one another. */
const LETTERS_FOR_A_SLIP = 5

/**
 * The town that a guest means, larger ones first: by any of its names, whole or begun, or with one letter
 * wrong, missing or too many.
 */
export function townAmong(places: readonly Place[], typed: string): Town | undefined {
  const wanted = fold(typed)
  if (wanted === "") return undefined
  const by = (matches: (name: string) => boolean): Place | undefined =>
    places.find(([name, , , ...others]) => [name, ...others].some((one) => matches(fold(one))))
  const found =
    by((name) => name === wanted) ??
    by((name) => name.startsWith(wanted)) ??
    (wanted.length >= LETTERS_FOR_A_SLIP ? by((name) => isOneSlipAway(name, wanted)) : undefined)
  if (!found) return undefined
  const [name, latitude, longitude] = found
  return { name, point: { latitude, longitude } }
}

export const findTown = async (typed: string): Promise<Town | undefined> =>
  townAmong(await loadPlaces(), typed)

/** Whether one letter more, less or another makes one word of the other. */
function isOneSlipAway(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  return long.length === short.length
    ? long.slice(at + 1) === short.slice(at + 1) || isSwapped(long, short, at)
    : long.slice(at + 1) === short.slice(at)
}

/** `Firenez` is Firenze with two letters the wrong way round. */
const isSwapped = (one: string, other: string, at: number): boolean =>
  one[at] === other[at + 1] &&
  one[at + 1] === other[at] &&
  one.slice(at + 2) === other.slice(at + 2)
