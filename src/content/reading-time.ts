import type { RichText } from "./rich-text"
import { richTextHtml } from "./rich-text-html"

/** Words a minute that adults read silently in English (Brysbaert, 2019: 238), less for names and numbers. */
const PACE = 220

/** Whole minutes, one at least. */
export function readingMinutes(text: RichText): number {
  const words = richTextHtml(text, "")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}
