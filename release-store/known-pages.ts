import { appendFile, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { parsedJson } from "../lib/parsed-json"
import { replaceFile } from "../lib/replace-file"
import { sha256 } from "../lib/sha256"
import { pageFactsOf, type PageFacts } from "./page-facts"
import { isSlice, piecesOf, sheetHtml, splitEntries, splitSheets } from "../shared/page-pieces"
import { storeOf } from "./release-folder"

/** A line of the file: what is known of a part of pages, or of which parts a page is, by the hash of what is in it. */
type Line = { part: string; facts: PageFacts } | { page: string; parts: readonly string[] }

/** More pages than half as many again as are of use, and so many, are too many to keep. */
const SPARE = 1000
const NONE: readonly string[] = []

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("")

/** 128 bits of what is in it. */
const keyOf = (html: string): string => sha256(html).slice(0, 32)

/** A page's own HTML, and what others have too: entries of its list, style sheets and slices. */
function partsIn(page: Buffer): string[] {
  const pieces = piecesOf(page)
  const own = Buffer.concat(pieces.filter((_piece, at) => !isSlice(at))).toString()
  const slices = pieces.filter((_piece, at) => isSlice(at)).map(String)
  const { between, sheets } = splitSheets(own)
  return [...splitEntries(between.join("")), ...sheets.map(sheetHtml), ...slices]
}

/**
 * Keeps what was found in each page, by the hash of its content, so that none is parsed twice and what links where is known
 * without reading the pages. What many pages show is kept once: where that changes, nothing else of them is parsed. All in
 * one file to which lines are added; it can be lost at any time. Pages with faults are not in it: they are in no release.
 * @param siteUrl what is a link of the site's own depends on it
 */
export async function openKnownPages(releasesDir: string, siteUrl: string) {
  const path = join(storeOf(releasesDir), "pages.jsonl")
  const head = JSON.stringify({ version: 5, siteUrl })
  const parts = new Map<string, PageFacts>()
  const pages = new Map<string, readonly string[]>()
  /** Thousands of pages have the same. */
  const texts = new Map<string, string>()
  const shared = (found: readonly string[]) =>
    found.length === 0 ? NONE : found.map((text) => getOrMake(texts, text, () => text))
  /** Lines that are not in the file yet. */
  let unsaved: string[] = []
  const searched = new Set<string>()

  function take(line: Line): void {
    if ("page" in line) pages.set(line.page, shared(line.parts))
    else {
      const { links, scripts, isWhole, structuredDataFaults, structuredDataLinks } = line.facts
      parts.set(line.part, {
        ...{ links: shared(links), scripts: shared(scripts), isWhole },
        structuredDataFaults: shared(structuredDataFaults),
        structuredDataLinks: shared(structuredDataLinks),
      })
    }
  }

  /** As it is read again: what was found is cut out of the page's text, and would keep the whole of it in memory. */
  function add(line: Line): void {
    const text = JSON.stringify(line)
    take(JSON.parse(text) as Line)
    unsaved.push(text)
  }

  function factsOf(hash: string): PageFacts | undefined {
    const found = pages.get(hash)?.flatMap((key) => parts.get(key) ?? [])
    // A line may be missing from the file.
    return found && found.length === pages.get(hash)?.length ? together(found) : undefined
  }

  const [first, ...lines] = (await readFile(path, "utf8").catch(() => "")).split("\n")
  if (first !== head) {
    await rm(path, { force: true })
    unsaved.push(head)
    lines.length = 0
  }
  for (const text of lines) {
    const line = parsedJson<Line>(text)
    if (line) take(line)
  }

  return {
    factsOf,
    /** Parts of pages in which this process has found none of its secrets, which it has for good. */
    searched,
    /** The parts of a page that is known, by what is in them. */
    partsOf: (hash: string): readonly string[] | undefined => pages.get(hash),
    /** What is known of a page, or found in its content now. */
    factsIn(hash: string, content: Buffer): PageFacts {
      const known = factsOf(hash)
      if (known) return known
      const found = partsIn(content).map((html) => {
        const part = keyOf(html)
        const facts = parts.get(part)
        return { part, isNew: !facts, facts: facts ?? pageFactsOf(html, siteUrl) }
      })
      const facts = together(found.map((each) => each.facts))
      if (facts.isWhole && facts.structuredDataFaults.length === 0) {
        for (const { part, isNew, facts } of found) if (isNew) add({ part, facts })
        add({ page: hash, parts: found.map(({ part }) => part) })
      }
      // Its texts are those of other pages, too.
      return factsOf(hash) ?? facts
    },
    /** Not worth waiting for the disk. */
    async save(): Promise<void> {
      if (unsaved.length > 0) await appendFile(path, textOf(unsaved.splice(0)))
    },
    /** Forgets pages that are of no use any more, where they are many. @param contents of the pages of the last release */
    async prune(count: number, contents: () => ReadonlySet<string>): Promise<void> {
      if (pages.size <= 1.5 * count + SPARE) return
      const used = contents()
      const keptPages = [...pages].filter(([hash]) => used.has(hash))
      const usedParts = new Set(keptPages.flatMap(([, own]) => own))
      const keptParts = [...parts].filter(([part]) => usedParts.has(part))
      const kept = [
        ...keptParts.map(([part, facts]) => ({ part, facts })),
        ...keptPages.map(([page, own]) => ({ page, parts: own })),
      ]
      for (const known of [pages, parts, texts]) known.clear()
      unsaved = [head]
      kept.forEach(add)
      for (const part of searched) if (!parts.has(part)) searched.delete(part)
      await replaceFile(path, textOf(unsaved.splice(0)), { isSynced: false })
    },
  }
}

/** What is in a page, which has an end in one of its parts; put together when it is asked for. */
function together(parts: readonly PageFacts[]): PageFacts {
  const all = (of: (facts: PageFacts) => readonly string[]) => [...new Set(parts.flatMap(of))]
  return {
    get scripts() {
      return all(({ scripts }) => scripts).sort()
    },
    get links() {
      return all(({ links }) => links)
    },
    get isWhole() {
      return parts.some(({ isWhole }) => isWhole)
    },
    get structuredDataFaults() {
      return all(({ structuredDataFaults }) => structuredDataFaults)
    },
    get structuredDataLinks() {
      return all(({ structuredDataLinks }) => structuredDataLinks)
    },
  }
}
