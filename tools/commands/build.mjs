import { buildByPublisher, isPublisherRunning } from "../lib/ask-publisher.mjs"
import { commandRequest } from "../../builder/build-request.mjs"
import { runCommand } from "../../lib/command.mjs"
import { readVariables } from "../../lib/env-file.mjs"
import { requireInstalled } from "../../lib/install.mjs"
import { createProgress } from "../../lib/progress.mjs"
import { heldNote } from "../../release-store/held-note.mjs"
import { releasesDirOf } from "../../lib/project.mjs"
import { projectRoot } from "../../lib/project-root.mjs"
import { buildSite } from "../../builder/site-build.mjs"

/**
 * `npm run build`: one build into a new release, switched to when it is complete. Where a publisher runs, it builds: two
 * at once would mix their files.
 */
export default async function build() {
  await runCommand(async ({ processes }) => {
    requireInstalled(projectRoot)
    const env = readVariables(projectRoot)
    const progress = createProgress()
    const releasesDir = releasesDirOf(projectRoot, env)
    const build = async () => {
      const request = await commandRequest(releasesDir, env)
      return buildSite({ root: projectRoot, releasesDir, env, processes, progress, ...request })
    }
    const { id, switched } = (await isPublisherRunning(releasesDir))
      ? await buildByPublisher(releasesDir, {
          mayLosePages: env.PUBLISH_PAGE_FLOOR === "off",
          say: progress.say,
        })
      : await build()
    progress.say(`\nRelease ${id} is complete (${progress.total()}).`)
    if (!switched) progress.say(await heldNote(releasesDir))
  })
}
