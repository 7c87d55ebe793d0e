import { sliceContext, sliceDataText } from "../gatsby/data-texts"
import type { PagePlan, SiteSlice } from "../gatsby/page-list"
import { forEachInParallel } from "../lib/in-parallel"
import { sliceDataFile, staticQueryFile } from "../shared/page-files"
import type { ContentProblem } from "../shared/publishing"
import { componentIn, type CodeArtefact } from "./code-artefact"
import type { FileTexts } from "./html-maker"
import type { MediaUse } from "./media-use"
import { OutputKind } from "./output-kind"
import type { Outputs } from "./outputs"
import type { SiteAnswers } from "./site-answers"

/** What many pages are made with: slices, and the answers to the code's own queries. Their texts stay in memory. */
export function createSharedData(
  { plan }: CodeArtefact,
  { answers, outputs, media }: { answers: SiteAnswers; outputs: Outputs; media: MediaUse },
  hasChanged: {
    /** Nothing where it is not known what it was. */
    staticQuery: (hash: string, before: Answer | undefined, after: Answer) => void
    slice: (name: string) => void
  },
) {
  const queries = new OutputKind(Object.keys(plan.staticQueries))
  const slices = new OutputKind()
  const texts = new Map<string, string>()
  /** Of a slice that only the last release is known to have, nothing. */
  let planned: ReadonlyMap<string, SiteSlice | undefined> = new Map()

  /** @returns whether it is another text than before */
  function write(file: string, text: string): boolean {
    if (texts.get(file) === text) return false
    media.set(file, text)
    const isOther = outputs.write(file, text)
    texts.set(file, text)
    return isOther
  }

  async function writeStaticQuery(hash: string): Promise<void> {
    const file = staticQueryFile(hash)
    const data = await answers.modelFor(queries, hash, plan.staticQueries[hash] ?? "", {})
    const before = texts.get(file) ?? (outputs.hashOf(file) && outputs.contentOf(file).toString())
    const after = JSON.stringify({ data })
    if (!write(file, after)) return
    hasChanged.staticQuery(hash, before ? answerIn(before) : undefined, answerIn(after))
    for (const [name, slice] of planned) {
      const { staticQueryHashes = [] } = plan.components[slice?.component ?? ""] ?? {}
      if (staticQueryHashes.includes(hash)) hasChanged.slice(name)
    }
  }

  async function writeSlice(name: string): Promise<void> {
    const slice = planned.get(name)
    if (!slice) return
    const component = componentIn(plan, slice.component)
    const data = await answers.modelFor(slices, name, component.query, sliceContext(slice))
    const text = sliceDataText(component, slice, data)
    if (write(sliceDataFile(name), text)) hasChanged.slice(name)
  }

  function remove(name: string): void {
    const file = sliceDataFile(name)
    slices.delete(name)
    texts.delete(file)
    media.delete(file)
    outputs.remove(file)
  }

  return {
    queries,
    slices,
    texts: texts as FileTexts,
    follow(plan: Pick<PagePlan, "slices">): void {
      for (const [name, slice] of plan.slices) {
        if (JSON.stringify(planned.get(name)) !== JSON.stringify(slice)) slices.stale.add(name)
      }
      for (const name of planned.keys()) if (!plan.slices.has(name)) remove(name)
      planned = plan.slices
    },
    /** Names of the slices there are. */
    sliceNames: () => [...planned.keys()],
    /** @param names of the slices of the last release, whose data may still be the same */
    restore(names: readonly string[]): void {
      planned = new Map(names.map((name) => [name, undefined]))
      for (const file of [
        ...names.map(sliceDataFile),
        ...Object.keys(plan.staticQueries).map(staticQueryFile),
      ]) {
        outputs.adopt(file)
      }
    },
    answerQueries: () => makeAll(queries, Object.keys(plan.staticQueries), writeStaticQuery),
    answerSlices: () => makeAll(slices, planned.keys(), writeSlice),
  }
}

/** Of one of the code's own queries, as pages read it. */
export type Answer = Readonly<Record<string, unknown>>

const answerIn = (text: string): Answer => (JSON.parse(text) as { data?: Answer }).data ?? {}

async function makeAll(
  kind: OutputKind,
  names: Iterable<string>,
  write: (name: string) => Promise<void>,
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = []
  await forEachInParallel([...names], async (name) => {
    problems.push(...(await kind.makeIfStale(name, () => write(name))))
  })
  return problems
}
