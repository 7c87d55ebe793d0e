import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { Configuration } from "../cms-client/configuration"
import { BuildFailure } from "../lib/build-failure"
import { projectRoot } from "../lib/project-root"
import { removePartials } from "../lib/replace-file"
import { sourceStamp } from "../lib/source-stamp"
import type { FileList } from "../release-store/file-list"
import type { DraftText } from "../release-store/gates/gate"
import { NotKept } from "../release-store/content-store"
import { keepFile, StaleBase } from "../release-store/prepare-release"
import { updateReleaseFolder } from "../release-store/export-release"
import { publishRelease } from "../release-store/publish-release"
import { purgesStampOf, readOrRemove, readReleasesFolder } from "../release-store/release-folder"
import { openResident } from "../release-store/resident"
import { problemsOf } from "../gatsby/build-problems"
import { mediaCacheOf } from "../gatsby/media-mirror"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { snapshotFingerprint } from "../snapshot/snapshot-fingerprint"
import { UnknownComponent, type CodeArtefact } from "./code-artefact"
import type { DocumentChange } from "./dependency-graph"
import { openContent } from "./content-keeper"
import { readDraftTexts } from "./draft-texts"
import type { MadeRelease, Phase, ReleaseRequest } from "./protocol"
import { publishedNames } from "./published-names"
import { NeedsCode, orNeedsCode } from "./needs-code"
import { createSite, type Site, type SiteOptions } from "./site"

export interface ReleaseMakerOptions {
  /** Of the code's artefact; must be the working directory. */
  directory: string
  artefact: CodeArtefact
  configuration: Configuration
  releasesDir: string
  env: NodeJS.ProcessEnv
}

/** The content of one moment. */
interface ReadContent {
  snapshot: ContentSnapshot
  /** Since the last one. */
  changes: readonly DocumentChange[]
  /** ISO 8601, UTC. */
  contentAt: string
  /** Of the same moment; what reading them fails of is told when the gates want them. */
  drafts: Promise<readonly DraftText[]>
}

/** Attempts for one request. What editors publish goes on meanwhile, and somebody waits for a word. */
const MOST = 3

/** Editors publish again and again; so long after a release nobody has, in milliseconds. */
const REST = 2_000

/** So long what is to be encoded is waited for where it is interrupted again and again, in milliseconds. */
const LONGEST_ENCODING = 10_000

/** What pages are made with beside the code's artefact: mappings, queries and this engine. */
const SOURCES = {
  folders: ["cms-client", "engine", "gatsby", "lib", "release-store", "shared", "snapshot", "src"],
  files: /^package-lock\.json$/,
}

/** As this process has loaded it, which may be a while before it is told what to make. */
const CODE = sourceStamp(projectRoot, SOURCES)

/** All that decides what is made of content. Dates and names are written as Node's own tables have them. */
function makerOf({ artefact, configuration }: ReleaseMakerOptions): string {
  const { node, icu, tz } = process.versions
  const { siteUrl, cmsGraphqlUrl } = configuration
  return [artefact.hash, CODE, siteUrl, cmsGraphqlUrl, node, icu, tz].join(" ")
}

const kindOf = (error: unknown): string =>
  error instanceof BuildFailure ? error.kind : problemsOf(error).kind

