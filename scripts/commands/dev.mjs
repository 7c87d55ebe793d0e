import { join } from "node:path"
import { cmsDataDir, hasDatabase, seedCms, startCms } from "../lib/cms.mjs"
import { createEnvFile, readVariables, usesOwnCms } from "../lib/env-file.mjs"
import { runCommand } from "../lib/command.mjs"
import { Failure } from "../lib/failure.mjs"
import { ensureInstalled } from "../lib/install.mjs"
import { readPort, requireFreePorts } from "../lib/ports.mjs"
import { createProgress } from "../lib/progress.mjs"
import { cmsDirOf, projectRoot as root } from "../lib/project.mjs"

/** `npm run dev`: Gatsby's and the CMS's development servers; a change to the code shows at once. */
export const dev = () => runCommand(run)

/** @param {import("../lib/command.mjs").CommandContext} context */
async function run({ processes }) {
  const progress = createProgress()
  const cmsDir = cmsDirOf(root)
  createEnvFile(root)
  const env = readVariables(root)
  const ownCms = usesOwnCms(env)
  const sitePort = readPort("SITE_PORT", env.SITE_PORT)
  const cmsPort = readPort("CMS_PORT", env.CMS_PORT)
  await requireFreePorts(
    ownCms ? { SITE_PORT: sitePort, CMS_PORT: cmsPort } : { SITE_PORT: sitePort },
  )

  await ensureInstalled("the site", root, processes, progress)
  if (ownCms) {
    await ensureInstalled("the CMS", cmsDir, processes, progress)
    if (!hasDatabase(cmsDataDir(cmsDir))) {
      await progress.step("Filling the CMS with the demo content", () =>
        seedCms({ cmsDir, env, processes }),
      )
    }
    await progress.step("Starting the CMS", () =>
      startCms({
        cmsDir,
        env,
        admin: "dev",
        processes,
        onLine: (line) => console.log(`[cms] ${line}`),
      }),
    )
    progress.say(`      http://localhost:${cmsPort}/admin`)
  }

  const gatsby = processes.start(
    "gatsby develop",
    process.execPath,
    [join(root, "node_modules", "gatsby", "cli.js"), "develop", "--port", String(sitePort)],
    {
      cwd: root,
      inherit: true,
      env: { ...env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
    },
  )
  throw new Failure(`gatsby develop stopped with code ${await gatsby.exited}.`)
}
