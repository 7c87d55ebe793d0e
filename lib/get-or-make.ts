/** What is kept of each key: a Map, or a WeakMap. */
interface Kept<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is kept of a key; where nothing is, it is made, and kept. */
export function getOrMake<Key, Value>(kept: Kept<Key, Value>, key: Key, make: () => Value): Value {
  const there = kept.get(key)
  if (there !== undefined) return there
  const made = make()
  kept.set(key, made)
  return made
}
