import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { holderOf } from "../../lib/locks"
import { Failure } from "../../lib/failure"
import { endOf, tail } from "../../lib/processes"
import { publisherLockOf } from "../../publishing/publish-journal"
import { startServer, type Site } from "./start-server"

const PATIENCE = 60_000
const LOOK = 50

/**
 * Starts the publisher, which builds and publishes whenever the origin has taken in a publish hook, and waits until
 * it is at work.
 * @throws Failure where it ends instead
 */
export async function startPublisher({
  env,
  onLine,
  continuesLog,
  ...site
}: Site & {
  env: NodeJS.ProcessEnv
  onLine?: (line: string) => void
  /** Whether it takes the place of one that ended. */
  continuesLog?: boolean
}) {
  const { releasesDir } = site
  const logFile = join(releasesDir, "last-publisher.log")
  // With every secret of this installation: it sees to it that none is in what it publishes.
  const publisher = startServer(site, "The publisher", "publisher", env, {
    logFile,
    continuesLog,
    onLine,
  })
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

/** What a line that it prints says of a step of a build, as a command shows it; nothing of any other line. */
export function publisherStep(line: string): string | undefined {
  try {
    const { step, msg = "" } = JSON.parse(line) as { step?: true; msg?: string }
    return step && `${/^[…✓✗]/.test(msg) ? "  " : "      "}${msg}`
  } catch {
    // A warning of Node's, or part of one.
    return undefined
  }
}
