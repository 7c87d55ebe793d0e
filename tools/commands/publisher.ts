import { runCommand } from "../../lib/command"
import { readVariables, usesOwnCms } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { startPublisher } from "../lib/publisher"

/** `npm run publisher`: builds and publishes whenever the origin has taken in a publish hook. Logs JSON lines. */
export default async function publisher() {
  await runCommand(async ({ processes }) => {
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
