import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { numberOption } from "../lib/number-option"
import { burst } from "../trials/burst"
import { cmsDown } from "../trials/cms-down"
import { forgedHooks } from "../trials/forged-hooks"
import { hostile } from "../trials/hostile"
import { kills } from "../trials/kills"
import { createPublishingSite } from "../trials/create-publishing-site"
import { publishes } from "../trials/publishes"
import { startKills } from "../trials/start-kills"
import { submissions } from "../trials/submissions"
import type { Trial } from "../trials/trial"

const TRIALS: Record<string, { run: Trial; times: number }> = {
  publishes: { run: publishes, times: 50 },
  burst: { run: burst, times: 300 },
  kills: { run: kills, times: 20 },
  "start-kills": { run: startKills, times: 5 },
  "cms-down": { run: cmsDown, times: 20 },
  "forged-hooks": { run: forgedHooks, times: 10_000 },
  submissions: { run: submissions, times: 10_000 },
  hostile: { run: hostile, times: 50_000 },
}

/** `npm run trial -- publishes|burst|kills|start-kills|cms-down|forged-hooks|submissions|hostile|all [--times=N]`: puts the publishing under load and faults. */
export default () =>
  runCommand(async ({ processes, onEnd }) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { times: { type: "string" } },
    })
    const times =
      values.times === undefined ? undefined : numberOption("times", values.times, 20, 1)
    const names = positionals.includes("all") ? Object.keys(TRIALS) : positionals
    const unknown = names.filter((name) => !TRIALS[name])
    if (names.length === 0 || unknown.length > 0) {
      throw new Failure(
        `Say which trial: ${Object.keys(TRIALS).join(", ")} or all${unknown.length > 0 ? `; there is no ${unknown.join(", ")}` : ""}.`,
      )
    }
    const progress = createProgress()
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "forno-trial-")))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const site = await createPublishingSite(projectRoot, folder, { processes, progress })

    let broken = 0
    for (const name of names) {
      const trial = TRIALS[name]
      if (!trial) continue
      const result = await progress.step(`Trial: ${name}`, () =>
        trial.run({ site, progress, times: times ?? trial.times }),
      )
      for (const line of result.measured) progress.say(`      ${line}`)
      for (const line of result.broken) progress.say(`      ✗ ${line}`)
      broken += result.broken.length
    }
    progress.say(broken === 0 ? "\nEvery promise was kept." : `\n${broken} promises were not kept.`)
    return broken === 0 ? 0 : 1
  })
