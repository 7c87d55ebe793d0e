/** A document as the messages of the site's content errors name it (src/content/content-error.ts). */
export interface NamedDocument {
  /** Its title or name; nothing where it has none yet. */
  name: string | undefined
  id: string
}

const DOCUMENT = /^[\w ]+? (?:“(.*?)”|without a name) \(id ([^)]+)\): /

/** The document that a message is about. */
export function documentIn(message: string): NamedDocument | undefined {
  const [, name, id] = DOCUMENT.exec(message) ?? []
  return id === undefined ? undefined : { name, id }
}

/**
 * Data of a page without a document: gone from lists, nothing where another refers to it.
 * Undefined where the document is not in it.
 * @param text JSON
 */
export function withoutDocument(text: string, document: NamedDocument): string | undefined {
  let found = false
  const isIt = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null || !("id" in value)) return false
    const { id, title, name }: { id: unknown; title?: unknown; name?: unknown } = value
    return String(id) === document.id && (title || name || undefined) === document.name
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
