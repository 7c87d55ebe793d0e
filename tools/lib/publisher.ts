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

interface LogLine {
  step?: true
  msg?: string
  err?: { message: string }
  /** How often a build has failed in a row, where it tells of one that did. */
  failures?: number
  /** Whether a release is live, where it tells of one that was made. */
  switched?: boolean
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    // A warning of Node's, or part of one.
    return {}
  }
}

/** What a line that it prints says of a step of a build, as a command shows it; nothing of any other line. */
export function publisherStep(line: string): string | undefined {
  const { step, msg = "" } = parseLine(line)
  return step && `${/^[…✓✗]/.test(msg) ? "  " : "      "}${msg}`
}

/**
 * What its lines say of builds that failed, each reason once, and of the release that is live after them; nothing of what
 * goes well.
 */
export function createBuildNews() {
  let failedOf: string | undefined
  return (line: string): string | undefined => {
    const { err, failures, switched } = parseLine(line)
    if (err && failures && err.message !== failedOf) {
      failedOf = err.message
      return `  ✗ What was published is not on the site yet: ${failedOf}`
    }
    if (!switched || failedOf === undefined) return undefined
    failedOf = undefined
    return "  ✓ What was published is on the site."
  }
}
