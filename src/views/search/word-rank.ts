import { MEANT } from "../../texts/search-meanings"
import { likenessOf, rankOf } from "./spelling"

/** How far a word is from one that is asked for; infinitely where they are not alike. Both are folded, see `fold`. */
export function wordRank(asked: string, word: string): number {
  const likeness = likenessOf(asked, word)
  // A word that is known to mean something is no other one, mistyped: a waiter is not water.
  if (!likeness || (MEANT.has(asked) && likeness.mistakes > 0)) return Infinity
  return rankOf(likeness)
}
