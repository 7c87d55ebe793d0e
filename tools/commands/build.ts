import { buildByPublisher, isPublisherRunning } from "../lib/ask-publisher"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { readSettings } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { createProgress } from "../../lib/progress"
import { pinnedNote } from "../lib/pinned-note"
import { releasesDirOf } from "../../lib/project"
import { projectRoot } from "../../lib/project-root"
import { buildSite } from "../../builder/site-build"

const SETTINGS = environment.pick({ PUBLISH_PAGE_FLOOR: true })

/**
 * `npm run build`: one build into a new release, switched to when it is complete. Where a publisher runs, it builds: two
 * at once would mix their files.
 */
export default async function build() {
  await runCommand(async ({ processes }) => {
    const env = readVariables(projectRoot)
    const progress = createProgress()
    const releasesDir = releasesDirOf(projectRoot, env)
    const { id, switched } = (await isPublisherRunning(releasesDir))
      ? await buildByPublisher(releasesDir, {
          mayLosePages: !readSettings(SETTINGS, env).PUBLISH_PAGE_FLOOR,
          say: progress.say,
        })
      : await buildSite({ root: projectRoot, releasesDir, env, processes, progress })
    progress.say(`\nRelease ${id} is complete (${progress.total()}).`)
    if (!switched) progress.say(await pinnedNote(releasesDir))
  })
}
