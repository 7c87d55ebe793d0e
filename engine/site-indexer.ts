import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../shared/content-types"
import { newsTopics } from "../shared/news-topics"
import {
  listOrder,
  siteIndexQuery,
  toSiteIndex,
  type IndexedDocument,
  type IndexedEvent,
  type IndexedJob,
  type SiteIndex,
} from "../gatsby/create-pages/site-index"
import type { SiteIndexQuery } from "../src/content/generated/queries"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import { findDocuments } from "../snapshot/find-documents"
import type { DocumentChange } from "./dependency-graph"

/** Answers a query whose lists hold these documents alone; what those lead to is found all the same. */
type AskAbout = <Answer>(query: string, lists: ContentSnapshot["lists"]) => Promise<Answer>

interface Entry {
  page?: SiteIndex["pages"][number]
  document?: IndexedDocument
  event?: IndexedEvent
  job?: IndexedJob
}

/** Entries also hold something of these. */
const FOLLOWED = new Set<string>([CONTENT_TYPES.brands.list, CONTENT_TYPES.locations.list])
const PAGES = CONTENT_TYPES.pages.list

/** Keeps the index of all documents with pages; of a change it looks at what has changed. */
export function createSiteIndexer(ask: AskAbout) {
  let entries = new WeakMap<StoredDocument, Entry>()

  async function index(documents: ContentSnapshot["lists"]): Promise<void> {
    const unknown = Object.fromEntries(
      Object.entries(documents).map(([list, docs]) => [
        list,
        docs.filter((document) => !entries.has(document)),
      ]),
    )
    if (Object.values(unknown).every((docs) => docs.length === 0)) return
    const found = toSiteIndex(await ask<SiteIndexQuery>(siteIndexQuery, unknown))
    const byId = <Item extends { id: string | number }>(items: readonly Item[]) =>
      new Map(items.map((item) => [String(item.id), item]))
    const pages = byId(found.pages)
    const events = byId(found.events)
    const jobs = byId(found.jobs)
    for (const collection of COLLECTIONS_WITH_PAGES) {
      const own = byId(found.documents.filter((document) => document.collection === collection))
      for (const document of unknown[CONTENT_TYPES[collection].list] ?? []) {
        const id = String(document.id)
        entries.set(document, {
          document: own.get(id),
          event: collection === "events" ? events.get(id) : undefined,
          job: collection === "jobs" ? jobs.get(id) : undefined,
        })
      }
    }
    for (const document of unknown[PAGES] ?? []) {
      entries.set(document, { page: pages.get(String(document.id)) })
    }
  }

  async function indexOf({ lists }: ContentSnapshot): Promise<SiteIndex> {
    const listed = (list: string, sort?: string) =>
      findDocuments(lists[list] ?? [], { limit: 0, sort }).docs
    const ordered = Object.fromEntries([
      ...COLLECTIONS_WITH_PAGES.map((collection) => {
        const { list } = CONTENT_TYPES[collection]
        return [list, listed(list, listOrder(collection))] as const
      }),
      [PAGES, listed(PAGES)],
    ])
    await index(ordered)
    const entriesOf = (list: string): Entry[] =>
      (ordered[list] ?? []).flatMap((document) => entries.get(document) ?? [])
    const documents = COLLECTIONS_WITH_PAGES.flatMap((collection) =>
      entriesOf(CONTENT_TYPES[collection].list).flatMap(({ document }) => document ?? []),
    )
    return {
      pages: entriesOf(PAGES).flatMap(({ page }) => page ?? []),
      documents,
      topics: newsTopics(documents),
      events: entriesOf(CONTENT_TYPES.events.list).flatMap(({ event }) => event ?? []),
      jobs: entriesOf(CONTENT_TYPES.jobs.list).flatMap(({ job }) => job ?? []),
    }
  }

  return {
    note(changes: readonly DocumentChange[]): void {
      if (changes.some(({ list }) => FOLLOWED.has(list))) entries = new WeakMap()
    },
    indexOf,
  }
}
