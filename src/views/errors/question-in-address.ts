import { QUESTION_LENGTH } from "../../../shared/search"

/**
 * What somebody may have looked for at an address where nothing is: `/recipes/tiramisu-recipe.html` says "tiramisu recipe".
 * Nothing where it has no word.
 */
export function questionInAddress(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? ""
  const words = decoded(last)
    .replace(/\.[a-z]+$/i, "")
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter(Boolean)
  return words.some((word) => /\p{L}{2}/u.test(word))
    ? words.join(" ").slice(0, QUESTION_LENGTH)
    : ""
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
