import type { DatedContent } from "../gatsby/next-change"
import { problemsInContent } from "../gatsby/build-problems"
import { endlessSeries } from "../gatsby/endless-series"
import { forEachInParallel } from "../lib/in-parallel"
import type { NamedList } from "../shared/content-types"
import type { ContentProblem } from "../shared/publishing"
import { DETAILS, NAMED_LISTS, type DocumentOf } from "../src/content/content-details"
import type { ContentCheckQuery } from "../src/content/generated/queries"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import { documentKey, keyInList } from "../snapshot/reads"
import type { DocumentChange } from "./dependency-graph"
import type { KeptReads, SharedTexts } from "./kept-reads"
import { OutputKind } from "./output-kind"
import type { SiteAnswers } from "./site-answers"

/** What became of one document. */
interface Checked {
  problems: readonly ContentProblem[]
  /** What is odd, and can be shown all the same. */
  warnings: readonly ContentProblem[]
  /** Where it has a date: its model. */
  dated?: unknown
}

/** Of most documents, and kept once. */
const SOUND: Checked = { problems: [], warnings: [] }

/** Of a document that can be shown, for a process that comes after this one. */
export interface KeptCheck {
  /** Its key. */
  document: string
  reads: KeptReads
}

/** What of the content has a date, by its list (next-change.ts). */
const DATED = { Events: "events", Jobs: "jobs", Locations: "venues" } as const

/** Maps every document, each again when what it shows has changed: an editor hears of all that is wrong at once. */
export class ContentChecks {
  readonly documents = new OutputKind()
  private readonly checked = new Map<string, Checked>()
  /** Until one of them is checked again. */
  private knownDated: DatedContent | undefined

  /** @param query with every list, and all that the site shows of it */
  constructor(
    private readonly query: string,
    private readonly answers: Pick<SiteAnswers, "askAbout">,
  ) {}

  /** What has changed itself is to be checked too. */
  note(changes: readonly DocumentChange[]): void {
    for (const { list, id, after } of changes) {
      if (!isChecked(list)) continue
      const key = documentKey(list, id)
      if (after) this.documents.stale.add(key)
      else {
        this.checked.delete(key)
        this.documents.delete(key)
        if (list in DATED) this.knownDated = undefined
      }
    }
  }

  /** @throws where it is not a document that is wrong */
  async check({ lists }: ContentSnapshot): Promise<void> {
    for (const [list, documents] of Object.entries(lists)) {
      if (!isChecked(list)) continue
      await forEachInParallel(
        documents.filter((document) => this.isUnknown(keyInList(list, document))),
        (document) => this.checkOne(list, document),
      )
    }
  }

  private isUnknown = (key: string): boolean =>
    this.documents.stale.has(key) || !this.checked.has(key)

  private async checkOne(list: NamedList, document: StoredDocument): Promise<void> {
    const key = keyInList(list, document)
    if (list in DATED) this.knownDated = undefined
    await this.documents.noting(key, async (reads) => {
      try {
        const ask = this.answers.askAbout({ [list]: [document] }, reads)
        const content = await ask<ContentCheckQuery>(this.query)
        const model = this.modelOf(list, content.cms)
        this.checked.set(
          key,
          list in DATED ? { problems: [], warnings: endlessSeries(content), dated: model } : SOUND,
        )
        // What is wrong may be put right where no document changes: a picture's file.
        this.documents.stale.delete(key)
      } catch (error) {
        this.checked.set(key, { problems: problemsInContent(error), warnings: [] })
        this.documents.stale.add(key)
      }
      // What is over is left out of what is shown; whether a document can be shown does not change with the time.
      reads.usesClock = false
      // Its lists held this document alone.
      reads.lists.clear()
    })
  }

  private modelOf<List extends NamedList>(list: List, cms: ContentCheckQuery["cms"]): unknown {
    const [document] = (cms[list]?.docs ?? []) as readonly (DocumentOf<List> | null)[]
    return document && DETAILS[list].map(document)
  }

  /** What has a date is checked again: it takes part in what comes next. */
  keep(texts: SharedTexts): KeptCheck[] {
    return [...this.checked]
      .filter(([, checked]) => checked === SOUND)
      .map(([document]) => ({ document, reads: this.documents.keep(document, texts) }))
  }

  /** Takes documents of the last release for checked. */
  restore(kept: readonly KeptCheck[], texts: SharedTexts): void {
    for (const { document, reads } of kept) {
      this.checked.set(document, SOUND)
      this.documents.restore(document, reads, texts)
    }
  }

  problems(): ContentProblem[] {
    return [...this.checked.values()].flatMap(({ problems }) => problems)
  }

  warnings(): ContentProblem[] {
    return [...this.checked.values()].flatMap(({ warnings }) => warnings)
  }

  /** The same object as long as it is the same. */
  dated(): DatedContent {
    return (this.knownDated ??= this.findDated())
  }

  private findDated(): DatedContent {
    const dated: Record<string, unknown[]> = { events: [], jobs: [], venues: [] }
    for (const [key, { dated: model }] of this.checked) {
      if (model === undefined) continue
      dated[DATED[key.split(" ")[0] as keyof typeof DATED]]?.push(model)
    }
    return dated as unknown as DatedContent
  }
}

const isChecked = (list: string): list is NamedList =>
  (NAMED_LISTS as readonly string[]).includes(list)
