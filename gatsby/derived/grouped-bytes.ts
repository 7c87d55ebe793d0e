import { areSameItems } from "../../lib/same-items"

/** Of so many items the bytes are made together. */
const GROUP = 250

/**
 * Bytes of a list of thousands of which few are others each time: those of a group whose items are the same objects as
 * before are used again.
 * @param textOf what is written of an item, at its place in the list
 */
export function createGroupedBytes<Item>(
  textOf: (item: Item, at: number) => string,
): (items: readonly Item[]) => readonly Buffer[] {
  let last: readonly { items: readonly Item[]; bytes: Buffer }[] = []
  return (items) => {
    last = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, number) => {
      const from = number * GROUP
      const group = items.slice(from, from + GROUP)
      const before = last[number]
      if (before && areSameItems(group, before.items)) return before
      const texts = group.map((item, at) => textOf(item, from + at))
      return { items: group, bytes: Buffer.from(texts.join("")) }
    })
    return last.map(({ bytes }) => bytes)
  }
}
