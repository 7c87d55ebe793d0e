/** Whether two lists hold the same, one by one: of objects the same ones. */
export const areSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])
