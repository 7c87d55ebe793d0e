/** Most that are named: more than an editor would read. */
const MOST_NAMED = 3
/** Share of a word's letters that may be wrong. */
const MOST_WRONG = 0.4

/** How many letters differ between two words: added, left out, exchanged, or two in each other's place. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** How far a path is from what was written, from 0; the name of a page counts, wherever it stands. */
function farness(written: string, path: string): number {
  const [name, other] = [lastPart(written), lastPart(path)]
  const longest = Math.max(name.length, other.length, 1)
  const byName =
    name.length > 3 && (other.includes(name) || (other.length > 3 && name.includes(other)))
      ? MOST_WRONG / 2
      : distance(name, other) / longest
  const byPath = distance(written, path) / Math.max(written.length, path.length)
  return Math.min(byName, byPath)
}

/** The paths that somebody may have meant, the likeliest first. */
export function nearestPaths(written: string, paths: Iterable<string>): string[] {
  return [...paths]
    .map((path) => ({ path, far: farness(written.toLowerCase(), path) }))
    .filter(({ far }) => far <= MOST_WRONG)
    .sort((a, b) => a.far - b.far || a.path.length - b.path.length)
    .slice(0, MOST_NAMED)
    .map(({ path }) => path)
}
