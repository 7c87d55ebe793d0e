/** In characters: what fills a screen in the size of a title, and a word that no line of it holds on a telephone. */
const MOST = 60
const MOST_IN_A_WORD = 18

/**
 * The classes of a heading that an editor wrote.
 * @param own the heading's own class
 */
export function titleClass(title: string, own = ""): string | undefined {
  const isLong =
    title.length > MOST || title.split(/[\s-]+/).some(({ length }) => length > MOST_IN_A_WORD)
  return (isLong ? `${own} long-title` : own).trim() || undefined
}
