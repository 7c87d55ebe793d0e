/** Entries that are alike together, in the order in which the first of them comes up: as a list in pages groups them. */
export function together<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return [...groups.values()].flat()
}
