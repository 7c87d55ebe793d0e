import { join } from "node:path"
import type { Configuration } from "../cms-client/configuration"
import { problemAt, problemsInContent } from "../gatsby/build-problems"
import { contentPaths, documentsByPath, type PathContent } from "../gatsby/content-paths"
import { createPageFinisher } from "../gatsby/finish-pages"
import { MediaMirror } from "../gatsby/media-mirror"
import { changesOf, type DatedContent } from "../gatsby/next-change"
import { planPages, type PagePlan } from "../gatsby/page-list"
import { ContentProblemsError } from "../gatsby/preflight-error"
import { isSamePlan, type SiteIndex } from "../gatsby/create-pages/site-index"
import { fetchRedirects } from "../gatsby/redirects"
import { onceFor } from "../lib/once-for"
import type { BuildFacts } from "../release-store/manifest"
import { ADDRESS_FIELDS } from "../src/content/link-target"
import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../shared/content-types"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import type { CodeArtefact } from "./code-artefact"
import { ContentChecks, type KeptCheck } from "./content-checks"
import type { DocumentChange } from "./dependency-graph"
import { createDerivedFiles } from "./derived-files"
import { createHtmlMakers } from "./html-thread"
import { MediaUse } from "./media-use"
import { SharedTexts } from "./kept-reads"
import { createOutputs, type OutputStore } from "./outputs"
import { createServiceWorkerFile } from "./service-worker-file"
import { createSharedData } from "./shared-data"
import { createSiteAnswers } from "./site-answers"
import { createSiteIndexer } from "./site-indexer"
import { createSitePages, type KeptPage } from "./site-pages"
import { ViewingClock } from "./viewing-clock"

export interface SiteOptions {
  /** Of the code's artefact; must be the working directory. */
  directory: string
  artefact: CodeArtefact
  configuration: Configuration
  /** Where pictures are kept. */
  mediaDirectory: string
  store: OutputStore
  /** What a process before this one has made the last release of. */
  kept?: KeptSite
}

/** What a site was made of, and for which moment: of the same code and content the same pages are made. */
export interface KeptSite {
  /** ISO 8601, UTC. */
  moment: string
  texts: string[]
  slices: string[]
  checks: KeptCheck[]
  pages: KeptPage[]
}

/** How much there was to do since the last release. */
export interface UpdateCounts {
  /** Pages whose HTML was made anew, and those that only got another header or footer. */
  rendered: number
  stitched: number
  /** Pages there are. */
  pages: number
}

/**
 * A site that is made of content by code, and follows the content: of each change it makes anew what depends on it, and
 * nothing else. From nothing it makes all of it, by the same way.
 */