/** Makes a release of the content as it is, again and again: each differs from the one before by what has changed. */
export async function createReleaseMaker(options: ReleaseMakerOptions) {
  const { directory, artefact, configuration, releasesDir, env } = options
  const resident = await openResident(releasesDir, configuration.siteUrl)
  const folder = join(releasesDir, "engine")
  let site: Site | undefined
  /** When files were last purged from the releases, as `purgesStampOf` says it. */
  let purged = ""
  /** The newest release, which the site differs from by what is pending. */
  let base: { id: string; files: FileList } | null = null
  /** Whether what it has and the site has not is to be removed: once all is made. */
  let isCompared = false
  let fingerprint: string | null = null
  /** Whether anything was read as changed since the last attempt at a release, or as new at first. */
  let wasTold = false
  /** What was read and made before anybody waited for it: all that was accepted up to that request is in it. */
  let ahead: (ReadContent & { lastSequence: number }) | undefined

  /** What reading and making have taken since the last release, also ahead of it, in milliseconds. */
  let took = { content: 0, pages: 0 }
  let rehearsing = Promise.resolve()
  /** Whether the folder for static hosts may be behind what is served: a process before this one may have left it so. */
  let isBehind = true
  let following: Promise<void> | undefined
  /** Settles when what is being done has ended. */
  let underWay: Promise<unknown> = Promise.resolve()

  await removePartials(folder)
  // As versions before have kept the content, and what was too much for the memory.
  for (const name of ["content-snapshot.json", "scratch"])
    await rm(join(folder, name), { recursive: true, force: true })
  const keeper = await openContent(
    configuration,
    { schema: artefact.schema, directory },
    join(folder, "last-release.jsonl"),
    makerOf(options),
    () => {
      const kept = base && isCompared ? site?.keep() : undefined
      return kept && { ...kept, release: releaseName() }
    },
  )

  /** Of `base`, and of what was purged from it since. */
  const releaseName = (): string => `${base?.id} ${purged}`

  async function openSite(): Promise<Site> {
    const newest = (await readReleasesFolder(releasesDir)).ids.at(-1)
    base = (newest && (await readOrRemove(releasesDir, newest))) || null
    isCompared = false
    if (base) resident.encoding.addUnfinished(base.files)
    const made: SiteOptions = {
      directory,
      artefact,
      configuration,
      mediaDirectory: mediaCacheOf(releasesDir),
      store: {
        releasedHash: (path) => base?.files.get(path)?.hash,
        keep: (...file) => keepFile(resident, ...file),
        contentOf: resident.store.read,
      },
    }
    const kept = keeper.resume(releaseName())
    if (!kept) return createSite(made)
    return createSite({ ...made, kept }).catch((error: unknown) => {
      console.error("What was kept of the last release is of no use; all is made anew.", error)
      keeper.forget({ isReadAnew: false })
      return createSite(made)
    })
  }

  /** Makes all that the content asks for. */
  async function update(
    site: Site,
    { snapshot, changes }: Pick<ReadContent, "snapshot" | "changes">,
    { isAhead }: { isAhead: boolean },
  ) {
    const from = performance.now()
    if (fingerprint === null || changes.length > 0) fingerprint = snapshotFingerprint(snapshot)
    const made = await site.update(snapshot, changes, new Date(), isAhead)
    took.pages += Math.round(performance.now() - from)
    if (base && !isCompared) site.removeOthers(base.files.names())
    isCompared = true
    return made
  }

  async function draftsBeside(snapshot: ContentSnapshot): Promise<DraftText[]> {
    const { PREVIEW_API_KEY: cmsApiKey } = env
    if (!cmsApiKey) return []
    return readDraftTexts({ ...configuration, cmsApiKey }, () => publishedNames(snapshot))
  }

  async function publishOnce(
    request: ReleaseRequest,
    { site, contentAt, drafts, ...content }: ReadContent & { site: Site },
    enter: (phase: Phase) => void,
  ): Promise<MadeRelease> {
    const { facts, counts } = await update(site, content, { isAhead: false })
    const { put, remove } = site.pending()
    const { manifest, switched, timings } = await publishRelease(resident, {
      base: base?.id ?? null,
      put,
      remove,
      buildHash: artefact.codeVersion,
      facts,
      cause: request.cause,
      lastSequence: request.lastSequence,
      contentAt,
      contentFingerprint: fingerprint,
      allowedLoss: request.allowedLoss,
      env,
      drafts,
      onPhase: enter,
    })
    base = manifest
    isBehind = true
    void follow()
    await site.released()
    keeper.writeLater()
    const work = took
    took = { content: 0, pages: 0 }
    return {
      id: manifest.id,
      switched,
      counts,
      timings: { ...work, ...timings },
    }
  }

  /** Brings the folder for static hosts up to date beside all else, again where a release is made meanwhile. Never throws. */
  async function follow(): Promise<void> {
    if (isBehind) following ??= followWhileBehind()
    await following
  }

  async function followWhileBehind(): Promise<void> {
    let hasFailed: boolean
    do {
      isBehind = false
      hasFailed = await updateReleaseFolder(releasesDir, env, encodeAll).then(
        () => false,
        (error: unknown) => {
          console.error("The folder of the release is behind:", error)
          return true
        },
      )
      // Where another release has come meanwhile, that is written next; else with the next one, or at the next look.
    } while (isBehind)
    isBehind = hasFailed
    following = undefined
  }

  /** What is done meanwhile comes first: what would be encoded in haste then, the folder would keep. */
  async function encodeAll(): Promise<void> {
    const until = Date.now() + LONGEST_ENCODING
    do await underWay
    while ((await resident.encoding.resume(availableParallelism())) && Date.now() < until)
  }

  /** @param isReadAnew whether the content is, too */
  function startOver(isReadAnew: boolean): void {
    site = undefined
    ahead = undefined
    keeper.forget({ isReadAnew })
  }

  /**
   * Opens the site first: what has changed is told once.
   * @param lastSequence what was read ahead for that request is enough; without one, nothing is
   */
  async function readContent({ lastSequence = Infinity, isWhole = false } = {}): Promise<
    ReadContent & { site: Site }
  > {
    // What was purged is in no release any more, though the newest has its name still.
    const purges = purgesStampOf(releasesDir)
    if (site && purges !== purged) startOver(false)
    purged = purges
    site ??= await openSite()
    const known = ahead
    // Whatever is read from now on is newer.
    ahead = undefined
    if (known && known.lastSequence >= lastSequence) return { site, ...known }
    const at = new Date()
    const read = await keeper.refresh(isWhole).catch((error: unknown) => {
      throw orNeedsCode(error)
    })
    wasTold ||= read.changes.length > 0
    const drafts = draftsBeside(read.snapshot)
    drafts.catch(() => undefined)
    // Looks in vain, every five minutes, are no work for the next release.
    if (read.changes.length > 0) took.content += Date.now() - at.getTime()
    return { site, ...read, contentAt: at.toISOString(), drafts }
  }

  async function publish(
    request: ReleaseRequest,
    enter: (phase: Phase) => void,
  ): Promise<MadeRelease> {
    enter("building")
    if (request.cold) startOver(true)
    let current = await readContent({
      lastSequence: request.mayBeMadeAhead ? request.lastSequence : undefined,
      // What differs although no change was told is found by looking at everything.
      isWhole: request.cause.kind === "reconcile" && base !== null && !wasTold,
    })
    wasTold = false
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await publishOnce(request, current, enter)
      } catch (error) {
        if (error instanceof UnknownComponent) throw new NeedsCode(error.message, "other")
        if (attempt === MOST) throw error
        const isStale = error instanceof StaleBase
        if (isStale) startOver(false)
        // What is wrong may have been put right meanwhile, or be none: a picture that went.
        else if (kindOf(error) !== "content") throw error
        current = await readContent()
        if (!isStale && current.changes.length === 0) throw error
      }
    }
  }

  /** Nothing is encoded beside work that somebody waits for; where the store loses what was made, all is to be made anew. */
  async function atWork<Result>(work: () => Promise<Result>): Promise<Result> {
    void resident.encoding.pause()
    const working = work()
    underWay = working.catch(() => undefined)
    try {
      return await working
    } catch (error) {
      // Part of what was pending may be nowhere now.
      if (error instanceof NotKept) startOver(false)
      throw error
    } finally {
      void resident.encoding.resume(1, REST)
    }
  }

  return {
    /** Of the content that was read last; null before. */
    contentFingerprint: () => fingerprint,

    /**
     * @throws BuildFailure, CmsError, ContentError; NeedsCode
     */
    publish: (request: ReleaseRequest, enter: (phase: Phase) => void): Promise<MadeRelease> =>
      atWork(() => publish(request, enter)),

    /** Makes what has changed before somebody waits for it. What is wrong is told to who asks for a release. */
    prepare: (lastSequence: number): Promise<void> =>
      atWork(async () => {
        if (lastSequence === 0) void follow()
        const { site, ...content } = await readContent()
        await update(site, content, { isAhead: true })
        await resident.store.sync()
        // What the release would fail of may be over by then.
        await content.drafts
        // Another CMS may tell of a change before its API has it.
        if (content.snapshot.marker !== null) ahead = { ...content, changes: [], lastSequence }
      }),

    /** Whether there is something to rehearse with. */
    isAtRest: (): boolean => site?.isAtRest() ?? false,

    /** Does once more what a publish asks for; changes nothing. */
    rehearse: (): Promise<void> => {
      rehearsing = (site?.rehearse() ?? Promise.resolve()).then(
        () => console.log("Rehearsed what a publish asks for."),
        (error: unknown) => console.error("A rehearsal failed:", error),
      )
      return rehearsing
    },

    /** Does what nobody waits for, before this process ends. */
    settle: async (): Promise<void> => {
      await resident.encoding.resume(availableParallelism())
      await follow()
    },

    close: async (): Promise<void> => {
      // Meanwhile it cannot be said what the last release was made of.
      await rehearsing
      await keeper.close()
    },
  }
}

export type ReleaseMaker = Awaited<ReturnType<typeof createReleaseMaker>>
