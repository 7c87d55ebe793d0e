import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { holderOf } from "../../lib/locks.mjs"
import { Failure } from "../../lib/failure.mjs"
import { endOf, endsWithParent, tail } from "../../lib/processes.mjs"
import { publisherLockOf } from "../../publishing/publish-journal.mjs"

const PATIENCE = 60_000
const LOOK = 50

/**
 * Starts the publisher, which builds and publishes whenever the origin has taken in a publish hook, and waits until
 * it is at work.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.releasesDir
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("../../lib/processes.mjs").Processes} options.processes
 * @param {(line: string) => void} [options.onLine]
 * @param {boolean} [options.continuesLog] whether it takes the place of one that ended
 * @throws {Failure} where it ends instead
 */
export async function startPublisher({
  root,
  releasesDir,
  env,
  processes,
  onLine,
  continuesLog = false,
}) {
  const publisher = processes.start(
    "The publisher",
    process.execPath,
    [...endsWithParent(root), "--import", "tsx", "server/publisher/main.ts"],
    {
      cwd: root,
      // With every secret of this installation: it sees to it that none is in what it publishes.
      env: { ...env, NODE_ENV: "production", RELEASES_DIR: releasesDir },
      logFile: join(releasesDir, "last-publisher.log"),
      continuesLog,
      onLine,
    },
  )
  /** @type {number | undefined} */
  let exitCode
  void publisher.exited.then((code) => (exitCode = code))
  const until = Date.now() + PATIENCE
  while ((await holderOf(publisherLockOf(releasesDir))) !== publisher.pid) {
    if (exitCode !== undefined || Date.now() > until) {
      await publisher.stop()
      const end = exitCode === undefined ? "did not get to work" : `ended ${endOf(exitCode)}`
      throw new Failure(`The publisher ${end}:\n${tail(publisher.output())}`)
    }
    await sleep(LOOK)
  }
  return publisher
}
