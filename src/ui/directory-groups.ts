import { plainLetters } from "../../shared/plain-letters"
import { byAlphabet } from "../texts/intl"

/** A name among very many. */
export interface Listed {
  name: string
  /** What it is looked for by: its town, its house. */
  group: string
}

export interface DirectoryGroup<Entry extends Listed> {
  heading: string
  /** In the order given. */
  entries: readonly Entry[]
}

/** More headings are a list to look through themselves. */
const MOST_HEADINGS = 40

function groupedBy<Entry extends Listed>(
  entries: readonly Entry[],
  headingOf: (entry: Entry) => string,
): DirectoryGroup<Entry>[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const heading = headingOf(entry)
    const group = groups.get(heading)
    if (group) group.push(entry)
    else groups.set(heading, [entry])
  }
  return [...groups]
    .map(([heading, of]) => ({ heading, entries: of }))
    .sort((one, other) => byAlphabet(one.heading, other.heading))
}

/** "A" of "Århus", "H" of "’s-Hertogenbosch": what it is looked for under. */
export const firstLetter = (name: string): string =>
  /\p{L}|\p{N}/u.exec(plainLetters(name.toLowerCase().normalize("NFD")))?.[0].toUpperCase() ?? name

/** By town or house, by alphabet; where these are very many, by their first letters, and each name says its own. */
export function directoryGroups<Entry extends Listed>(
  entries: readonly Entry[],
): readonly DirectoryGroup<Entry>[] {
  const groups = groupedBy(entries, ({ group }) => group)
  if (groups.length <= MOST_HEADINGS) return groups
  const inOrder = groups.flatMap((group) => group.entries)
  return groupedBy(
    inOrder.map((entry) => ({ ...entry, name: `${entry.group}, ${entry.name}` })),
    ({ group }) => firstLetter(group),
  )
}
