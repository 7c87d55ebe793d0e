import type { FunctionSpace } from "../../content/function-space"

export type SpaceFit = "seated" | "standing" | "no"

/** Whether a party fits a space; one that can be seated can stand too. */
export function fitOf(space: Pick<FunctionSpace, "seated" | "standing">, guests: number): SpaceFit {
  if (guests <= space.seated) return "seated"
  return guests <= space.standing ? "standing" : "no"
}

/** A whole number of guests above zero, or nothing for an empty or impossible entry. */
export function guestsFrom(entry: string): number | undefined {
  const guests = Number(entry)
  return entry.trim() !== "" && Number.isInteger(guests) && guests > 0 ? guests : undefined
}
