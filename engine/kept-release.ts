import { readLines, writeLines } from "../lib/line-file"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import type { KeptCheck } from "./content-checks"
import type { KeptSite } from "./site"
import type { KeptPage } from "./site-pages"

/** The content of a release and what was made of it, for a process that comes after the one that made it. */
export interface KeptRelease {
  /** Code, settings and software: where any of that is another, nothing of this is of use. */
  maker: string
  snapshot: ContentSnapshot
  site: KeptSite
  /** The release that is made of the site: where another is the newest, the snapshot alone is of use. */
  release: string
}

/** The first line: what there is one of, and how many lines follow for the rest. */
interface Head extends Pick<KeptRelease, "maker" | "release"> {
  snapshot: Omit<ContentSnapshot, "lists">
  /** How many documents each list has, in their order. */
  lists: Readonly<Record<string, number>>
  site: Omit<KeptSite, "checks" | "pages">
  checks: number
  pages: number
}

/** Each document, check and page on a line of its own. The content is what guests may see, and yet nobody else's. */
export function writeKeptRelease(file: string, kept: KeptRelease): Promise<void> {
  return writeLines(file, linesOf(kept), { mode: 0o600 })
}

function* linesOf({ maker, release, snapshot, site }: KeptRelease): Generator<string> {
  const { lists, ...single } = snapshot
  const { checks, pages, ...shared } = site
  const counts = Object.entries(lists).map(([name, documents]) => [name, documents.length])
  const head: Head = {
    maker,
    release,
    snapshot: single,
    lists: Object.fromEntries(counts),
    site: shared,
    checks: checks.length,
    pages: pages.length,
  }
  yield lineOf(head)
  for (const documents of Object.values(lists)) for (const each of documents) yield lineOf(each)
  for (const check of checks) yield lineOf(check)
  for (const page of pages) yield lineOf(page)
}

/** Newer versions of Node end a line at these too. */
const lineOf = (value: object): string =>
  JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")

/** @returns nothing where there is none, or it is not whole */
export async function readKeptRelease(file: string): Promise<KeptRelease | undefined> {
  const lines = readLines(file)
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${file} is cut short.`)
    return JSON.parse(value) as unknown
  }
  try {
    const { maker, release, snapshot, lists, site, checks, pages } = (await next()) as Head
    const items = async <Item>(count: number): Promise<Item[]> => {
      const found: Item[] = []
      while (found.length < count) found.push((await next()) as Item)
      return found
    }
    const documents: Record<string, StoredDocument[]> = {}
    for (const [name, count] of Object.entries(lists)) documents[name] = await items(count)
    return {
      maker,
      release,
      snapshot: { ...snapshot, lists: documents },
      site: {
        ...site,
        checks: await items<KeptCheck>(checks),
        pages: await items<KeptPage>(pages),
      },
    }
  } catch {
    // Missing, of an earlier version, or damaged: all of it is made anew.
    return undefined
  } finally {
    await lines.return(undefined)
  }
}
