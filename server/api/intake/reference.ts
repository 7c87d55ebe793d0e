import { randomInt } from "node:crypto"

/** None is taken for another when it is read out or written down. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

export const REFERENCE = /^[A-Z][2-9A-HJKMNP-TV-Z]{3}-[2-9A-HJKMNP-TV-Z]{4}$/

/** Such as `C7QX-29KD`: 22 billion of each letter. */
export function newReference(letter: string): string {
  const drawn = Array.from({ length: 7 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("")
  return `${letter}${drawn.slice(0, 3)}-${drawn.slice(3)}`
}
