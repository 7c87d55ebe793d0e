import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { buildSite } from "../../builder/site-build"
import { runCommand } from "../../lib/command"
import { createProgress, inSeconds } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { createUnbuiltSite } from "../trials/create-publishing-site"
import { copyArticles } from "./copy-articles"
import { numberOption } from "../lib/number-option"
import { buildStockArticles } from "./stock-articles"

/**
 * `npm run bench:build [-- --archive=1000]`: how long the whole site takes from its CMS, its code too, the first time and
 * when all of it is made again, beside Gatsby as it comes with the same articles in plain words from a server that does
 * nothing else. A release is live before its pages are encoded once more, smaller; the command ends after that.
 */
export default () =>
  runCommand(async (context) => {
    const { values } = parseArgs({ options: { archive: { type: "string", default: "1000" } } })
    const archive = numberOption("archive", values.archive, 1000)
    const progress = createProgress()
    const { processes, onEnd } = context
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "forno-measure-")))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const site = await createUnbuiltSite(projectRoot, folder, { processes, progress }, (dataDir) =>
      copyArticles(dataDir, archive),
    )
    const { project, releasesDir, env } = site
    const request = { root: project, releasesDir, env, processes, progress }
    const timed = async (build: { cold?: boolean }) => {
      const from = Date.now()
      let live = 0
      const { timings } = await buildSite({
        ...{ ...request, ...build },
        onLive: async () => void (live = Date.now() - from),
      })
      return { live, all: Date.now() - from, code: timings.code ?? 0 }
    }
    const first = await timed({})
    const again = await timed({ cold: true })

    const { articles, took: stock } = await buildStockArticles(site, context, progress)

    progress.say(`\n${articles} articles, load ${(loadavg()[0] ?? 0).toFixed(1)}:`)
    const times = (took: number) => `${inSeconds(took)}, ${(took / stock).toFixed(2)} times stock`
    const say = (what: string, { live, all, code }: Awaited<ReturnType<typeof timed>>) =>
      progress.say(
        `  ${what.padEnd(36)} live after ${times(live)}; its code ${inSeconds(code)}; ended after ${times(all)}`,
      )
    progress.say(`  ${"stock Gatsby".padEnd(36)} ${inSeconds(stock)}`)
    say("this site, the first time", first)
    say("all of it again, nothing remembered", again)
    return 0
  })
