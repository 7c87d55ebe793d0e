import { appendFile, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { replaceFile } from "../lib/replace-file"
import { pageFactsOf, type PageFacts } from "./page-facts"
import { storeOf } from "./release-folder"

/** A line of the file: what is known of a page, by the hash of its content. */
type Line = readonly [hash: string, facts: PageFacts]

/** More pages than twice those that are of use, and so many, are too many to keep. */
const SPARE = 1000

const textOf = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("")

/**
 * Keeps what was found in each page, by the hash of its content, so that none is parsed twice and what links where is known
 * without reading the pages. All in one file to which lines are added; it can be lost at any time. Pages with faults are
 * not in it: they are in no release.
 * @param siteUrl what is a link of the site's own depends on it
 */
export async function openKnownPages(releasesDir: string, siteUrl: string) {
  const path = join(storeOf(releasesDir), "pages.jsonl")
  const head = { version: 2, siteUrl }
  const pages = new Map<string, PageFacts>()
  /** Thousands of pages have the same links: each is in memory once. */
  const texts = new Map<string, string>()
  /** Lines that are not in the file yet. */
  let unsaved: object[] = []

  function take([hash, facts]: Line): void {
    const shared = (found: readonly string[]) =>
      found.map((text) => getOrMake(texts, text, () => text))
    pages.set(hash, { ...facts, links: shared(facts.links), scripts: shared(facts.scripts) })
  }

  function add(hash: string, facts: PageFacts): void {
    if (!facts.isWhole || facts.structuredDataFaults.length > 0 || pages.has(hash)) return
    take([hash, facts])
    unsaved.push([hash, facts])
  }

  const [first, ...lines] = (await readFile(path, "utf8").catch(() => "")).split("\n")
  if (first !== JSON.stringify(head)) {
    await rm(path, { force: true })
    unsaved.push(head)
    lines.length = 0
  }
  for (const line of lines) {
    try {
      take(JSON.parse(line) as Line)
    } catch {
      // Cut short by a kill, or the end of the file.
    }
  }

  return {
    add,
    factsOf: (hash: string): PageFacts | undefined => pages.get(hash),
    /** What is known of a page, or found in its content now. */
    async factsIn(hash: string, content: () => Promise<Buffer>): Promise<PageFacts> {
      const known = pages.get(hash)
      if (known) return known
      const found = pageFactsOf((await content()).toString("utf8"), siteUrl)
      add(hash, found)
      return found
    },
    /** Not worth waiting for the disk. */
    async save(): Promise<void> {
      if (unsaved.length > 0) await appendFile(path, textOf(unsaved.splice(0)))
    },
    /** Forgets pages that are of no use any more, where they are many. */
    async prune(count: number, contents: () => ReadonlySet<string>): Promise<void> {
      if (pages.size <= 2 * count + SPARE) return
      const used = contents()
      const kept = [...pages].filter(([hash]) => used.has(hash))
      for (const known of [pages, texts]) known.clear()
      kept.forEach(take)
      unsaved = []
      await replaceFile(path, textOf([head, ...kept]), { isSynced: false })
    },
  }
}
