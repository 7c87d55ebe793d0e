import type { GraphQLSchema } from "graphql"
import { queryCms, type CmsAccess } from "../cms-client/cms-client"
import { readChanges, type ContentChanges } from "./content-changes"
import type { ContentSnapshot, StoredDocument } from "./content-snapshot"
import { mergeSnapshot, type ReadAgain, type RefreshedSnapshot } from "./merge-snapshot"
import { inEdition, readSnapshot, readWhole } from "./read-snapshot"
import { IDS_AT_ONCE, snapshotQueries, type SnapshotQueries } from "./snapshot-queries"
import { queryList } from "./unreadable-document"

/**
 * The published content as it is at one moment from now on, and what of it differs from a snapshot of before. Where the
 * CMS tells what was changed since, it is asked for that alone; otherwise for everything, and the two are compared.
 * @param schema the one that the snapshot of before was read with
 * @param isWhole whether it is asked for everything all the same: what it tells may be wrong
 * @throws CmsError
 */
export async function refreshSnapshot(
  access: CmsAccess,
  schema: GraphQLSchema,
  before: ContentSnapshot | undefined,
  isWhole = false,
): Promise<RefreshedSnapshot> {
  if (!before) return { snapshot: await readSnapshot(access, schema), changed: "everything" }
  const queries = snapshotQueries(schema)
  return inEdition(access, async (asOfNow) => {
    const changes = isWhole ? undefined : await changesIn(asOfNow, before)
    const read = changes
      ? await readChanged(asOfNow, queries, changes)
      : asReadAgain(await readWhole(asOfNow, queries))
    return mergeSnapshot(before, read)
  })
}

/** Nothing where it cannot be said: without an edition, more may change before the documents are read. */
async function changesIn(
  access: CmsAccess,
  { marker }: ContentSnapshot,
): Promise<ContentChanges | undefined> {
  if (access.edition === undefined || marker === null) return undefined
  return readChanges(access, marker)
}

async function readChanged(
  access: CmsAccess,
  queries: SnapshotQueries,
  { marker, ids, globals }: ContentChanges,
): Promise<ReadAgain> {
  const lists: ReadAgain["lists"][number][] = []
  for (const query of queries.lists) {
    const { list, pack } = query
    const asked = ids.get(list)
    if (!asked) continue
    const found: StoredDocument[] = []
    for (const some of inParts([...asked])) {
      const { docs } = await queryList(access, query, ({ byIds }) => byIds(some))
      for (const document of docs) if (document) found.push(pack(document))
    }
    lists.push({ list, ids: asked, found })
  }
  if (!globals) return { marker, lists }
  return {
    marker,
    lists,
    globals: await queryCms<ContentSnapshot["globals"]>(access, queries.globals),
  }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / IDS_AT_ONCE)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
}

const asReadAgain = ({ marker, lists, globals }: ContentSnapshot): ReadAgain => ({
  marker,
  lists: Object.entries(lists).map(([list, found]) => ({ list, found })),
  globals,
})
