import { join } from "node:path"
import { buildLocks, withLocks } from "./build-lock.mjs"
import { siteBuildEnvironment } from "./environments.mjs"
import { Failure } from "./failure.mjs"
import { errorOf, progressOf } from "./gatsby-output.mjs"
import { endsWithParent, tail } from "./processes.mjs"
import { makeRelease } from "./release.mjs"

/**
 * @typedef {object} SiteBuildOptions
 * @property {string} root the project's folder
 * @property {string} releasesDir
 * @property {NodeJS.ProcessEnv} env
 * @property {import("./processes.mjs").Processes} processes
 * @property {import("./progress.mjs").Progress} progress
 */

/**
 * Builds the site into a new release and switches to it. A build that fails leaves the release being served as it is.
 * @param {SiteBuildOptions} options
 * @throws {Failure} with the one message that says what to put right, another build under way included
 */
export const buildSite = (options) =>
  withLocks(buildLocks(options.root, options.releasesDir), () => buildAndRelease(options))

/** @param {SiteBuildOptions} options */
async function buildAndRelease({ root, releasesDir, env, processes, progress }) {
  const logFile = join(releasesDir, "last-build.log")
  await progress.step("Building the site", async (detail) => {
    const { code, output } = await processes.run(
      "the build",
      process.execPath,
      [...endsWithParent(root), join(root, "node_modules", "gatsby", "cli.js"), "build"],
      {
        cwd: root,
        logFile,
        env: {
          ...siteBuildEnvironment(env),
          NODE_ENV: "production",
          GATSBY_TELEMETRY_DISABLED: "1",
          GATSBY_CPU_COUNT: "logical_cores",
          CI: "true",
          FORCE_COLOR: "0",
        },
        onLine: (line) => {
          const text = progressOf(line)
          if (text) detail(text)
        },
      },
    )
    if (code !== 0) {
      throw new Failure(
        `Build failed: ${errorOf(output) ?? tail(output, 20)}\n\n` +
          `What was served before is untouched. The whole log: ${logFile}`,
      )
    }
  })
  return progress.step("Making the release", async (detail) => {
    const release = await makeRelease(join(root, "public"), releasesDir)
    detail(`${release.id}: ${release.files} files, ${release.reused} of them unchanged`)
    return release
  })
}
