import { CmsAnswerError, queryCms, type CmsAccess } from "../cms-client/cms-client"
import { contentType, SITE_GLOBALS } from "../shared/content-types"
import type { StoredDocument } from "./content-snapshot"

/** What was changed since a snapshot was read. */
export interface ContentChanges {
  /** The newest of them. */
  marker: string
  /** By the CMS's name of the list; also of documents that are not published any more, or were not yet. */
  ids: ReadonlyMap<string, ReadonlySet<StoredDocument["id"]>>
  /** Whether anything was changed that there is one of. */
  globals: boolean
}

/** As the CMS in cms/ tells of it: each document and global once, with the change that was its last. */
interface Change {
  /** Of the change. The later, the higher; never given twice. */
  id: number
  /** Slug of the collection or global; of another one where everything may have changed. */
  collection: string
  document: number | null
  createdAt: string
}

interface Answer {
  ContentChanges: { docs: readonly Change[] }
  /** The change that the database began with, or was migrated with last: no other database has the same. */
  Database: { docs: readonly Change[] }
}

const FIELDS = "docs { id collection document createdAt }"
const DATABASE = `Database: ContentChanges(where: { collection: { equals: "payload-migrations" } }, limit: 1) { ${FIELDS} }`

const subjectOf = ({ collection, document }: Pick<Change, "collection" | "document">): string =>
  `${collection}/${document ?? ""}`

const nameOf = (change: Change): string => `${change.id} ${subjectOf(change)} ${change.createdAt}`

/** Says also of what and when it was, and in which database: another one may have a change of the same number. */
const markerOf = (change: Change, { docs: [database] }: Answer["Database"]): string =>
  [change, ...(database ? [database] : [])].map(nameOf).join(" of ")

/** The newest change that there is; nothing where the CMS tells of none, as another one than that in cms/. */
export async function readMarker(access: CmsAccess): Promise<string | null> {
  const query = `query NewestChange { ContentChanges(sort: "-id", limit: 1) { ${FIELDS} } ${DATABASE} }`
  try {
    const { ContentChanges, Database } = await queryCms<Answer>(access, query)
    const [newest] = ContentChanges.docs
    return newest ? markerOf(newest, Database) : null
  } catch (error) {
    if (error instanceof CmsAnswerError) return null
    throw error
  }
}

/**
 * @param since a marker
 * @returns nothing where that cannot be said: the database is not the one that the marker is of, or was migrated
 * @throws CmsError
 */
export async function readChanges(
  access: CmsAccess,
  since: string,
): Promise<ContentChanges | undefined> {
  const [last = "", database] = since.split(" of ")
  const [id = "", subject] = last.split(" ")
  const query = `query ChangesSince {
    ContentChanges(where: { id: { greater_than_equal: ${Number(id)} } }, sort: "id", limit: 0) { ${FIELDS} }
    ${DATABASE}
  }`
  const { ContentChanges, Database } = await queryCms<Answer>(access, query)
  const { docs } = ContentChanges
  const newest = docs.at(-1)
  const own = docs.find((change) => change.id === Number(id))
  // The marker's own change is there, or a newer one of the same document has taken its place.
  const isKnown = own
    ? markerOf(own, Database) === since
    : Database.docs.map(nameOf)[0] === database &&
      docs.some((change) => subjectOf(change) === subject)
  if (!newest || !isKnown) return undefined
  const ids = new Map<string, Set<StoredDocument["id"]>>()
  let globals = false
  for (const { id: change, collection, document } of docs) {
    if (change === Number(id)) continue
    const list = contentType(collection)?.list
    if (list !== undefined && document !== null) {
      ids.set(list, (ids.get(list) ?? new Set()).add(document))
    } else if (Object.hasOwn(SITE_GLOBALS, collection)) globals = true
    else return undefined
  }
  return { marker: markerOf(newest, Database), ids, globals }
}
