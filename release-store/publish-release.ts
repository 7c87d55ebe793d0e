import { BuildFailure } from "../lib/build-failure"
import { readSettings } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"
import { readJournal } from "../publishing/publish-journal"
import { type Candidate, type DraftText, type GateContext, type GateFinding } from "./gates/gate"
import { massLossOf } from "./gates/page-floor"
import { runGates } from "./gates/run-gates"
import { type BuildFacts, type ReleaseManifest } from "./manifest"
import { pagesGivenUp } from "./pages-given-up"
import { completeRelease, prepareRelease, type ReleaseDescription } from "./prepare-release"
import { prune } from "./prune"
import { type Resident } from "./resident"
import { secretsOf } from "./secrets-of"
import { switchTo } from "./switch-release"

export interface PublishOptions extends ReleaseDescription {
  /** A loss of pages that somebody has seen and means (gates/page-floor.ts). */
  allowedLoss?: AllowedLoss
  /** Configuration: RELEASES_KEPT, PUBLISH_PAGE_FLOOR, and what is secret. */
  env: NodeJS.ProcessEnv
  onPhase?: (phase: "checking" | "switching") => void
  /** Read while the release is made; what goes wrong is told when it is needed. */
  drafts: Promise<readonly DraftText[]>
}

export interface AllowedLoss {
  /** Nothing: whatever is lost. */
  finding: string | null
  by: string
}

export interface Published {
  manifest: ReleaseManifest
  /** Whether it is served now; not while somebody has rolled back, and nothing was published since. */
  switched: boolean
  /** In milliseconds; what is done after the switch keeps nobody waiting. */
  timings: { release: number; gates: number; switch: number }
}

const SETTINGS = environment.pick({ RELEASES_KEPT: true, PUBLISH_PAGE_FLOOR: true })
/** Findings that a failure's message lists; its `problems` hold more. */
const TOLD = 20
/** Findings that a failure holds. */
const MOST = 100
const NOWHERE = { collection: null, id: null }

/**
 * Makes a release that differs from the newest one by some files, or of all its files; checks it, and serves it. The
 * caller holds the build locks. Where it fails, or is killed at any point, what was served before still is.
 * @throws StaleBase where `base` is not the newest release, NotKept where what is put is lost: all of it has to be made anew
 * @throws BuildFailure of kind `content` with what an editor has to put right, `gate` where it is what was built that is
 * not fit, or what `drafts` fails of
 * @throws Failure where RELEASES_KEPT cannot be used
 */
export async function publishRelease(
  resident: Resident,
  options: PublishOptions,
): Promise<Published> {
  const { env } = options
  const { releasesDir, encoding } = resident
  const kept = readSettings(SETTINGS, env).RELEASES_KEPT
  const stopwatch = createStopwatch()
  const prepared = await prepareRelease(resident, options)
  const release = stopwatch()

  options.onPhase?.("checking")
  const context = await gateContext(resident, prepared, options)
  const findings = runGates({ ...context, draftTexts: await options.drafts })
  if (findings.length > 0) throw refusal(findings, options.facts.documents)
  const gates = stopwatch()

  options.onPhase?.("switching")
  const { by } = options.allowedLoss ?? {}
  const pagesLost = context.massLoss?.count
  const allowed = by && pagesLost ? { allowedLoss: { by, pages: pagesLost } } : {}
  const manifest = { ...context.candidate, ...allowed }
  await completeRelease(resident, manifest)
  resident.last = manifest
  const { pages, contentPaths } = options.facts
  resident.lastAsked = { pages, contentPaths }
  const pin = await switchTo(releasesDir, manifest.id)
  const switching = stopwatch()

  await encoding.pause()
  const left = prepared.previous?.id
  await tidy("Old releases could not be removed", () => prune(resident, manifest, kept, left))
  await tidy("What pages link to could not be kept", () => resident.pages.save())
  for (const [name, { hash, size }] of options.put) encoding.add(name, hash, size)
  encoding.addUnfinished(manifest.files)
  const timings = { release, gates, switch: switching }
  return { manifest, switched: pin === null, timings }
}

/** What is live is live: the next release does what was left undone. */
const tidy = (what: string, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => console.error(`${what}:`, error))

async function gateContext(
  { releasesDir }: Resident,
  candidate: Candidate,
  { facts, env, allowedLoss }: PublishOptions,
): Promise<Omit<GateContext, "draftTexts">> {
  const shown = candidate.previous?.lastSequence ?? 0
  const massLoss = massLossOf(candidate, pagesGivenUp(await readJournal(releasesDir), shown))
  const allowed = allowedLoss?.finding
  return {
    ...candidate,
    facts,
    secrets: secretsOf(env),
    massLoss,
    mayLosePages:
      !readSettings(SETTINGS, env).PUBLISH_PAGE_FLOOR ||
      allowed === null ||
      allowed === massLoss?.finding,
  }
}

/** @param documents those that pages are of, by their paths */
function refusal(
  findings: readonly GateFinding[],
  documents: BuildFacts["documents"],
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
      const place = document ?? (path === null ? undefined : documents?.get(path))
      const { collection, id } = place ?? NOWHERE
      return { message, collection, id, field: null }
    }),
  })
}

/** Whole milliseconds since it was made, or asked last. */
function createStopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = Math.round(now - last)
    last = now
    return passed
  }
}
