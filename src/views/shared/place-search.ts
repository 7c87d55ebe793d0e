import { plainLetters } from "../../../shared/plain-letters"

/** Text for comparing: lower case, no diacritics, single spaces. `Zürich` is found by `zurich`. */
export function fold(text: string): string {
  return plainLetters(text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim()
}

/** A place's name as a value for the address bar: `San Sebastián` becomes `san-sebastian`. */
export function placeKey(name: string): string {
  return fold(name).replaceAll(" ", "-")
}

/** True where every word of the search begins a word of the place. An empty search finds everything. */
export function matchesPlace(text: string, search: string): boolean {
  const words = fold(text).split(" ")
  return fold(search)
    .split(" ")
    .every((term) => words.some((word) => word.startsWith(term)))
}
