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

/**
 * What was found in each page, by the hash of its content, so that none is parsed twice and what links where is known
 * without reading the pages. All in one file to which lines are added; it can be lost at any time. Pages with faults are
 * not in it: they are in no release.
 */
export class KnownPages {
  private readonly pages = new Map<string, PageFacts>()
  /** Thousands of pages have the same links: each is in memory once. */
  private readonly texts = new Map<string, string>()
  /** Not in the file yet. */
  private unsaved: object[] = []

  private constructor(
    private readonly path: string,
    private readonly siteUrl: string,
  ) {}

  /** @param siteUrl what is a link of the site's own depends on it */
  static async open(releasesDir: string, siteUrl: string): Promise<KnownPages> {
    const pages = new KnownPages(join(storeOf(releasesDir), "pages.jsonl"), siteUrl)
    const [first, ...lines] = (await readFile(pages.path, "utf8").catch(() => "")).split("\n")
    if (first === JSON.stringify(pages.head)) lines.forEach(pages.load)
    else {
      await rm(pages.path, { force: true })
      pages.unsaved.push(pages.head)
    }
    return pages
  }

  factsOf = (hash: string): PageFacts | undefined => this.pages.get(hash)

  /** What is known of a page, or found in its content now. */
  async factsIn(hash: string, content: () => Promise<Buffer>): Promise<PageFacts> {
    const known = this.factsOf(hash)
    if (known) return known
    const found = pageFactsOf((await content()).toString("utf8"), this.siteUrl)
    this.add(hash, found)
    return found
  }

  add(hash: string, facts: PageFacts): void {
    if (!facts.isWhole || facts.structuredDataFaults.length > 0 || this.pages.has(hash)) return
    this.take([hash, facts])
    this.unsaved.push([hash, facts])
  }

  /** Not worth waiting for the disk. */
  async save(): Promise<void> {
    if (this.unsaved.length > 0) await appendFile(this.path, textOf(this.unsaved.splice(0)))
  }

  /** Forgets pages that are of no use any more, where they are many. */
  async prune(count: number, isUsed: (hash: string) => boolean): Promise<void> {
    if (this.pages.size <= 2 * count + SPARE) return
    const kept = [...this.pages].filter(([hash]) => isUsed(hash))
    for (const known of [this.pages, this.texts]) known.clear()
    kept.forEach(this.take)
    this.unsaved = []
    await replaceFile(this.path, textOf([this.head, ...kept]), { isSynced: false })
  }

  private get head() {
    return { version: 2, siteUrl: this.siteUrl }
  }

  private load = (text: string): void => {
    try {
      this.take(JSON.parse(text) as Line)
    } catch {
      // Cut short by a kill, or the end of the file.
    }
  }

  private take = ([hash, facts]: Line): void => {
    const shared = (texts: readonly string[]) =>
      texts.map((text) => getOrMake(this.texts, text, () => text))
    this.pages.set(hash, { ...facts, links: shared(facts.links), scripts: shared(facts.scripts) })
  }
}

const textOf = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("")
