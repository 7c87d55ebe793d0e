import { CONTENT_SLUGS, CONTENT_TYPES } from "../shared/content-types"
import type { ContentSnapshot } from "../snapshot/content-snapshot"

/** What published documents are called: a draft may be called so too. */
export function publishedNames({ lists }: ContentSnapshot): ReadonlySet<string> {
  const names = new Set<string>()
  for (const slug of CONTENT_SLUGS) {
    const { list, nameField } = CONTENT_TYPES[slug]
    if (nameField === null) continue
    for (const document of lists[list] ?? []) {
      const name = document[nameField]
      if (typeof name === "string") names.add(name.trim())
    }
  }
  return names
}
