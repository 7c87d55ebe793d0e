import type { GraphQLSchema } from "graphql"
import {
  CmsAnswerError,
  CmsAwayError,
  CmsEditionError,
  queryCms,
  type CmsAccess,
} from "../cms-client/cms-client"
import { openEdition } from "../cms-client/content-edition"
import { fingerprintOf, type FingerprintAnswer } from "../cms-client/content-fingerprint"
import { forEachInParallel } from "../lib/in-parallel"
import { contentFingerprintQuery } from "../src/content/content-fingerprint"
import { readMarker } from "./content-changes"
import type { ContentSnapshot, StoredDocument } from "./content-snapshot"
import { snapshotFingerprint } from "./snapshot-fingerprint"
import { queryList } from "./unreadable-document"
import { snapshotQueries, type ListQuery, type SnapshotQueries } from "./snapshot-queries"

/** How often it is begun anew where something is published while it is read. */
const ATTEMPTS = 5
/** How often it is begun anew where the CMS was started again meanwhile. */
const EDITIONS = 3

/**
 * Reads all published content, as it was at one moment: from an edition, or again where something changed in between.
 * @param schema the part of the CMS's that the site uses
 * @throws CmsError
 */
export function readSnapshot(access: CmsAccess, schema: GraphQLSchema): Promise<ContentSnapshot> {
  const queries = snapshotQueries(schema)
  return inEdition(access, (asOfNow) => readWhole(asOfNow, queries))
}

/**
 * Reads from an edition that is opened for it, and again from another where that is lost; without one where the CMS has
 * none.
 */
export async function inEdition<Result>(
  access: CmsAccess,
  read: (access: CmsAccess) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const edition = await openEdition(access)
    try {
      return await read({ ...access, edition: edition?.id })
    } catch (error) {
      if (!(error instanceof CmsEditionError) || attempt === EDITIONS) throw error
    } finally {
      // Nobody waits for it.
      void edition?.close()
    }
  }
}

/** @throws CmsError */
export async function readWhole(
  access: CmsAccess,
  queries: SnapshotQueries,
): Promise<ContentSnapshot> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const snapshot = await readOnce(access, queries)
    if (access.edition !== undefined) return snapshot
    const now = await queryCms<FingerprintAnswer>(access, contentFingerprintQuery)
    if (fingerprintOf(now) === snapshotFingerprint(snapshot)) return snapshot
  }
  throw new CmsAwayError(
    `What is published in the CMS at ${access.cmsGraphqlUrl} changed each time while it was read. ` +
      "It is read again when that is over.",
  )
}

async function readOnce(
  access: CmsAccess,
  { lists, globals }: SnapshotQueries,
): Promise<ContentSnapshot> {
  const read: Record<string, readonly StoredDocument[]> = {}
  // Before the content: where that is not of one moment, the marker is of the first.
  const marker = await readMarker(access)
  const [answer] = await Promise.all([
    queryCms<ContentSnapshot["globals"]>(access, globals),
    forEachInParallel(lists, async (query) => {
      read[query.list] = await readList(access, query)
    }),
  ])
  // In the order of the queries, not of the answers: the same content is the same file.
  return {
    marker,
    lists: Object.fromEntries(lists.map(({ list }) => [list, read[list] ?? []])),
    globals: answer,
  }
}

async function readList(access: CmsAccess, list: ListQuery): Promise<StoredDocument[]> {
  const documents = new Map<StoredDocument["id"], StoredDocument>()
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await queryList(access, list, ({ query }) => query, { page })
    const before = documents.size
    for (const document of docs) if (document) documents.set(document.id, list.pack(document))
    if (hasNextPage === false) return [...documents.values()]
    // It would be asked for ever.
    if (!hasNextPage || documents.size === before)
      throw new CmsAnswerError(
        `The CMS does not say where the list ${list.list} ends: page ${page} has nothing new, or not whether another follows.`,
      )
  }
}
