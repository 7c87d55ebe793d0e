import { isDeepStrictEqual } from "node:util"
import type { ContentSnapshot, StoredDocument, StoredGlobal } from "./content-snapshot"

/** What differs between two snapshots. */
export interface ChangedDocument {
  /** The CMS's name of the list, or of what there is one of: `NewsArticles`, `SiteSettings`. */
  name: string
  /** None of what there is one of. */
  id: StoredDocument["id"] | null
  /** None where it has come. */
  before: StoredDocument | StoredGlobal | null
  /** None where it is gone. */
  after: StoredDocument | StoredGlobal | null
}

export interface RefreshedSnapshot {
  snapshot: ContentSnapshot
  /** `everything`: there was no snapshot before. */
  changed: readonly ChangedDocument[] | "everything"
}

/** What was read anew. */
export interface ReadAgain {
  marker: string | null
  lists: readonly {
    list: string
    /** Who was asked for; all that there is where it is not given. */
    ids?: ReadonlySet<StoredDocument["id"]>
    found: readonly StoredDocument[]
  }[]
  /** Where they were asked for: all. */
  globals?: ContentSnapshot["globals"]
}

/**
 * Puts what was read anew in the place of what there was. What has not changed is the same object as before: a document, a
 * list, and all lists together.
 */
export function mergeSnapshot(
  before: ContentSnapshot,
  { marker, lists: read, globals: globalsRead = before.globals }: ReadAgain,
): { snapshot: ContentSnapshot; changed: readonly ChangedDocument[] } {
  const changed: ChangedDocument[] = []
  const lists = { ...before.lists }
  for (const { list: name, ids, found } of read) {
    const old = before.lists[name] ?? []
    const merged = mergeList(old, found, ids)
    if (merged.changed.length === 0 && name in lists) continue
    lists[name] = merged.list
    changed.push(...merged.changed.map((change) => ({ name, ...change })))
  }
  const globals: Record<string, StoredGlobal | null> = {}
  for (const [name, value] of Object.entries(globalsRead)) {
    const old = before.globals[name] ?? null
    const isSame = isDeepStrictEqual(old, value)
    globals[name] = isSame ? old : value
    if (!isSame) changed.push({ name, id: null, before: old, after: value })
  }
  if (changed.length === 0) return { snapshot: { ...before, marker }, changed }
  return { snapshot: { marker, lists, globals }, changed }
}

type ChangeInList = Omit<ChangedDocument, "name">

function mergeList(
  before: readonly StoredDocument[],
  found: readonly StoredDocument[],
  ids: ReadonlySet<StoredDocument["id"]> | undefined,
): { list: readonly StoredDocument[]; changed: readonly ChangeInList[] } {
  const isAsked = ({ id }: StoredDocument): boolean => !ids || ids.has(id)
  const asked = before.filter(isAsked)
  const old = new Map(asked.map((document) => [document.id, document]))
  const changed: ChangeInList[] = []
  const current = found.map((after) => {
    const known = old.get(after.id)
    if (known && isDeepStrictEqual(known, after)) return known
    changed.push({ id: after.id, before: known ?? null, after })
    return after
  })
  const there = new Set(found.map(({ id }) => id))
  const kept = ids ? before.filter((document) => !isAsked(document)) : []
  for (const known of asked) {
    if (!there.has(known.id)) changed.push({ id: known.id, before: known, after: null })
  }
  // All that there is comes in the CMS's own order.
  return { list: ids ? [...kept, ...current].sort(byId) : current, changed }
}

const byId = (one: StoredDocument, other: StoredDocument): number =>
  typeof one.id === "number" && typeof other.id === "number"
    ? one.id - other.id
    : String(one.id) < String(other.id)
      ? -1
      : 1
