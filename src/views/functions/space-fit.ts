import type { FunctionSpace } from "../../content/function-space"

export type SpaceFit = "seated" | "standing" | "no"

/** Whether a party fits a space; one that can be seated can stand too. */
export function fitOf(space: Pick<FunctionSpace, "seated" | "standing">, guests: number): SpaceFit {
  if (guests <= space.seated) return "seated"
  return guests <= space.standing ? "standing" : "no"
}

const RANK: Readonly<Record<SpaceFit, number>> = { seated: 0, standing: 1, no: 2 }

/** In the given order, but that what seats a party comes first, and what is too small for it last. */
export function fittingFirst<Space extends Pick<FunctionSpace, "seated" | "standing">>(
  spaces: readonly Space[],
  guests: number | undefined,
): readonly Space[] {
  if (guests === undefined) return spaces
  const rank = (space: Space): number => RANK[fitOf(space, guests)]
  return [...spaces].sort((one, other) => rank(one) - rank(other))
}

/** A whole number of guests above zero, or nothing for an empty or impossible entry. */
export function guestsFrom(entry: string): number | undefined {
  const guests = Number(entry)
  return entry.trim() !== "" && Number.isInteger(guests) && guests > 0 ? guests : undefined
}
