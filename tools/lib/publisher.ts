import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { holderOf } from "../../lib/locks"
import { Failure } from "../../lib/failure"
import { parseLogLine } from "../../lib/log-line"
import { endOf, tail } from "../../lib/processes"
import type { PublishFailure } from "../../shared/publishing"
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

/** What of a line of its log is shown. */
interface LogLine {
  step?: true
  msg?: string
  /** Of a build that failed, how often one has in a row. */
  failures?: number
  failure?: PublishFailure
  /** Of a release that was made, whether it is live. */
  switched?: boolean
}

/** What a line that it prints says of a step of a build, as a command shows it; nothing of any other line. */
export function publisherStep(line: string): string | undefined {
  const { step, msg = "" } = parseLogLine<LogLine>(line)
  return step && `${/^[…✓✗]/.test(msg) ? "  " : "      "}${msg}`
}

/** Problems of the content that are told one by one. */
const MOST = 5

function describeFailure({ reason, problems, nextAttemptAt }: PublishFailure): string {
  const messages = [...new Set(problems.map(({ message }) => message))]
  const others = messages.length - MOST
  const next = nextAttemptAt
    ? "The next attempt comes by itself."
    : "Nothing newer is, until this is mended in the CMS."
  return [
    `  ✗ A build failed: ${reason}`,
    ...messages.slice(0, MOST).map((message) => `      - ${message}`),
    ...(others > 0 ? [`      and ${others} more, which the CMS's dashboard lists`] : []),
    `      The last release is still served. ${next}`,
  ].join("\n")
}

/**
 * What its lines say of builds that fail, and of the first that does not fail after them; nothing of all others. To be
 * told each line. Attempts that fail in a row of the same are told once.
 */
export function createBuildNews() {
  let told: string | undefined
  return (line: string): string | undefined => {
    const { failures, failure, switched } = parseLogLine<LogLine>(line)
    if (failure) {
      const text = describeFailure(failure)
      const isKnown = text === told && failures !== 1
      told = text
      return isKnown ? undefined : text
    }
    const isOver = told !== undefined && switched !== undefined
    if (isOver) told = undefined
    return isOver && switched ? "  ✓ A newer release is live." : undefined
  }
}
