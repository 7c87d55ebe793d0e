import { BETWEEN_PARTS, type SearchEntry } from "../../../shared/search"
import { KINDS } from "../../texts/search"
import { MEANT } from "../../texts/search-meanings"
import { fold } from "../shared/place-search"
import { spellingsOf, tokensIn } from "./search-words"
import type { Rank } from "./places"

/** A text that an entry is found by and does not show, cut to the word that was asked for and what stands around it. */
export interface Reason {
  before: string
  word: string
  after: string
}

/** In characters: of a reason, and of what comes before its word. */
const MOST = 80
const LEAD = 32

/**
 * @param asked the words of a question
 * @returns gives the reason for an entry, and for the places `where` it is to be had; nothing where what is seen of it says every
 * word as well
 */
export function reasonsFor(
  asked: ReadonlySet<string>,
  rankOf: Rank,
): (entry: SearchEntry, where?: string) => Reason | undefined {
  const distance = createDistance(rankOf)
  return (entry, where = "") => reasonOf(entry, where, asked, distance)
}

function reasonOf(
  { kind, title, about = "", words = "", serves = "" }: SearchEntry,
  where: string,
  asked: ReadonlySet<string>,
  distance: Rank,
): Reason | undefined {
  const seen = tokensIn(`${title} ${about} ${KINDS[kind]}`)
  const parts = [words, where, serves].flatMap((texts) => texts.split(BETWEEN_PARTS))
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
    reason ??= nearest === Infinity ? meantReason(one, parts) : undefined
    if (reason) return reason
  }
  return undefined
}

/** What says in the site's words what a guest has another word for. */
function meantReason(one: string, parts: readonly string[]): Reason | undefined {
  const { labels = [], words = [] } = MEANT.get(one) ?? {}
  const label = parts.find((part) => labels.some((said) => fold(said) === fold(part)))
  if (label) return { before: "", word: label, after: "" }
  for (const word of words) {
    for (const part of parts) {
      const spoken = tokensIn(part).find(({ token }) => spellingsOf(token).includes(word))
      if (spoken) return excerpt(part, spoken.token, spoken.at)
    }
  }
  return undefined
}

/** Two words are compared once: entries say the same ones again and again, and a telephone takes long to compare them. */
function createDistance(rankOf: Rank): Rank {
  const known = new Map<string, number>()
  return (asked, token) => {
    const pair = `${asked} ${token}`
    let distance = known.get(pair)
    if (distance === undefined) {
      distance = Math.min(...spellingsOf(token).map((word) => rankOf(asked, word)))
      known.set(pair, distance)
    }
    return distance
  }
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
