import { MEANT_BY_TWO } from "../../texts/search-meanings"
import {
  BEFORE_GUESTS,
  GUEST_WORDS,
  SMALL_WORDS,
  WHEN_WORDS,
  WORTH_WORDS,
} from "../../texts/search-words"
import type { Places } from "./places"
import { wordsOf } from "./search-words"

/** What a question asks for. */
export interface Asked {
  /** Each is looked for. */
  words: ReadonlySet<string>
  /** Two that mean something together are one of them above; here each is by itself, for where nothing is meant by both. */
  apart: ReadonlySet<string>
  /** What says these as well comes first. */
  when: ReadonlySet<string>
  /** How many come, where that is said. */
  guests: number | undefined
  /** A word as it was typed: one of the above may be two. */
  asTyped: (word: string) => string
}

/** From a thousand on it is a year. */
const MOST_GUESTS = 999

/**
 * Small words, how many come and when are looked for only where there is nothing else.
 * @param takesGuests whether anything is for so many guests
 * @param houses words that restaurants and pages are called by
 */
export function askedFor(
  question: string,
  places: Places,
  takesGuests: boolean,
  houses: ReadonlySet<string>,
): Asked {
  const asTyped = new Map<string, string>()
  const inOrder = joined(wordsOf(question), places, asTyped)
  const typed = new Set(inOrder)
  const of = (words: ReadonlySet<string>): string[] => [...typed].filter((word) => words.has(word))
  const isName = (word: string): boolean =>
    [...(places.words.get(word)?.values() ?? [])].some((isInTitle) => isInTitle)
  // “For 14”: of how many, not of what. 400 is what, and “for 4” is how many, though a pizza be called 4 formaggi.
  const numbers = [...typed].filter((word) => /^\d+$/.test(word) && !houses.has(word))
  const guests = takesGuests ? guestsIn(inOrder, numbers) : undefined
  const counts = numbers.filter((word) => !isName(word) || Number(word) === guests)
  const small = new Set([
    ...of(SMALL_WORDS),
    ...of(WORTH_WORDS).filter((word) => !places.where.has(word)),
    ...of(WHEN_WORDS),
    ...counts,
    ...(guests === undefined ? [] : of(GUEST_WORDS)),
  ])
  const telling = [...typed].filter((word) => !small.has(word))
  const when = of(WHEN_WORDS)
  const isTold = telling.length > 0 || guests !== undefined
  const words = new Set(isTold ? telling : when.length > 0 ? when : typed)
  return {
    words,
    apart: new Set([...words].flatMap((word) => MEANT_BY_TWO.get(word) ?? word)),
    when: new Set(isTold ? when : []),
    guests,
    asTyped: (word) => asTyped.get(word) ?? word,
  }
}

/**
 * Two words are one that the site writes as a compound, or that mean something together: “gluten free” is in
 * “Gluten-free”, and not in “Free Wi-Fi”; “live music” is not “Live fire”.
 */
function joined(
  words: readonly string[],
  { words: known }: Places,
  asTyped: Map<string, string>,
): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next = ""] = words.slice(at, at + 2)
    const compound = word + next
    if (next && (known.has(compound) || MEANT_BY_TWO.has(compound))) {
      asTyped.set(compound, `${word} ${next}`)
      found.push(compound)
      at += 1
    } else found.push(word)
  }
  return found
}

/** @param numbers those among the words that may be how many come */
function guestsIn(words: readonly string[], numbers: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, index) =>
      numbers.includes(word) &&
      (BEFORE_GUESTS.has(words[index - 1] ?? "") ||
        [words[index - 1], words[index + 1]].some((beside) => GUEST_WORDS.has(beside ?? ""))),
  )
  const guests = Number(words[at])
  return guests > 0 && guests <= MOST_GUESTS ? guests : undefined
}
