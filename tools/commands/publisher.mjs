import { runCommand } from "../../lib/command.mjs"
import { readVariables, usesOwnCms } from "../../lib/env-file.mjs"
import { Failure } from "../../lib/failure.mjs"
import { requireInstalled } from "../../lib/install.mjs"
import { releasesDirOf } from "../../lib/project.mjs"
import { projectRoot as root } from "../../lib/project-root.mjs"
import { startPublisher } from "../lib/publisher.mjs"

/** `npm run publisher`: builds and publishes whenever the origin has taken in a publish hook. Logs JSON lines. */
export default async function publisher() {
  await runCommand(async ({ processes }) => {
    requireInstalled(root)
    const env = readVariables(root)
    // Says what is wrong with the CMS's address before anything is started.
    usesOwnCms(env)
    const running = await startPublisher({
      root,
      releasesDir: releasesDirOf(root, env),
      env,
      processes,
      onLine: (line) => console.log(line),
    })
    throw new Failure(`The publisher stopped with code ${await running.exited}.`)
  })
}
