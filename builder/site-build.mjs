import { rmSync } from "node:fs"
import { join } from "node:path"
import { buildLocks, Busy, holderOf, withLocks } from "../lib/locks.mjs"
import { failureOf, forgetProblems, readProblems, toldFailure } from "./build-outcome.mjs"
import { endOtherBuilds, startNoted } from "./build-processes.mjs"
import { buildLogOf, gatsbyCommand } from "./gatsby-build.mjs"
import { progressOf } from "./gatsby-output.mjs"
import { publish } from "./publish.mjs"
import { publisherLockOf } from "../publishing/publish-journal.mjs"
import { startStandby, UNFIT } from "./standby.mjs"
import { loadContentEdition, loadFingerprint } from "./typescript.mjs"
import { whileContentChanges } from "./while-content-changes.mjs"

/**
 * @typedef {object} BuilderOptions
 * @property {string} root the project's folder
 * @property {string} releasesDir
 * @property {NodeJS.ProcessEnv} env among it BUILD_TIME_LIMIT_SECONDS, BUILD_MEMORY_MB and BUILD_STANDBY, where they are set
 * @property {import("../lib/processes.mjs").Processes} processes
 * @property {import("../lib/progress.mjs").Progress} progress
 */

/**
 * @typedef {object} BuildRequest
 * @property {import("../shared/publishing.ts").PublishCause} [cause] goes into the manifest; `command` where it is not given
 * @property {number} [through] number of the newest accepted publish request, read before the build is asked for
 * @property {string | null} [contentFingerprint] of the content, read before the build is asked for
 * @property {(phase: "building" | "checking" | "switching") => void} [onPhase]
 * @property {import("../release-store/publish-release.ts").AllowedLoss} [allowedLoss] pages that may go at once
 * @property {boolean} [cold] without anything earlier builds left: `.cache` and `public` are removed first
 */

/**
 * @typedef {object} BuildResult
 * @property {string} id of the release
 * @property {boolean} switched whether it is served now; not while somebody has rolled back
 * @property {boolean} standby whether a build that stood by made it
 * @property {{ build: number, release: number, gates: number, switch: number }} timings in milliseconds
 */

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
 * @param {BuilderOptions} options
 */
export function createBuilder(options) {
  const { root, releasesDir, env, processes, progress } = options
  /** @type {import("./standby.mjs").Standby | undefined} */
  let standby
  /** @type {import("../lib/processes.mjs").Running | undefined} */
  let running
  let stopped = false
  /**
   * While a standby is being started: this process holds the project's lock itself then.
   * @type {Promise<void> | undefined}
   */
  let starting

  const tell = (/** @type {(text: string) => void} */ detail) => (/** @type {string} */ line) => {
    const text = progressOf(line)
    if (text) detail(text)
  }

  /**
   * @param {import("../lib/processes.mjs").Running} gatsby
   * @returns its exit code
   */
  async function untilEnd(gatsby) {
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
   * @param {import("./standby.mjs").Standby} prepared
   * @param {string} edition of the content; empty where the CMS knows none
   * @param {(text: string) => void} detail
   * @returns {Promise<boolean>} whether it built; an ordinary build can where it could not
   */
  async function buildOnStandby(prepared, edition, detail) {
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

  /**
   * @param {string} edition of the content; empty where the CMS knows none
   * @param {(text: string) => void} detail
   */
  async function buildFromStart(edition, detail) {
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

  /**
   * @param {BuildRequest} request
   * @returns {Promise<BuildResult>}
   */
  async function buildOnce(request) {
    request.onPhase?.("building")
    const from = performance.now()
    const contentAt = new Date().toISOString()
    const { openEdition } = await loadContentEdition()
    const edition = await openEdition(env)
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
    /** @returns {Promise<boolean>} */
    async prepare() {
      if (env.BUILD_STANDBY === "off") return false
      try {
        await ensureStandby()
      } catch {
        // Another build is under way, or everything is being stopped.
        return false
      }
      return standby?.ready() ?? false
    },

    /**
     * @param {BuildRequest} [request]
     * @returns {Promise<BuildResult>}
     * @throws {import("../lib/build-failure.mjs").BuildFailure} with `kind`, `reason` and `problems`
     * @throws {import("../lib/failure.mjs").Failure} where another build is under way
     */
    build: async (request = {}) => {
      await starting?.catch(() => undefined)
      const build = withLocks(buildLocks(root, releasesDir), () => {
        stopped = false
        return whileContentChanges(request, buildOnce, async () => {
          const { readFingerprint } = await loadFingerprint()
          return readFingerprint(env)
        })
      })
      return build.catch(async (error) => {
        const publisher = await holderOf(publisherLockOf(releasesDir))
        // To end the publisher would be no advice.
        if (!(error instanceof Busy) || error.holder === undefined) throw error
        if (publisher !== error.holder) throw error
        throw new Busy("The publisher is building this site. Wait until it has, then try again.")
      })
    },

    /** @returns {Promise<void>} */
    async stop() {
      stopped = true
      await running?.stop()
    },

    /** @returns {Promise<void>} */
    async dispose() {
      stopped = true
      await Promise.all([running?.stop(), discardStandby()])
    },
  }
}

/** @typedef {ReturnType<typeof createBuilder>} Builder */

/** @param {string} root */
function removeCaches(root) {
  for (const folder of [".cache", "public"]) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
}

/**
 * One build into a new release, switched to when it is complete and has passed the gates. A build that fails leaves the
 * release being served as it is.
 * @param {BuilderOptions & BuildRequest} options
 * @returns {Promise<BuildResult>}
 * @throws {import("../lib/build-failure.mjs").BuildFailure} with `kind`, `reason` and `problems`
 * @throws {import("../lib/failure.mjs").Failure} where another build is under way
 */
export const buildSite = ({ root, releasesDir, env, processes, progress, ...request }) =>
  createBuilder({ root, releasesDir, env, processes, progress }).build(request)
