import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { errorOf, progressOf } from "./gatsby-output.mjs"
import { tail } from "./processes.mjs"
import { makeRelease } from "./release.mjs"

/**
 * Builds the site into a new release and switches to it. A build that fails leaves the release being served as it is.
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} options.releasesDir
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("./processes.mjs").Processes} options.processes
 * @param {import("./progress.mjs").Progress} options.progress
 * @throws {Failure} with the one message that says what to put right
 */
export async function buildSite({ root, releasesDir, env, processes, progress }) {
  const logFile = join(releasesDir, "last-build.log")
  await progress.step("Building the site", async (detail) => {
    const { code, output } = await processes.run(
      "the build",
      process.execPath,
      [join(root, "node_modules", "gatsby", "cli.js"), "build"],
      {
        cwd: root,
        logFile,
        env: {
          ...env,
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
