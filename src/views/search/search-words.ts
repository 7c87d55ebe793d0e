import { fold } from "../shared/place-search"

export const wordsOf = (text: string): string[] => fold(text).split(" ").filter(Boolean)

/** With what holds compounds together: `Wi-Fi`, `Fior’di`. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[-’'.&][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text as they are written, and where. */
export const tokensIn = (text: string): { token: string; at: number }[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({ token, at: index }))

/** What a word is found by: `Wi-Fi` is `wifi` to many, and `wi` and `fi` too. */
export function spellingsOf(token: string): string[] {
  const words = wordsOf(token)
  return words.length > 1 ? [...words, words.join("")] : words
}
