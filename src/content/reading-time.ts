import type { RichText } from "./rich-text"
import { richTextHtml } from "./rich-text-html"

/** Words a minute that adults read silently in English (Brysbaert, 2019: 238), less for names and numbers. */
const PACE = 220
/** Characters a minute of Chinese and Japanese, which have no spaces (Brysbaert, 2019: 260 words of two). */
const PACE_OF_CHARACTERS = 500
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Whole minutes, one at least. */
export function readingMinutes(text: RichText): number {
  let characters = 0
  const words = richTextHtml(text, "")
    .replace(/<[^>]*>/g, " ")
    .replace(CHARACTERS, () => {
      characters += 1
      return " "
    })
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE + characters / PACE_OF_CHARACTERS))
}
