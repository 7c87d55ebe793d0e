import type { SearchEntry } from "../../../shared/search"

/** Which entries are parts of the page that another one is. */
export interface Parts {
  /** Itself, and its parts: a dish is where its menu is. */
  of: (index: number) => readonly number[]
  /** The places at which it is to be had. */
  whereOf: (index: number) => string | undefined
}

export function partsByPage(entries: readonly SearchEntry[]): Parts {
  const pages = new Map(entries.map(({ path }, index) => [path, index]))
  const pageOf = ({ path }: SearchEntry): number | undefined =>
    path.includes("#") ? pages.get(path.replace(/#.*$/, "")) : undefined
  const parts = new Map<number, number[]>()
  entries.forEach((entry, index) => {
    const page = pageOf(entry)
    if (page === undefined) return
    const known = parts.get(page)
    if (known) known.push(index)
    else parts.set(page, [index])
  })
  return {
    of: (index) => [index, ...(parts.get(index) ?? [])],
    whereOf: (index) => {
      const entry = entries[index]
      return entry?.where ?? (entry && entries[pageOf(entry) ?? index]?.where)
    },
  }
}
