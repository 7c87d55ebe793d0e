import { isDeepStrictEqual } from "node:util"
import type { PublishEventKind } from "../../../shared/publishing"

/** A document as the database has it, with the ids of what it points at. */
export type StoredDocument = Readonly<Record<string, unknown>>

/** A document before and after it was changed, as the site may read it: without its newer drafts. */
export interface Change {
  before: StoredDocument | undefined
  after: StoredDocument | undefined
}

/** What the CMS writes of its own accord. */
const BOOKKEEPING: readonly string[] = [
  "id",
  "createdAt",
  "updatedAt",
  "_status",
  "globalType",
  "thumbnailURL",
]

/** Whether the site shows it. Types without drafts have no status: what is there is shown. */
export function isOnSite(document: StoredDocument | undefined): document is StoredDocument {
  return document !== undefined && (document._status ?? "published") === "published"
}

/**
 * What the change is to the site; nothing where the site stays as it is.
 *
 * A draft saved over a published document leaves the document itself untouched, to the time of its last change: only
 * its versions have grown. That tells it from an unpublish, which hooks cannot tell apart otherwise.
 */
export function eventOf({ before, after }: Change): PublishEventKind | undefined {
  if (before && after && before.updatedAt === after.updatedAt) return undefined
  if (isOnSite(after)) return "publish"
  if (!isOnSite(before)) return undefined
  return after ? "unpublish" : "delete"
}

/** Names of the top-level fields in which the site's document differs from what the site had before, in their order. */
export function changedFields({ before, after }: Change): string[] {
  const old = isOnSite(before) ? before : {}
  const current = isOnSite(after) ? after : {}
  return [...new Set([...Object.keys(current), ...Object.keys(old)])].filter(
    (name) =>
      !BOOKKEEPING.includes(name) &&
      !isDeepStrictEqual(meaningOf(current[name]), meaningOf(old[name])),
  )
}

/** Rows get new ids where an older version is restored, and an empty field is stored in several ways. */
function meaningOf(value: unknown): unknown {
  if (value === null || value === "") return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(meaningOf) : undefined
  if (typeof value !== "object") return value
  const parts = Object.entries(value)
    .filter(([name]) => name !== "id")
    .flatMap(([name, part]) => {
      const meaning = meaningOf(part)
      return meaning === undefined ? [] : [[name, meaning] as const]
    })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
