import { appendFile, readFile } from "node:fs/promises"
import { join } from "node:path"
import { replaceFile } from "../lib/replace-file"
import { pageFactsOf, type PageFacts } from "./page-facts"
import { storeOf } from "./release-folder"

/** Numbers of texts. */
type Known = readonly [
  scripts: readonly number[],
  links: readonly number[] | Uint32Array,
  structuredDataLinks: readonly number[],
]
/** A line of the file: a text, which gets the next number, or what is known of a page, after the hash of its content. */
type Line = string | [hash: string, ...known: Known]

/** More pages than twice those that are of use, and so many, are too many to keep. */
const SPARE = 1000

/**
 * What was found in each page, by the hash of its content, so that none is parsed twice and what links where is known
 * without reading the pages. All in one file to which lines are added; it can be lost at any time. Pages with faults are
 * not in it: they are in no release.
 */
export class KnownPages {
  private readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()
  private readonly pages = new Map<string, Known>()
  /** Lines that are not in the file yet. */
  private unsaved: Line[] = []
  private isWhole = false

  private constructor(
    private readonly path: string,
    private readonly siteUrl: string,
  ) {}

  /** @param siteUrl what is a link of the site's own depends on it */
  static async open(releasesDir: string, siteUrl: string): Promise<KnownPages> {
    const pages = new KnownPages(join(storeOf(releasesDir), "pages.jsonl"), siteUrl)
    pages.load(await readFile(pages.path, "utf8").catch(() => ""))
    return pages
  }

  factsOf(hash: string): PageFacts | undefined {
    const known = this.pages.get(hash)
    if (!known) return undefined
    const [scripts, links, structuredDataLinks] = known.map((numbers) =>
      Array.from(numbers, this.textOf),
    )
    return {
      scripts: scripts ?? [],
      links: links ?? [],
      isWhole: true,
      structuredDataFaults: [],
      structuredDataLinks: structuredDataLinks ?? [],
    }
  }

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
    const { scripts, links, structuredDataLinks } = facts
    this.keep([
      hash,
      scripts.map(this.numberOf),
      links.map(this.numberOf),
      structuredDataLinks.map(this.numberOf),
    ])
  }

  /** Numbers of the links of a page; nothing of one that is not known. */
  linksOf = (hash: string): Iterable<number> | undefined => this.pages.get(hash)?.[1]
  textOf = (number: number): string => this.texts[number] ?? ""

  /** Not worth waiting for the disk. */
  async save(): Promise<void> {
    if (!this.isWhole) return this.rewrite()
    if (this.unsaved.length === 0) return
    const lines = textOf(this.unsaved)
    this.unsaved = []
    // Lines that come after one that is missing would have other numbers.
    this.isWhole = false
    await appendFile(this.path, lines)
    this.isWhole = true
  }

  /** Forgets pages that are of no use any more, where they are many. */
  async prune(count: number, isUsed: (hash: string) => boolean): Promise<void> {
    if (this.pages.size <= 2 * count + SPARE) return
    for (const hash of this.pages.keys()) if (!isUsed(hash)) this.pages.delete(hash)
    await this.rewrite()
  }

  private async rewrite(): Promise<void> {
    const kept = [...this.pages].map(([hash]) => [hash, this.factsOf(hash)] as const)
    this.isWhole = false
    this.unsaved = []
    this.texts.length = 0
    this.numbers.clear()
    this.pages.clear()
    for (const [hash, facts] of kept) if (facts) this.add(hash, facts)
    const lines = [JSON.stringify({ version: 1, siteUrl: this.siteUrl }), textOf(this.unsaved)]
    this.unsaved = []
    await replaceFile(this.path, lines.join("\n"), { isSynced: false })
    this.isWhole = true
  }

  private load(text: string): void {
    const [first = "", ...lines] = text.split("\n")
    if (first !== JSON.stringify({ version: 1, siteUrl: this.siteUrl })) return
    // The last line has its end, or was cut short.
    if (lines.pop() !== "") return
    try {
      for (const line of lines) this.take(JSON.parse(line) as Line)
      this.isWhole = true
    } catch {
      // What comes after it may have other numbers.
    }
  }

  private take(line: Line): void {
    if (typeof line === "string") {
      this.numbers.set(line, this.texts.length)
      this.texts.push(line)
    } else {
      const [hash, scripts, links, structuredDataLinks] = line
      this.pages.set(hash, [scripts, Uint32Array.from(links), structuredDataLinks])
    }
  }

  private keep(line: Line): void {
    this.take(line)
    this.unsaved.push(line)
  }

  private numberOf = (text: string): number => {
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    this.keep(text)
    return this.texts.length - 1
  }
}

const textOf = (lines: readonly Line[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("")
