export const skipToContent = "Skip to content"
export const announcement = "Announcement"
/** Said where a heading cannot say it by itself. */
export const navigatedTo = (page: string): string => `Navigated to ${page}`

/** Characters of a title that a search engine shows and a tab's tip holds; editors may write as many. */
const SHOWN = 70

/**
 * Of the browser's tab and of search results: with the group's name where there is room for it, which search engines show
 * beside it anyway. What no line of theirs holds ends with a word and an ellipsis, or with any character where words are longer
 * than half of it, as without spaces between them; the page itself says all of it.
 */
export function titleOf(page: string, group: string): string {
  const whole = page.includes(group) ? page : `${page} – ${group}`
  if (whole.length <= SHOWN) return whole
  if (page.length <= SHOWN) return page
  // Beside the ellipsis, and without half a character.
  const line = page.slice(0, SHOWN - 1).replace(/\p{Cs}$/u, "")
  const words = line.replace(/\s+\S*$/u, "")
  return `${(words.length > SHOWN / 2 ? words : line).replace(/[\p{P}\s]+$/u, "")}…`
}
