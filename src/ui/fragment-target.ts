/** What the address's fragment points to. */
export function fragmentTarget(): HTMLElement | null {
  const id = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    // A stray `%`, which somebody else put into a link.
    return document.getElementById(id)
  }
}
