import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { holderOf } from "../../lib/locks"
import { Failure } from "../../lib/failure"
import { endOf, endsWithParent, tail, type Processes } from "../../lib/processes"
import { publisherLockOf } from "../../publishing/publish-journal"

const PATIENCE = 60_000
const LOOK = 50

/**
 * Starts the publisher, which builds and publishes whenever the origin has taken in a publish hook, and waits until
 * it is at work.
 * @throws Failure where it ends instead
 */
export async function startPublisher({
  root,
  releasesDir,
  env,
  processes,
  onLine,
  continuesLog = false,
}: {
  root: string
  releasesDir: string
  env: NodeJS.ProcessEnv
  processes: Processes
  onLine?: (line: string) => void
  /** Whether it takes the place of one that ended. */
  continuesLog?: boolean
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
  let exitCode: number | undefined
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
