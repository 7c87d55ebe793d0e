import type { Verdict } from "./verdict"

/** Text alternatives are read aloud: a file name or “image of” helps nobody. */
export function checkAltText(value: string): Verdict {
  const text = value.trim()
  if (text.length < 3) {
    return "Describe what the picture shows, for example “Pizza with a blistered rim on a marble counter”."
  }
  if (/\.(jpe?g|png|webp|avif)$/i.test(text)) {
    return `“${text}” is a file name. Describe what the picture shows instead.`
  }
  return true
}
