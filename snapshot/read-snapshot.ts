import type { GraphQLSchema } from "graphql"
import { CmsAwayError, queryCms } from "../cms-client/cms-client"
import type { Configuration } from "../cms-client/configuration"
import { editionOfThisBuild } from "../cms-client/edition-of-build"
import { fingerprintOf, type FingerprintAnswer } from "../cms-client/content-fingerprint"
import { contentFingerprintQuery } from "../src/content/content-fingerprint"
import { forEachInParallel } from "../lib/in-parallel"
import type { ContentSnapshot, StoredDocument } from "./content-snapshot"
import { snapshotQueries, type ListQuery, type SnapshotQueries } from "./snapshot-queries"

/** How often it is begun anew where something is published while it is read. */
const ATTEMPTS = 5

/**
 * Reads all published content, as it was at one moment: from the edition of this build, or again where something changed
 * in between.
 * @param schema the part of the CMS's that the site uses
 * @throws CmsError
 */
export async function readSnapshot(
  configuration: Configuration,
  schema: GraphQLSchema,
): Promise<ContentSnapshot> {
  const queries = snapshotQueries(schema)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const snapshot = await readOnce(configuration, queries)
    if (editionOfThisBuild() !== undefined) return snapshot
    const now = await queryCms<FingerprintAnswer>(configuration, contentFingerprintQuery)
    if (fingerprintOf(now) === fingerprintOf(asAnswer(snapshot))) return snapshot
  }
  throw new CmsAwayError(
    `What is published in the CMS at ${configuration.cmsGraphqlUrl} changed each time while it was read. ` +
      "It is read again when that is over.",
  )
}

async function readOnce(
  configuration: Configuration,
  { lists, globals }: SnapshotQueries,
): Promise<ContentSnapshot> {
  const read: Record<string, readonly StoredDocument[]> = {}
  const [answer] = await Promise.all([
    queryCms<ContentSnapshot["globals"]>(configuration, globals),
    forEachInParallel(lists, async (query) => {
      read[query.list] = await readList(configuration, query)
    }),
  ])
  // In the order of the queries, not of the answers: the same content is the same file.
  return {
    lists: Object.fromEntries(lists.map(({ list }) => [list, read[list] ?? []])),
    globals: answer,
  }
}

type ListAnswer = Readonly<
  Record<string, { docs?: readonly (StoredDocument | null)[]; hasNextPage?: boolean } | null>
>

async function readList(
  configuration: Configuration,
  { list, query }: ListQuery,
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = []
  for (let page = 1; ; page += 1) {
    const answer = await queryCms<ListAnswer>(configuration, query, { page })
    const { docs = [], hasNextPage = false } = answer[list] ?? {}
    for (const document of docs) if (document) documents.push(document)
    if (!hasNextPage || docs.length === 0) return documents
  }
}

/** As the question for the fingerprint is answered. */
const asAnswer = ({ lists, globals }: ContentSnapshot): FingerprintAnswer => ({
  ...Object.fromEntries(
    Object.entries(globals).map(([name, value]) => [name, value && { updatedAt: value.updatedAt }]),
  ),
  ...Object.fromEntries(Object.entries(lists).map(([list, docs]) => [list, { docs }])),
})
