import fc from "fast-check"
import { likenessOf, rankOf } from "../../../../src/views/search/spelling"

const rank = (typed: string, word: string): number | undefined => {
  const likeness = likenessOf(typed, word)
  return likeness && rankOf(likeness)
}

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz")
const wordOf = (minLength: number) =>
  fc.array(letter, { minLength, maxLength: 14 }).map((letters) => letters.join(""))

/** One typing error: a letter left out, put in, changed, or swapped with the next. */
const error = fc.record({
  kind: fc.constantFrom("left out", "put in", "changed", "swapped"),
  at: fc.nat(),
  letter,
})
type TypingError = typeof error extends fc.Arbitrary<infer Value> ? Value : never

function mistyped(word: string, { kind, at, letter: other }: TypingError): string {
  const index = at % word.length
  const [before, here, after] = [word.slice(0, index), word[index] ?? "", word.slice(index + 1)]
  switch (kind) {
    case "left out":
      return before + after
    case "put in":
      return before + other + here + after
    case "changed":
      return before + other + after
    default:
      return before + (after[0] ?? "") + here + after.slice(1)
  }
}

describe("words with typing errors", () => {
  it("are not what is no word at all, however long a key was held down", () => {
    for (const word of ["quiet", "quattro", "zest"]) expect(rank("zzzzqq", word)).toBeUndefined()
    expect(rank("aaaaaaaa", "alfama")).toBeUndefined()
    expect(rank("foccaccia", "focaccia")).toBe(2)
  })

  it("are found with any one error from five letters on, never before those without", () => {
    fc.assert(
      fc.property(wordOf(5), error, (word, one) => {
        const found = rank(mistyped(word, one), word)
        expect(found).toBeDefined()
        expect(found).toBeLessThanOrEqual(2)
        expect(rank(word, word)).toBe(0)
      }),
    )
  })

  it("are found with any two errors in different places from ten letters on", () => {
    fc.assert(
      fc.property(wordOf(5), wordOf(5), error, error, (begins, ends, one, other) => {
        const typed = mistyped(begins, one) + mistyped(ends, other)
        expect(rank(typed, begins + ends)).toBeLessThanOrEqual(4)
      }),
    )
  })

  it("are as far from each other whichever of the two was typed, where they are as long", () => {
    fc.assert(
      fc.property(wordOf(8), error, (word, one) => {
        const typed = mistyped(word, one)
        fc.pre(typed.length === word.length)
        expect(rank(typed, word)).toBe(rank(word, typed))
      }),
    )
  })

  it.each([
    ["pizza", "pizzaiolo", 1],
    ["piza", "pizza", 2],
    ["pziza", "pizza", 2],
    ["foccacia", "focaccia", 2],
    ["mozarela", "mozzarella", 2],
    ["margeri", "margherita", 3],
    ["stracia", "stracciatella", 3],
    ["margrta", "margherita", undefined],
    ["vegn", "vegetables", undefined],
    ["wine", "winter", undefined],
    ["rum", "rim", undefined],
  ])("%s is to %s as it should be", (typed, word, expected) => {
    expect(rank(typed, word)).toBe(expected)
  })
})
