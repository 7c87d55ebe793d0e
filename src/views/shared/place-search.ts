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

/** One city's names, folded: as English has it, as its people do, as a neighbour might type it. */
const CITY_NAMES: readonly (readonly string[])[] = [
  ["rome", "roma"],
  ["milan", "milano"],
  ["naples", "napoli"],
  ["turin", "torino"],
  ["florence", "firenze"],
  ["venice", "venezia"],
  ["padua", "padova"],
  ["mantua", "mantova"],
  ["syracuse", "siracusa"],
  ["leghorn", "livorno"],
  ["bolzano", "bozen"],
  ["genoa", "genova"],
  ["lisbon", "lisboa", "lisbona"],
  ["porto", "oporto"],
  ["london", "londra", "londres"],
  ["edinburgh", "edimburgo"],
  ["paris", "parigi"],
  ["vienna", "wien"],
  ["salzburg", "salisburgo"],
  ["munich", "munchen"],
  ["berlin", "berlino"],
  ["zurich", "zurigo"],
  ["barcelona", "barcellona"],
]

/** The words of a place, and the other names of the city it is in. */
function placeWords(text: string): string[] {
  const words = fold(text).split(" ")
  const cities = CITY_NAMES.filter((names) => names.some((name) => words.includes(name)))
  return [...words, ...cities.flat()]
}

/** All names of a city, folded; of one that is not among them its own. */
export const cityNames = (name: string): readonly string[] =>
  CITY_NAMES.find((names) => names.includes(fold(name))) ?? [fold(name)]

/** A place's name as a value for the address bar: `San Sebastián` becomes `san-sebastian`. */
export function placeKey(name: string): string {
  return fold(name).replaceAll(" ", "-")
}

/** True where every word of the search begins a word of the place. `Milano` finds Milan. An empty search finds everything. */
export function matchesPlace(text: string, search: string): boolean {
  const words = placeWords(text)
  return fold(search)
    .split(" ")
    .every((term) => words.some((word) => word.startsWith(term)))
}
