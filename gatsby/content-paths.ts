import { CONTENT_TYPES, type Linkable, LINKABLE } from "../shared/content-types"
import { listPageCount } from "../shared/list-pages"
import { routeTo } from "../shared/paths"
import type { DocumentPlace } from "../release-store/manifest"
import { list } from "../src/content/content-error"
import { pathOfDocument } from "../src/content/link-target"

type PageDocument = Parameters<typeof pathOfDocument>[1] & { id: number }

/** What of the published documents decides about paths, by the CMS's lists. */
export type PathContent = {
  readonly [List in (typeof CONTENT_TYPES)[Linkable]["list"]]?: {
    readonly docs: readonly PageDocument[]
  } | null
}

/** Where in the CMS the page of each path is edited. */
export function documentsByPath(content: PathContent): ReadonlyMap<string, DocumentPlace> {
  const places = new Map<string, DocumentPlace>()
  for (const collection of LINKABLE) {
    for (const document of list(content[CONTENT_TYPES[collection].list]?.docs)) {
      const path = pathOfDocument(collection, document)
      if (path) places.set(path, { collection, id: String(document.id) })
    }
  }
  return places
}

/**
 * Every path that the published content asks for. Not taken from the pages of the build, which the gates compare it with
 * (release-store/gates/pages.ts).
 */
export function contentPaths(
  content: PathContent,
  documents: ReadonlyMap<string, DocumentPlace>,
): string[] {
  const articles = list(content.NewsArticles?.docs).length
  const listPages = listPageCount("news", articles)
  const lists = Array.from({ length: listPages }, (_, index) => routeTo("news", index + 1))
  return [...new Set([...documents.keys(), ...lists])]
}
