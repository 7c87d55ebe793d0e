/** Letters that have no decomposition in Unicode, as a guest without them on the keyboard types them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
}

/** Text for comparing: lower case, no diacritics, single spaces. `Zürich` is found by `zurich`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøłđæœı]/g, (letter) => PLAIN[letter] ?? letter)
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
