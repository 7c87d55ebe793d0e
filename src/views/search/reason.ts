import { BETWEEN_PARTS, type SearchEntry } from "../../../shared/search"
import { KINDS } from "../../texts/search"
import { spellingsOf, tokensIn } from "./search-words"
import { likenessOf, rankOf } from "./spelling"

/** A text that an entry is found by and does not show, cut to the word that was asked for and what stands around it. */
export interface Reason {
  before: string
  word: string
  after: string
}

/** In characters: of a reason, and of what comes before its word. */
const MOST = 80
const LEAD = 32

/** Nothing where what is seen of the entry says every word as well. */
export function reasonOf(entry: SearchEntry, asked: ReadonlySet<string>): Reason | undefined {
  const { kind, title, about = "", words = "" } = entry
  const seen = tokensIn(`${title} ${about} ${KINDS[kind]}`)
  const parts = words.split(BETWEEN_PARTS)
  for (const one of asked) {
    let nearest = Math.min(...seen.map(({ token }) => distance(one, token)))
    let reason: Reason | undefined
    for (const part of parts) {
      for (const { token, at } of tokensIn(part)) {
        const away = distance(one, token)
        if (away >= nearest) continue
        nearest = away
        reason = excerpt(part, token, at)
      }
    }
    if (reason) return reason
  }
  return undefined
}

function distance(asked: string, token: string): number {
  const ranks = spellingsOf(token).map((word) => {
    const likeness = likenessOf(asked, word)
    return likeness ? rankOf(likeness) : Infinity
  })
  return Math.min(...ranks)
}

function excerpt(part: string, word: string, at: number): Reason {
  const from = at <= LEAD ? 0 : Math.min(at, part.indexOf(" ", at - LEAD) + 1)
  const past = at + word.length
  const to = part.length - from <= MOST ? part.length : part.lastIndexOf(" ", from + MOST)
  const end = Math.max(past, to)
  return {
    before: `${from > 0 ? "…" : ""}${part.slice(from, at)}`,
    word,
    after: `${part.slice(past, end)}${end < part.length ? "…" : ""}`,
  }
}
