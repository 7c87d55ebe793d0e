import type { Verdict } from "./verdict"

/** Text alternatives are read aloud: a file name or “image of” helps nobody. */
export function checkAltText(value: string): Verdict {
  const text = value.trim()
  // Of writing that has a sign for each sound or word, two say something.
  if (/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]{0,2}$/u.test(text)) {
    return "Too short. Describe what the picture shows, for example “Pizza with a blistered rim on a marble counter”."
  }
  if (/\.(jpe?g|png|webp|avif)$/i.test(text)) {
    return `“${text}” is a file name. Describe what the picture shows instead.`
  }
  return true
}
