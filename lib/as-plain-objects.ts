/**
 * The same value of ordinary objects: those without a prototype, as answers of graphql-js are, take several times the
 * memory. What is of ordinary objects already stays the same object, which others have too: of a picture that thousands
 * show there is one. So nobody may change what comes of it.
 */
export function asPlainObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPlainObjects)
  if (typeof value !== "object" || value === null) return value
  if (Object.getPrototypeOf(value) !== null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, asPlainObjects(each)]),
  )
}
