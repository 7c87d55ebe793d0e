import { readConfiguration } from "../cms-client/configuration"
import { requireConfiguration } from "../gatsby/preflight-error"
import { readSettings } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"
import { Failure } from "../lib/failure"
import { buildLocks, Busy, holderOf, withLocks } from "../lib/locks"
import type { Running } from "../lib/processes"
import { newestAccepted, publisherLockOf } from "../publishing/publish-journal"
import { readLive } from "../release-store/live-release"
import { toldFailure } from "./build-outcome"
import type { BuilderOptions, BuildRequest, BuildResult } from "./build-request"
import { codeForRendering, type CodeForRendering } from "./code-builder"
import { EngineFailure, startEngine, type EngineProcess } from "./engine-process"

const SETTINGS = environment.pick({ BUILD_TIME_LIMIT_SECONDS: true })

export type Builder = ReturnType<typeof createBuilder>

/**
 * Makes release after release, as the publisher does.
 *
 * - `prepare(lastSequence)` builds the code where it is not there as it is now, and has everything made, so that the next
 *   release costs only what changes. Never throws; says which content that is, or nothing where it cannot be made.
 * - `build(request)` makes a release of the content as it is from when it is called, or as it was made ahead for the same
 *   request where that is enough; gates and switch included. Needs no `prepare()`, and waits for one to end.
 * - `stop()` ends everything; a `build()` that is running fails with kind `other`.
 */
export function createBuilder(options: BuilderOptions) {
  const { root, releasesDir, env, progress } = options
  let engine: EngineProcess | undefined
  let gatsby: Running | undefined
  let stopped = false
  let preparing: Promise<string | null> | undefined
  let begunAnewAt: number | undefined

  function runningEngine(): EngineProcess {
    const ended = engine?.ended()
    if (ended !== undefined) {
      engine = undefined
      begunAnewAt = Date.now()
      progress.warn(`The engine, which makes pages, ended ${ended}. Another one begins anew.`)
    }
    engine ??= startEngine(options)
    return engine
  }

  /** The code as it is now; while it is built, the process that needs it gets ready. */
  function codeFor(isWanted: boolean): Promise<CodeForRendering> {
    runningEngine()
    return codeForRendering(options, isWanted, (running) => (gatsby = running))
  }

  /** One with the code as it is now. */
  async function engineFor(code: CodeForRendering): Promise<EngineProcess> {
    const current = runningEngine()
    const opened = current.opened()
    if (opened?.directory === code.directory && opened.stamp === code.stamp) return current
    if (opened) {
      engine = undefined
      await current.stop()
    }
    const next = runningEngine()
    await next.open(code)
    return next
  }

  async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
    const limit = env.BUILD_TIME_LIMIT_SECONDS
      ? readSettings(SETTINGS, env).BUILD_TIME_LIMIT_SECONDS
      : 0
    let isLate = false
    const end = () => {
      isLate = true
      void endAll()
    }
    const timer = limit > 0 ? setTimeout(end, limit) : undefined
    try {
      return await work
    } catch (error) {
      if (isLate) throw toldFailure(releasesDir, `It took longer than ${limit / 1000} seconds.`)
      if (stopped) throw toldFailure(releasesDir, "It was stopped.")
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async function endAll(): Promise<void> {
    const ending = engine
    engine = undefined
    await Promise.all([gatsby?.stop(), ending?.stop()])
  }

  async function publish(code: CodeForRendering, request: BuildRequest): Promise<BuildResult> {
    const { onPhase, ...asked } = request
    const made = await progress.step("Making the release", async (detail) => {
      const engine = await engineFor(code)
      const release = await engine.publish(asked, onPhase)
      const { pages, rendered, stitched } = release.counts
      const others = stitched > 0 ? `, ${stitched} with another header or footer` : ""
      detail(`${release.id}: ${rendered} of ${pages} pages made anew${others}`)
      return release
    })
    return { ...made, begunAnewAt, timings: { code: code.took, ...made.timings } }
  }

  async function buildOnce(request: BuildRequest): Promise<BuildResult> {
    request.onPhase?.("building")
    requireUsable(options)
    const code = await codeFor(request.cold ?? false)
    try {
      return await publish(code, request)
    } catch (error) {
      if (!(error instanceof EngineFailure) || !error.needsCode || code.took !== undefined) {
        throw error
      }
      progress.warn(`${error.reason} The code is built anew.`)
      return publish(await codeFor(true), request)
    }
  }

  const locked = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withLocks(buildLocks(root, releasesDir), () => {
      stopped = false
      return withTimeLimit(work())
    })

  return {
    prepare(lastSequence = 0): Promise<string | null> {
      preparing ??= locked(async () => {
        const code = await codeFor(false)
        return (await engineFor(code)).prepare(lastSequence)
      })
        // What is wrong is said by the build that somebody waits for.
        .catch(() => null)
        .finally(() => (preparing = undefined))
      return preparing
    },

    /**
     * @throws BuildFailure with `kind`, `reason` and `problems`
     * @throws Failure where another build is under way
     */
    build: async (request: BuildRequest): Promise<BuildResult> => {
      await preparing
      return locked(() => buildOnce(request)).catch(async (error) => {
        const publisher = await holderOf(publisherLockOf(releasesDir))
        // To end the publisher would be no advice.
        if (!(error instanceof Busy) || error.holder === undefined) throw error
        if (publisher !== error.holder) throw error
        throw new Busy("The publisher is building this site. Wait until it has, then try again.")
      })
    },

    /** Ends once nothing is left to be done for the last release. */
    settle: async (): Promise<void> => engine?.settle().catch(() => undefined),

    async stop(): Promise<void> {
      stopped = true
      await endAll()
    },
  }
}

/** What is missing is told before anything is begun. */
function requireUsable({ env, releasesDir }: BuilderOptions): void {
  try {
    requireConfiguration(readConfiguration(env).problems)
  } catch (error) {
    throw error instanceof Failure ? toldFailure(releasesDir, error.message) : error
  }
}

/**
 * One build into a new release, as a command asks for it; switched to when it is complete and has passed the gates. A build
 * that fails leaves the release being served as it is.
 * @throws BuildFailure with `kind`, `reason` and `problems`
 * @throws Failure where another build is under way
 */
export async function buildSite({
  cold,
  onLive,
  ...options
}: BuilderOptions & {
  cold?: boolean
  /** Called before what nobody waits for is done. */
  onLive?: () => Promise<void>
}): Promise<BuildResult> {
  const live = await readLive(options.releasesDir)
  const builder = createBuilder(options)
  try {
    const made = await builder.build({
      cause: { kind: "command" },
      // The publisher knows by it what is part of the release.
      lastSequence: Math.max(await newestAccepted(options.releasesDir), live?.lastSequence ?? 0),
      cold,
    })
    await onLive?.()
    await builder.settle()
    return made
  } finally {
    await builder.stop()
  }
}
