import type { DatedContent } from "../gatsby/next-change"
import { problemsOf } from "../gatsby/build-problems"
import type { NamedList } from "../shared/content-types"
import type { ContentProblem } from "../shared/publishing"
import { DETAILS, NAMED_LISTS, type DocumentOf } from "../src/content/content-details"
import type { ContentCheckQuery } from "../src/content/generated/queries"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import { documentKey, Reads } from "../snapshot/reads"
import type { QueryExecutor } from "../gatsby/query-executor"

/** Answers a query whose lists hold these documents alone. */
export type AskAbout = (lists: ContentSnapshot["lists"], reads: Reads) => QueryExecutor

/** What became of one document. */
interface Checked {
  problems: readonly ContentProblem[]
  /** Where it has a date: its model. */
  dated?: unknown
}

/** What of the content has a date, by its list (next-change.ts). */
const DATED = { Events: "events", Jobs: "jobs", Locations: "venues" } as const

/** Maps every document, each again when what it shows has changed: an editor hears of all that is wrong at once. */
export class ContentChecks {
  private readonly checked = new Map<string, Checked>()

  /** @param query with every list, and all that the site shows of it */
  constructor(private readonly query: string) {}

  /**
   * @returns what it was made of, and whether it is right
   * @throws where it is not the document that is wrong
   */
  async check(
    list: string,
    document: StoredDocument,
    ask: AskAbout,
  ): Promise<{ reads: Reads; isRight: boolean }> {
    const reads = new Reads()
    const key = documentKey(list, document.id)
    try {
      const { cms } = await ask({ [list]: [document] }, reads)<ContentCheckQuery>(this.query)
      const model = this.modelOf(list as NamedList, cms)
      this.checked.set(key, { problems: [], ...(list in DATED ? { dated: model } : {}) })
    } catch (error) {
      const { kind, problems } = problemsOf(error)
      if (kind !== "content") throw error
      this.checked.set(key, { problems })
    }
    // What is over is left out of what is shown; whether a document can be shown does not change with the time.
    reads.usesClock = false
    // Its lists held this document alone.
    reads.lists.clear()
    return { reads, isRight: this.checked.get(key)?.problems.length === 0 }
  }

  private modelOf<List extends NamedList>(list: List, cms: ContentCheckQuery["cms"]): unknown {
    const [document] = (cms[list]?.docs ?? []) as readonly (DocumentOf<List> | null)[]
    return document && DETAILS[list].map(document)
  }

  forget(list: string, id: string | number): void {
    this.checked.delete(documentKey(list, id))
  }

  problems(): ContentProblem[] {
    return [...this.checked.values()].flatMap(({ problems }) => problems)
  }

  dated(): DatedContent {
    const dated: Record<string, unknown[]> = { events: [], jobs: [], venues: [] }
    for (const [key, { dated: model }] of this.checked) {
      const name = DATED[key.split(" ")[0] as keyof typeof DATED]
      if (model !== undefined) dated[name]?.push(model)
    }
    return dated as unknown as DatedContent
  }
}

export const isChecked = (list: string): list is NamedList =>
  (NAMED_LISTS as readonly string[]).includes(list)

/** What can be told of an error as the content's fault. @throws the error where it is another's */
export function problemsInContent(error: unknown): readonly ContentProblem[] {
  const { kind, problems } = problemsOf(error)
  if (kind !== "content") throw error
  return problems
}
