/** How a typed word is like another one. */
export interface Likeness {
  /** Letters to put in, take out, change or swap with their neighbour, to turn it into the word or its beginning. */
  mistakes: number
  isWhole: boolean
}

/** The shortest words whose typing errors are forgiven: one error, two; one in what is the beginning of a word. */
const FORGIVEN = { one: 4, two: 8, oneInBeginning: 6 }

/** What is found first comes first: the word itself, its beginning, one mistake, one in the beginning, two. */
export const rankOf = ({ mistakes, isWhole }: Likeness): number => mistakes * 2 + (isWhole ? 0 : 1)

/** Nothing where they are not alike. Both are folded, see `fold`. */
export function likenessOf(typed: string, word: string): Likeness | undefined {
  if (word === typed) return { mistakes: 0, isWhole: true }
  if (word.startsWith(typed)) return { mistakes: 0, isWhole: false }
  // Letters that are typed again and again say no more than one: “zzzzqq” is not nearly “quiet”.
  const heard = single(typed)
  const { length } = typed
  const most = mostIn(length)
  if (most === 0 || word.length < length - most) return undefined
  const mostInBeginning = Math.min(length, heard.length + 1) >= FORGIVEN.oneInBeginning ? 1 : 0
  if (mostInBeginning === 0 && word.length > length + most) return undefined

  const asTyped = mistakesIn(typed, word, most)
  // Twice the same letter or once is one mistake in a word, however often: mozarela, foccaccia.
  const asHeard = mistakesIn(heard, single(word), Math.min(most, mostIn(heard.length)))
  const whole = Math.min(asTyped.whole, Math.max(1, asHeard.whole))
  if (whole <= most) return { mistakes: whole, isWhole: true }
  const beginning = Math.min(asTyped.beginning, Math.max(1, asHeard.beginning))
  return beginning <= mostInBeginning ? { mistakes: beginning, isWhole: false } : undefined
}

const mostIn = (length: number): number =>
  length >= FORGIVEN.two ? 2 : length >= FORGIVEN.one ? 1 : 0

const single = (word: string): string => word.replace(/(.)\1+/gu, "$1")

const FAR = { whole: Infinity, beginning: Infinity }

/**
 * The optimal string alignment distance to a word, and to that of its beginnings which is nearest. More than `most`
 * mistakes are not counted.
 */
function mistakesIn(
  typed: string,
  word: string,
  most: number,
): { whole: number; beginning: number } {
  const at = (cells: readonly number[], index: number): number => cells[index] ?? Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...row) > most) return FAR
    beforeLast = last
    last = row
  }
  return { whole: at(last, word.length), beginning: Math.min(...last) }
}