export async function createSite(options: SiteOptions) {
  const { directory, artefact, configuration, mediaDirectory } = options
  const publicDirectory = join(directory, "public")
  const clock = new ViewingClock()
  const media = new MediaUse()
  const mirror = new MediaMirror({ configuration, cacheDirectory: mediaDirectory })
  const answers = createSiteAnswers(artefact.schema, {
    siteUrl: configuration.siteUrl,
    mirror,
    clock,
  })
  const outputs = createOutputs(options.store)
  const htmlMakers = createHtmlMakers({ directory, codeVersion: artefact.codeVersion }, clock)
  const indexer = createSiteIndexer(answers)
  const checks = new ContentChecks(artefact.checkQuery, answers)
  const shared = createSharedData(
    artefact,
    { answers, outputs, media },
    {
      staticQuery: (hash, ...answers) => pages.followAnswer(hash, ...answers),
      slice: (name) => pages.stitchAllWith(name),
    },
  )
  const pages = createSitePages(artefact, {
    answers,
    clock,
    finisher: createPageFinisher(publicDirectory),
    htmlMakers,
    media,
    outputs,
    shared: shared.texts,
  })
  const derived = createDerivedFiles(answers, outputs)
  /** Pages that come with the code. */
  const ofCode = new Set(artefact.pages)
  const writeServiceWorker = createServiceWorkerFile(artefact, directory, outputs)
  /** What is made of answers. */
  const asking = [
    indexer.kind,
    checks.documents,
    shared.queries,
    shared.slices,
    pages.data,
    ...derived.kinds,
  ]

  /** The content that everything is made of as it should be, and what is known of that. */
  let complete: { snapshot: ContentSnapshot; dated: DatedContent; facts: BuildFacts } | undefined
  /** Once, and only where all that the content has was asked for. */
  let mayPrune = !options.kept

  if (options.kept) {
    const { kept } = options
    const texts = new SharedTexts(kept.texts)
    clock.set(new Date(kept.moment))
    shared.restore(kept.slices)
    checks.restore(kept.checks, texts)
    pages.restore(kept.pages, texts)
    await htmlMakers.load()
  }

  for (const [file, hash] of Object.entries(artefact.files)) {
    outputs.add(file, join(publicDirectory, file), hash)
  }

  /** What the pages were planned of last, where nothing was in the way. */
  let planned: { of: SiteIndex; at: number } | undefined
  /** Plans the pages, and tells all that follows the plan. @returns what is in the way of some of them */
  async function followPlan(): Promise<PagePlan["registry"]["conflicts"]> {
    const [index, at] = [await indexer.index(), clock.moment.getTime()]
    if (planned?.at === at && isSamePlan(planned.of, index)) return []
    const plan = planPages(index, clock.moment)
    derived.followPages(pages.follow(plan))
    shared.follow(plan)
    const { conflicts } = plan.registry
    planned = conflicts.length === 0 ? { of: index, at } : undefined
    return conflicts
  }

  const changesIn = onceFor(changesOf)
  const changesAround = (dated: DatedContent, now: Date) => changesIn(dated)(now)
  const redirectsIn = onceFor((_redirects: unknown) =>
    fetchRedirects(answers.askCms, configuration.siteUrl),
  )
  /** Until a document has another address. */
  let addresses: Pick<BuildFacts, "documents" | "contentPaths"> | undefined

  async function update(
    snapshot: ContentSnapshot,
    changes: readonly DocumentChange[],
    now: Date,
    isAhead = false,
  ): Promise<{ facts: BuildFacts; counts: UpdateCounts }> {
    if (complete && changes.length === 0 && clock.is(changesAround(complete.dated, now).last)) {
      complete.snapshot = snapshot
      return { facts: complete.facts, counts: pages.counts() }
    }
    complete = undefined
    if (changes.some(changesAddresses)) addresses = undefined
    for (const kind of asking) kind.follow(changes)
    checks.note(changes)
    // After them: where no thread can be had, what has changed is known all the same.
    htmlMakers.expect(changes.length)
    answers.use(snapshot)
    // What is over is not looked at, in a site from nothing either.
    if (!clock.isSet) clock.set(now)
    await checks.check(snapshot)
    // All that is wrong is told at once.
    const problems = checks.problems()
    const dated = checks.dated()
    const { last, next } = changesAround(dated, now)
    if (clock.set(last)) {
      for (const kind of [...asking, pages.html]) kind.followClock()
    }
    const conflicts = await followPlan().catch((error: unknown) => {
      problems.push(...problemsInContent(error))
    })
    for (const { message, document, field } of conflicts ?? []) {
      problems.push(problemAt(message, document, field))
    }
    problems.push(...(await shared.answerQueries()))
    if (conflicts) problems.push(...(await shared.answerSlices()))
    if (problems.length === 0) problems.push(...(await pages.write(isAhead)))
    if (problems.length > 0) throw new ContentProblemsError(problems)

    const paths = [...pages.paths(), ...artefact.pages]
    await derived.write({
      siteUrl: configuration.siteUrl,
      now: clock.moment,
      pages: {
        has: (path) => pages.has(path) || ofCode.has(path),
        [Symbol.iterator]: () => paths.values(),
      },
    })
    media.link(outputs, mediaDirectory)
    await writeServiceWorker()
    const found = await redirectsIn(snapshot.lists["Redirects"])
    const facts: BuildFacts = {
      pages: paths,
      ...(addresses ??= addressesIn(snapshot.lists)),
      nextChange: next,
      redirects: found.redirects,
      warnings: [...checks.warnings(), ...found.warnings],
    }
    if (!pages.areUnfinished()) complete = { snapshot, dated, facts }
    return { facts, counts: pages.counts() }
  }

  /** What all is made of, and the last release has; nothing where it has less. */
  function releasedContent() {
    const { put, remove } = outputs.pending()
    return put.size === 0 && remove.length === 0 ? complete : undefined
  }

  return {
    /**
     * Makes what the content asks for. Where that fails, all that is to be done is done at the next call.
     * @param changes since the last call; at the first those since what was kept, or all documents
     * @param isAhead whether more may change before the next release: what was made since the last one and is to be made
     *   again, as lists are with each article of a burst, is left for the release
     * @throws ContentProblemsError with all that is wrong; ContentError, CmsError
     */
    update: async (...given: Parameters<typeof update>): ReturnType<typeof update> => {
      try {
        return await update(...given)
      } finally {
        await htmlMakers.endUnused()
      }
    },
    /** What differs from the last release; all of it where there is none. */
    pending: outputs.pending,
    /** What was pending is part of the last release now. */
    released: async () => {
      pages.released()
      outputs.released()
      if (!mayPrune) return
      mayPrune = false
      // What cannot be removed takes room, and no more.
      await mirror.prune().catch(() => undefined)
    },
    /** Whether all is made, and part of the last release. */
    isAtRest: (): boolean => releasedContent() !== undefined,
    /** Makes again, as it is, what follows from the name of a document of which kind there are most; where it is at rest. */
    async rehearse(): Promise<void> {
      const released = releasedContent()
      if (!released) return
      const { lists, ...snapshot } = released.snapshot
      const documentsOf = ({ list }: { list: string }) => lists[list] ?? []
      const { list, nameField } = COLLECTIONS_WITH_PAGES.map((slug) => CONTENT_TYPES[slug]).reduce(
        (most, kind) => (documentsOf(kind).length > documentsOf(most).length ? kind : most),
      )
      const after = documentsOf({ list }).at(-1)
      if (!after) return
      const before = { ...after, [nameField]: null, updatedAt: null }
      // What is found in a list is remembered as long as it is the same.
      const anew = { ...snapshot, lists: { ...lists, [list]: documentsOf({ list }).slice() } }
      const changes = [{ list, id: after.id, before, after }]
      // Their data stays the same, by which their HTML would.
      pages.data.follow(changes)
      for (const path of pages.data.stale) pages.html.stale.add(path)
      try {
        // At the moment of the last release: what a later one changes is made when it is asked for.
        await update(anew, changes, clock.moment)
      } finally {
        pages.released()
      }
    },
    removeOthers: outputs.removeOthers,
    /** What the last release was made of, and its content; nothing where more has changed since. */
    keep(): { snapshot: ContentSnapshot; site: KeptSite } | undefined {
      const released = releasedContent()
      if (!released) return undefined
      const texts = new SharedTexts()
      const made = {
        moment: clock.moment.toISOString(),
        slices: shared.sliceNames(),
        checks: checks.keep(texts),
        pages: pages.keep(texts),
      }
      return { snapshot: released.snapshot, site: { ...made, texts: texts.texts } }
    },
  }
}

export type Site = Awaited<ReturnType<typeof createSite>>

function addressesIn(lists: ContentSnapshot["lists"]) {
  const content = Object.fromEntries(
    Object.entries(lists).map(([list, docs]) => [list, { docs }]),
  ) as unknown as PathContent
  const documents = documentsByPath(content)
  return { documents, contentPaths: contentPaths(content, documents) }
}

const changesAddresses = ({ before, after }: DocumentChange): boolean =>
  !before || !after || ADDRESS_FIELDS.some((field) => before[field] !== after[field])
