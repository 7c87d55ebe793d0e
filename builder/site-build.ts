import { rmSync } from "node:fs"
import { join } from "node:path"
import { readSettings } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"
import { buildLocks, Busy, holderOf, withLocks } from "../lib/locks"
import { failureOf, forgetProblems, readProblems, toldFailure } from "./build-outcome"
import { endOtherBuilds, startNoted } from "./build-processes"
import { buildLogOf, gatsbyCommand } from "./gatsby-build"
import { progressOf } from "./gatsby-output"
import { publish } from "./publish"
import { publisherLockOf } from "../publishing/publish-journal"
import { UNFIT } from "../lib/build-protocol"
import { startStandby, type Standby } from "./standby"
import { readConfiguration } from "../cms-client/configuration"
import { openEdition } from "../cms-client/content-edition"
import { readFingerprint } from "./fingerprint"
import { whileContentChanges } from "./while-content-changes"
import type { BuilderOptions, BuildRequest, BuildResult } from "./build-request"
import type { Running } from "../lib/processes"

const SETTINGS = environment.pick({ BUILD_STANDBY: true })

/**
 * Builds the site again and again, as the publisher does.
 *
 * - `prepare()` starts a Gatsby process that does all that does not depend on content, and then waits. To be called when
 *   nothing is to be built: at the start, and after each build, also one that failed. Answers once that process waits,
 *   `false` where there is none: it could not be started, or BUILD_STANDBY is `off`. The next build is an ordinary one
 *   then. Never throws.
 * - `build(request)` makes a release of the content as it is from when it is called, gates and switch included. Needs no
 *   `prepare()`, and does not wait for one to end.
 * - `stop()` ends a build that is running, with all its processes; its `build()` fails with kind `other`.
 * - `dispose()` ends everything, the process that stands by included.
 *
 * One build at a time. Another process that builds in the same project, `npm run build` for one, ends what stands by.
 */
export function createBuilder(options: BuilderOptions) {
  const { root, releasesDir, env, processes, progress } = options
  let standby: Standby | undefined
  let running: Running | undefined
  let stopped = false
  /** While a standby is being started: this process holds the project's lock itself then. */
  let starting: Promise<void> | undefined

  const tell = (detail: (text: string) => void) => (line: string) => {
    const text = progressOf(line)
    if (text) detail(text)
  }

  /** @returns its exit code */
  async function untilEnd(gatsby: Running) {
    running = gatsby
    const seconds = Number(env.BUILD_TIME_LIMIT_SECONDS) || 0
    let late = false
    const timer = setTimeout(() => {
      late = true
      void gatsby.stop()
    }, seconds * 1000)
    if (seconds === 0) clearTimeout(timer)
    try {
      const code = await gatsby.exited
      if (late) throw toldFailure(releasesDir, `It took longer than ${seconds} seconds.`)
      if (stopped) throw toldFailure(releasesDir, "It was stopped.")
      return code
    } finally {
      clearTimeout(timer)
      running = undefined
    }
  }

  /**
   * @param edition of the content; empty where the CMS knows none
   * @returns whether it built; an ordinary build can where it could not
   */
  async function buildOnStandby(
    prepared: Standby,
    edition: string,
    detail: (text: string) => void,
  ): Promise<boolean> {
    await prepared.go(edition, tell(detail))
    const code = await untilEnd(prepared.process)
    if (code === 0) return true
    // What the content or the CMS is to blame for, an ordinary build fails of too.
    if (code !== UNFIT && readProblems(root).kind !== "other") {
      throw failureOf(options, prepared.process.output())
    }
    detail("an ordinary build is needed")
    forgetProblems(root)
    return false
  }

  /** @param edition of the content; empty where the CMS knows none */
  async function buildFromStart(edition: string, detail: (text: string) => void) {
    await endOtherBuilds(root)
    const command = gatsbyCommand(root, env)
    const { process: gatsby } = await startNoted(root, () =>
      processes.start("The build", process.execPath, command.args, {
        cwd: root,
        logFile: buildLogOf(releasesDir),
        env: { ...command.env, CMS_EDITION: edition },
        onLine: tell(detail),
      }),
    )
    if ((await untilEnd(gatsby)) !== 0) throw failureOf(options, gatsby.output())
  }

  async function buildOnce(request: BuildRequest): Promise<BuildResult> {
    request.onPhase?.("building")
    const from = performance.now()
    const contentAt = new Date().toISOString()
    const { configuration, problems } = readConfiguration(env)
    // What is missing in the configuration the build says, and better.
    const edition = problems.length > 0 ? undefined : await openEdition(configuration)
    const id = edition?.id ?? ""
    let onStandby = false
    try {
      if (stopped) throw toldFailure(releasesDir, "It was stopped.")
      await progress.step("Building the site", async (detail) => {
        const prepared = standby
        const isFit = prepared?.isFit() ?? false
        standby = undefined
        forgetProblems(root)
        if (prepared && isFit && !request.cold) {
          onStandby = await buildOnStandby(prepared, id, detail)
        } else await prepared?.discard()
        if (onStandby) return
        if (request.cold) removeCaches(root)
        await buildFromStart(id, detail)
      })
      const build = performance.now() - from
      const released = await publish(options, { ...request, contentAt, edition: id }, build)
      return { ...released, standby: onStandby }
    } finally {
      await edition?.close()
    }
  }

  async function ensureStandby() {
    const before = standby
    const isUsable = before?.isFit() && (await before.ready())
    // A build may have taken it meanwhile.
    if (isUsable || before !== standby) return
    starting ??= renewStandby().finally(() => (starting = undefined))
    await starting
  }

  async function renewStandby() {
    await discardStandby()
    standby = await startStandby(options)
  }

  async function discardStandby() {
    const unused = standby
    standby = undefined
    await unused?.discard()
  }

  return {
    async prepare(): Promise<boolean> {
      if (!readSettings(SETTINGS, env).BUILD_STANDBY) return false
      try {
        await ensureStandby()
      } catch {
        // Another build is under way, or everything is being stopped.
        return false
      }
      return standby?.ready() ?? false
    },

    /**
     * @throws BuildFailure with `kind`, `reason` and `problems`
     * @throws Failure where another build is under way
     */
    build: async (request: BuildRequest = {}): Promise<BuildResult> => {
      await starting?.catch(() => undefined)
      const build = withLocks(buildLocks(root, releasesDir), () => {
        stopped = false
        return whileContentChanges(request, buildOnce, () => readFingerprint(env))
      })
      return build.catch(async (error) => {
        const publisher = await holderOf(publisherLockOf(releasesDir))
        // To end the publisher would be no advice.
        if (!(error instanceof Busy) || error.holder === undefined) throw error
        if (publisher !== error.holder) throw error
        throw new Busy("The publisher is building this site. Wait until it has, then try again.")
      })
    },

    async stop(): Promise<void> {
      stopped = true
      await running?.stop()
    },

    async dispose(): Promise<void> {
      stopped = true
      await Promise.all([running?.stop(), discardStandby()])
    },
  }
}

export type Builder = ReturnType<typeof createBuilder>

function removeCaches(root: string) {
  for (const folder of [".cache", "public"]) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
}

/**
 * One build into a new release, switched to when it is complete and has passed the gates. A build that fails leaves the
 * release being served as it is.
 * @throws BuildFailure with `kind`, `reason` and `problems`
 * @throws Failure where another build is under way
 */
export const buildSite = ({
  root,
  releasesDir,
  env,
  processes,
  progress,
  ...request
}: BuilderOptions & BuildRequest): Promise<BuildResult> =>
  createBuilder({ root, releasesDir, env, processes, progress }).build(request)
