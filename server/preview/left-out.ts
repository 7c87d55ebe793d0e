import type { DocumentRef } from "../../src/content/content-error"

/**
 * Data of a page without a document: gone from lists, nothing where another refers to it.
 * Undefined where the document is not in it.
 * @param text JSON
 */
export function withoutDocument(
  text: string,
  document: Pick<DocumentRef, "id" | "name">,
): string | undefined {
  let found = false
  const isIt = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null || !("id" in value)) return false
    const { id, title, name }: { id: unknown; title?: unknown; name?: unknown } = value
    const isNamed = (title || name || undefined) === (document.name || undefined)
    return isNamed && String(id) === String(document.id)
  }
  const data: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (Array.isArray(value)) {
      const rest = value.filter((entry) => !isIt(entry))
      found ||= rest.length < value.length
      return rest
    }
    if (typeof value !== "object" || value === null) return value
    const entries = Object.entries(value).map(([key, entry]): [string, unknown] => {
      if (!isIt(entry)) return [key, entry]
      found = true
      return [key, null]
    })
    return Object.fromEntries(entries)
  })
  return found ? JSON.stringify(data) : undefined
}
