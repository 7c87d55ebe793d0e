import { areSameItems } from "./same-items"

/**
 * What is made of something is made anew when that is another; what was made last is kept.
 * @param keysOf by what it is seen whether something is another
 */
export function onceFor<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
  keysOf: (...given: Given) => readonly unknown[] = (...given) => given,
): (...given: Given) => Made {
  let last: { keys: readonly unknown[]; made: Made } | undefined
  return (...given) => {
    const keys = keysOf(...given)
    if (!last || !areSameItems(last.keys, keys)) last = { keys, made: make(...given) }
    return last.made
  }
}
