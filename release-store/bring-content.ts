import { readFileSync } from "node:fs"
import { isPage } from "../shared/page-files"
import { type ContentStore } from "./content-store"
import { pageFactsOf, type PageFacts } from "./page-facts"

/** Where a file's content is: at hand, or in a file, by its absolute path. */
export type FileSource = { content: string | Uint8Array } | { file: string }

/** What became of a content. */
export interface Brought {
  hash: string
  /** In bytes. */
  size: number
  /** As in ContentStore. */
  isNew: boolean
  isQuick: boolean
  /** Of a page that was not there yet. */
  facts?: PageFacts
}

/** Brings a content into the store, and looks through it where it is a new page. */
export async function bringContent(
  store: Pick<ContentStore, "add">,
  siteUrl: string,
  name: string,
  source: FileSource,
): Promise<Brought> {
  const content = await bytesOf(source)
  const added = await store.add(name, content)
  const brought = { ...added, size: content.length }
  if (!added.isNew || !isPage(name)) return brought
  return { ...brought, facts: pageFactsOf(content.toString("utf8"), siteUrl) }
}

/** At once: who waits for a file queues behind what is being encoded. */
export const bytesOf = async (source: FileSource): Promise<Buffer> => {
  if ("file" in source) return readFileSync(source.file)
  const { content } = source
  return typeof content === "string"
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
