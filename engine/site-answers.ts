import { buildSchema, parse, type DocumentNode } from "graphql"
import type { AskCms } from "../cms-client/cms-client"
import type { MediaMirror } from "../gatsby/media-mirror"
import { createQueryExecutor, type QueryExecutor } from "../gatsby/query-executor"
import { toModel } from "../gatsby/query-models"
import { CmsResolvers, type Lookups } from "../gatsby/resolvers"
import { CONTENT_TYPES, contentType } from "../shared/content-types"
import type { MediaRecord } from "../src/content/image"
import { pathOfDocument } from "../src/content/link-target"
import { createAnswerer, type AnswerQuery } from "../snapshot/answer-query"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import { findDocuments, type ListQuestion } from "../snapshot/find-documents"
import type { Reads } from "../snapshot/reads"
import type { OutputKind } from "./output-kind"
import type { ViewingClock } from "./viewing-clock"

/** Answers the site's queries from a snapshot of the content, which may be replaced by a newer one. */
export interface SiteAnswers {
  ask: QueryExecutor
  /** The same, of a site whose lists hold these documents alone. */
  askAbout(lists: ContentSnapshot["lists"], reads?: Reads): QueryExecutor
  /** The documents of a list of the snapshot, in the order that is asked for. */
  listed(list: string, question: ListQuestion): readonly StoredDocument[]
  /** The view model of what an output asks for; nothing where it asks for nothing. */
  modelFor(
    kind: OutputKind,
    name: string,
    query: string,
    context: Readonly<Record<string, unknown>>,
  ): Promise<object | undefined>
  /** In the CMS's own words. */
  askCms: AskCms
  use(snapshot: ContentSnapshot): void
}

interface SiteAnswersOptions {
  siteUrl: string
  mirror: Pick<MediaMirror, "image">
  clock: ViewingClock
}

/** @param sdl the part of the CMS's schema that the snapshots are read with */
export function createSiteAnswers(
  sdl: string,
  { siteUrl, mirror, clock }: SiteAnswersOptions,
): SiteAnswers {
  const schema = buildSchema(sdl)
  let answer: AnswerQuery | undefined
  let snapshot: ContentSnapshot | undefined
  let media: ReadonlyMap<string, MediaRecord> = new Map()
  /** What is in the lists of the query that is begun next. */
  let lists: ContentSnapshot["lists"] | undefined

  const ask = createQueryExecutor(sdl, {
    siteUrl,
    resolvers: new CmsResolvers(
      mirror,
      lookupsIn(() => ({ snapshot, media })),
    ),
    source: (query, variables, reads) => answerNow(query, variables, reads),
  })

  function answerNow(
    query: DocumentNode,
    variables: Readonly<Record<string, unknown>> = {},
    reads?: Reads,
  ): object {
    if (!answer) throw new Error("There is no content to answer from yet.")
    const { data, errors } = answer(query, variables, { reads, lists })
    const [error] = errors ?? []
    if (error) throw error
    return data ?? {}
  }

  return {
    ask,
    modelFor: async (kind, name, query, context) => {
      if (query === "") return undefined
      return kind.noting(name, async (reads) => {
        const found = await ask<object>(query, context, reads)
        return clock.notingNow(reads, () => toModel(query, found, context))
      })
    },
    askCms: <Data>(query: string) => Promise.resolve(answerNow(parse(query)) as Data),
    askAbout:
      (documents, reads) =>
      <Data>(query: string, variables?: Readonly<Record<string, unknown>>) => {
        lists = documents
        // The source is asked before anything is waited for.
        const answering = ask<Data>(query, variables, reads)
        lists = undefined
        return answering
      },
    listed: (list, question) => findDocuments(snapshot?.lists[list] ?? [], question).docs,
    use: (newer) => {
      const list = CONTENT_TYPES.media.list
      if (newer.lists[list] !== snapshot?.lists[list]) media = byAddress(newer.lists[list] ?? [])
      snapshot = newer
      answer = createAnswerer(schema, newer)
    },
  }
}

const byAddress = (documents: readonly StoredDocument[]): ReadonlyMap<string, MediaRecord> =>
  new Map(
    (documents as readonly (StoredDocument & MediaRecord)[]).flatMap((record) =>
      record.url ? [[record.url, record]] : [],
    ),
  )

const lookupsIn = (
  now: () => { snapshot?: ContentSnapshot; media: ReadonlyMap<string, MediaRecord> },
): Lookups => ({
  media: () => now().media,
  links: () => (collection, id) => {
    const list = now().snapshot?.lists[contentType(collection)?.list ?? ""] ?? []
    const [document] = findDocuments(list, { where: { id: { equals: id } } }).docs
    return document && pathOfDocument(collection, document as { slug?: string; template?: string })
  },
})
