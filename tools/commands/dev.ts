import { join } from "node:path"
import { projectLock, withLocks } from "../../lib/locks"
import { cmsDataDir, needsSeed, seedCms, startCms } from "../lib/cms"
import { siteBuildEnvironment } from "../../lib/environments"
import { runCommand, type CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { ensureInstalled } from "../../lib/install"
import { keepRunning } from "../../lib/keep-running"
import { requireFreePorts } from "../../lib/ports"
import { endsWithParent } from "../../lib/processes"
import { createProgress } from "../../lib/progress"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { runAlone } from "../lib/run-alone"
import { prepareSetting } from "../lib/setting"

/** `npm run dev`: Gatsby's and the CMS's development servers; a change to the code shows at once. */
export default () => runCommand(run)

async function run({ processes, onEnd }: CommandContext) {
  await runAlone(root, onEnd)
  const progress = createProgress()
  const cmsDir = cmsDirOf(root)
  const { env, ownCms, sitePort, cmsPort } = await prepareSetting(root)
  if (ownCms) {
    await ensureInstalled("the CMS", cmsDir, processes, progress)
    if (needsSeed(cmsDataDir(cmsDir, env))) {
      await progress.step("Filling the CMS with the demo content", (detail) =>
        seedCms({ cmsDir, env, processes }, detail),
      )
    }
    const launchCms = () =>
      startCms({
        cmsDir,
        // Nobody publishes here: what is saved shows at once, and a delivery would wait for ever.
        env: { ...env, PUBLISH_HOOK_URL: "", PREVIEW_URL: "" },
        admin: env.CMS_ADMIN || "dev",
        processes,
        onLine: (line) => console.log(`[cms] ${line}`),
      })
    const running = progress.step("Starting the CMS", launchCms)
    await running
    void keepRunning({
      name: "The CMS",
      running,
      start: async () => {
        await requireFreePorts({ CMS_PORT: cmsPort })
        return launchCms()
      },
      say: progress.say,
      isStopping: processes.isStopping,
    })
    progress.say(`      http://localhost:${cmsPort}/admin`)
  }

  const cli = join(root, "node_modules", "gatsby", "cli.js")
  const { code } = await withLocks([projectLock(root)], () =>
    processes.run(
      "gatsby develop",
      process.execPath,
      [...endsWithParent(root), cli, "develop", "--port", String(sitePort)],
      {
        cwd: root,
        inherit: true,
        env: {
          ...siteBuildEnvironment(env),
          NODE_ENV: "development",
          GATSBY_TELEMETRY_DISABLED: "1",
        },
      },
    ),
  )
  throw new Failure(`gatsby develop stopped with code ${code}.`)
}
