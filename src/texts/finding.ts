export const asking = "Finding where you are…"
export const denied =
  "Your location was not shared, so the list keeps its order. You can allow it for this site in your browser’s settings."
export const tookTooLong =
  "Finding your location took too long, so the list keeps its order. Please try again."
export const notFound = "Your location could not be found just now, so the list keeps its order."
export const notSupported = "This browser cannot share a location, so the list keeps its order."

/** @param place none where it is the guest's own */
export const fromYou = (distance: string, place?: string): string =>
  `${distance} from ${place ?? "you"}`
export const unknownTown = (typed: string): string =>
  `We know no town called “${typed}”, so the list keeps its order.`
export const lookingForTown = "Looking for that place…"
export const townsFailed = "Towns could not be looked up just now, so the list keeps its order."
export const townsCredit = "Towns by GeoNames, CC BY 4.0"

/** How far something may be and still be called near, in kilometres. */
const NEAR = 40

/** One of a list; with a distance where distance decides the order. */
export interface Found {
  kilometres?: number
  /** None where it is where the guest is. */
  from?: string
}

/**
 * What a list shows: "3 of 8 venues, nearest first".
 * @param all "8 venues"
 */
export function foundInWords(found: readonly Found[], total: number, all: string): string {
  const count = found.length === total ? all : `${found.length} of ${all}`
  const { kilometres, from } = found[0] ?? {}
  if (kilometres === undefined) return count
  const several = found.length > 1
  if (kilometres > NEAR) {
    return `None is near ${from ?? "you"}. The nearest${several ? " first" : ""}: ${count}`
  }
  return several ? `${count}, nearest first` : count
}
