import {
  derivedFiles,
  type Ask,
  type DerivedSite,
  type SitePaths,
} from "../gatsby/derived/derived-output"
import { DERIVED_OUTPUTS } from "../gatsby/derived/derived-outputs"
import { KeptAnswers } from "./kept-answers"
import { OutputKind } from "./output-kind"
import type { Outputs } from "./outputs"
import type { SiteAnswers } from "./site-answers"

/** What is made of the content and is no page. */
export function createDerivedFiles(answers: SiteAnswers, outputs: Outputs) {
  const names = DERIVED_OUTPUTS.map(({ name }) => name)
  const kind = new OutputKind(names)
  const kept = new Map(
    DERIVED_OUTPUTS.flatMap(({ name, query }) => {
      const ofQuery = KeptAnswers.of(query, answers)
      return ofQuery ? [[name, ofQuery] as const] : []
    }),
  )
  const writtenBy = new Map<string, ReadonlySet<string>>()
  /** Which paths of pages each has asked about. */
  const askedBy = new Map<string, ReadonlySet<string>>()

  return {
    /** What they are made of, and what is said of each document in the largest of them. */
    kinds: [kind, ...[...kept.values()].map((answers) => answers.kind)],
    /** @param paths of pages that have come or gone */
    followPages(paths: readonly string[]): void {
      if (paths.length === 0) return
      for (const [name, asked] of askedBy) {
        if (asked.has(ALL) || paths.some((path) => asked.has(path))) kind.stale.add(name)
      }
    },
    async write(site: DerivedSite): Promise<void> {
      for (const output of DERIVED_OUTPUTS) {
        const { name } = output
        const whole = kept.get(name)
        if (whole?.kind.stale.size) kind.stale.add(name)
        if (!kind.stale.has(name)) continue
        const asked = new Set<string>()
        askedBy.set(name, asked)
        const pages = notingPaths(site.pages, asked)
        const files = await kind.noting(name, (reads) => {
          // When things are is what most of them tell.
          reads.usesClock = true
          const ask: Ask = (query) => (whole ? whole.answer(reads) : answers.ask(query, {}, reads))
          return derivedFiles(output, ask, { ...site, pages })
        })
        const paths = new Set(files.map(({ path }) => path))
        for (const path of writtenBy.get(name) ?? []) {
          if (!paths.has(path)) outputs.remove(path)
        }
        // Where writing fails half way, all that there may be is known.
        writtenBy.set(name, new Set([...(writtenBy.get(name) ?? []), ...paths]))
        for (const { path, text } of files) outputs.write(path, text)
        writtenBy.set(name, paths)
        kind.stale.delete(name)
      }
    },
  }
}

/** All there are. */
const ALL = "*"
/** Who asks about more is taken to ask about all. */
const MOST_NOTED = 5000

/** Notes which paths somebody asks about. */
const notingPaths = (paths: SitePaths, asked: Set<string>): SitePaths => ({
  has(path) {
    asked.add(asked.size < MOST_NOTED ? path : ALL)
    return paths.has(path)
  },
  [Symbol.iterator]() {
    asked.add(ALL)
    return paths[Symbol.iterator]()
  },
})
