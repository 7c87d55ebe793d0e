import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { BuildFailure } from "../lib/build-failure"
import { readSettings } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"
import { readJournal } from "../publishing/publish-journal"
import { type PublishCause } from "../shared/publishing"
import { readPolicySetting } from "./delivery/policy-setting"
import { staticHostFiles } from "./delivery/static-host-files"
import { readDraftTexts } from "./draft-texts"
import { type DraftText, type GateContext, type GateFinding } from "./gates/gate"
import { massLossOf } from "./gates/page-floor"
import { runGates } from "./gates/run-gates"
import { type BuildFacts, type ReleaseManifest } from "./manifest"
import { pagesGivenUp } from "./pages-given-up"
import {
  completeRelease,
  discardCandidate,
  prepareRelease,
  type Candidate,
} from "./prepare-release"
import { prune } from "./prune"
import { treeOf } from "./release-folder"
import { secretsOf } from "./secrets-of"
import { switchTo } from "./switch-release"

export interface PublishOptions {
  /** What the build wrote, absolute. */
  publicDir: string
  releasesDir: string
  cause: PublishCause
  /** Number of the newest publish request accepted before the build read the content; 0 where none was. */
  lastSequence: number
  /** When the build began to read the content, ISO 8601 in UTC. */
  contentAt?: string | null
  /** The edition of the content that was built: drafts are those of the same moment. Empty where the CMS knows none. */
  edition?: string
  contentFingerprint: string | null
  /** A loss of pages that somebody has seen and means (gates/page-floor.ts). */
  allowedLoss?: AllowedLoss
  facts: BuildFacts
  /** Configuration: SITE_URL, RELEASES_KEPT, PUBLISH_PAGE_FLOOR, what is secret, and how drafts are read. */
  env: NodeJS.ProcessEnv
  onPhase?: (phase: "checking" | "switching") => void
}

export interface AllowedLoss {
  /** Nothing: whatever is lost. */
  finding: string | null
  by: string
}

export interface Published {
  manifest: ReleaseManifest
  /** Files that were read and those known to be as before. */
  read: number
  unchanged: number
  /** Whether it is served now; not while somebody has rolled back, and nothing was published since. */
  switched: boolean
  /** In milliseconds. What is done after the switch, `prune`, keeps nobody waiting. */
  timings: { release: number; gates: number; switch: number; prune: number }
}

const SETTINGS = environment.pick({
  RELEASES_KEPT: true,
  CMS_AUTH_SCHEME: true,
  PUBLISH_PAGE_FLOOR: true,
})
/** Findings that a failure's message lists; its `problems` hold more. */
const TOLD = 20
/** Findings that a failure holds. */
const MOST = 100

/**
 * Makes a release of what the build wrote, checks it, and serves it. The caller holds the build locks. Where it fails,
 * or is killed at any point, what was served before still is.
 * @throws BuildFailure of kind `content` with what an editor has to put right, `gate` where it is what was built that is
 * not fit, or `cms` where drafts could not be read
 * @throws Failure where RELEASES_KEPT cannot be used
 */
export async function publishRelease(options: PublishOptions): Promise<Published> {
  const { publicDir, releasesDir, env } = options
  const kept = readSettings(SETTINGS, env).RELEASES_KEPT
  const stopwatch = createStopwatch()
  const drafts = startReadingDrafts(options)
  const policy = readPolicySetting(env)

  const candidate = await prepareRelease(publicDir, releasesDir, {
    ...options,
    siteUrl: policy.siteUrl,
    moreFiles: (manifest) => staticHostFiles(manifest, policy),
  })
  const release = stopwatch()

  options.onPhase?.("checking")
  const context = await gateContext(candidate, options)
  const loss = massLossOf(context)
  try {
    const findings = await runGates({ ...context, draftTexts: await drafts() })
    if (findings.length > 0) throw refusal(findings, options.facts.documents ?? {})
  } catch (error) {
    await discardCandidate(candidate)
    throw error
  }
  const gates = stopwatch()

  options.onPhase?.("switching")
  const by = options.allowedLoss?.by
  const allowed = loss && by !== undefined ? { allowedLoss: { by, pages: loss.count } } : {}
  const manifest = { ...candidate.manifest, ...allowed }
  await completeRelease(releasesDir, { ...candidate, manifest })
  const pin = await switchTo(releasesDir, manifest.id)
  const switching = stopwatch()

  await prune(releasesDir, kept).catch((error: unknown) => {
    // What is live is live: the next release removes what this one could not.
    console.error("Old releases could not be removed:", error)
  })
  return {
    manifest,
    read: candidate.read,
    unchanged: candidate.unchanged,
    switched: pin === null,
    timings: { release, gates, switch: switching, prune: stopwatch() },
  }
}

/** Asked for while the release is made; what goes wrong is told when it is needed. */
function startReadingDrafts({ env, edition }: PublishOptions): () => Promise<readonly DraftText[]> {
  const { PREVIEW_API_KEY: key, CMS_GRAPHQL_URL: url } = env
  if (!key || !url) return () => Promise.resolve([])
  const reading = readDraftTexts({
    url,
    authorization: `${readSettings(SETTINGS, env).CMS_AUTH_SCHEME} ${key}`,
    edition,
  })
  reading.catch(() => undefined)
  return () => reading
}

async function gateContext(
  { manifest, previous, root, pageFacts }: Candidate,
  { releasesDir, facts, env, allowedLoss }: PublishOptions,
): Promise<Omit<GateContext, "draftTexts">> {
  const read = (file: string) => readFile(join(root, file))
  return {
    candidate: manifest,
    previous,
    changed: Object.entries(manifest.files)
      .filter(([file, { hash }]) => hash !== previous?.files[file]?.hash)
      .map(([file]) => file),
    facts,
    read,
    readPrevious: (file) => readFile(join(treeOf(releasesDir, previous?.id ?? ""), file)),
    pageFacts: (file) => pageFacts(manifest.files[file]?.hash ?? "", () => read(file)),
    secrets: secretsOf(env),
    givenUp: pagesGivenUp(await readJournal(releasesDir), previous?.lastSequence ?? 0),
    allowedLoss: allowedLoss?.finding ?? null,
    hasPageFloor: readSettings(SETTINGS, env).PUBLISH_PAGE_FLOOR && allowedLoss?.finding !== null,
  }
}

/** @param documents those that pages are of, by their paths */
function refusal(
  findings: readonly GateFinding[],
  documents: NonNullable<BuildFacts["documents"]>,
): BuildFailure {
  const told = findings.slice(0, TOLD).map(({ message }) => `- ${message}`)
  const more = findings.length - told.length
  const lines = [
    "The new release was made, but is not fit to be shown:",
    ...told,
    ...(more > 0 ? [`and ${more} more.`] : []),
    "",
    "What was served before is untouched.",
  ]
  const [first] = findings
  const kind = findings.every(({ byContent }) => byContent) ? "content" : "gate"
  return new BuildFailure(lines.join("\n"), kind, {
    reason: "The new pages were made, but are not fit to be shown.",
    massLoss: findings.length === 1 ? first?.massLoss : null,
    problems: findings.slice(0, MOST).map(({ message, document, path }) => {
      const place = document ?? (path === null ? undefined : documents[path])
      return {
        message,
        collection: place?.collection ?? null,
        id: place?.id ?? null,
        field: null,
      }
    }),
  })
}

/** Milliseconds since it was made, or asked last. */
function createStopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = now - last
    last = now
    return passed
  }
}
