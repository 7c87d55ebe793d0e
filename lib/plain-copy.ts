/**
 * The same value of ordinary objects. Those without a prototype, as answers of graphql-js are, take several times the
 * memory. What is of ordinary objects already stays the same: of a picture that thousands show there is one.
 */
export function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainCopy)
  if (typeof value !== "object" || value === null) return value
  if (Object.getPrototypeOf(value) !== null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainCopy(each)]))
}
