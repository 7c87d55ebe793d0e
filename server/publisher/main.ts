import { setPriority } from "node:os"
import pino from "pino"
import { forgetAskedBuild, readAskedBuilds } from "../../publishing/asked-builds"
import { holderOf, withLocks } from "../../lib/locks"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress } from "../../lib/progress"
import {
  createJournalReader,
  publisherDirOf,
  publisherLockOf,
} from "../../publishing/publish-journal"
import { createBuilder } from "../../builder/site-build"
import { readFingerprint } from "../../builder/fingerprint"
import { watchFolder } from "./folder-watch"
import { readLive } from "../../release-store/live-release"
import { runPublisher } from "./publisher"
import { readPin, readStatusFile } from "../../publishing/publisher-files"
import { readPublisherSettings } from "./settings"
import { createStatusWriter } from "./status-writer"

/** Below whoever serves visitors (nice(1)); a build's processes inherit it. */
const PRIORITY = 10

const root = process.cwd()

void runCommand(async ({ processes, onEnd }) => {
  const settings = readPublisherSettings(process.env, root)
  const { releasesDir } = settings
  const log = pino({ name: "publisher", level: settings.logLevel })
  setPriority(PRIORITY)

  // The command ends all processes, and this one with them; what they fail of on the way is no news.
  const stopping = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => stopping.abort())
  }
  await requireAlone(publisherLockOf(releasesDir))
  await withLocks([publisherLockOf(releasesDir)], async () => {
    const builder = createBuilder({
      root,
      releasesDir,
      env: { ...process.env, ...settings.limits },
      processes,
      progress: createProgress((line) => log.debug({}, line.trim())),
    })
    const folder = watchFolder(publisherDirOf(releasesDir), (error) =>
      log.warn({ err: error }, "the publisher's folder cannot be watched; it is looked at instead"),
    )
    onEnd(folder.close)
    log.info({ releasesDir, quiet: settings.quiet, reconcile: settings.reconcile }, "ready")
    await runPublisher(
      {
        settings,
        readEntries: createJournalReader(releasesDir),
        readLive: () => readLive(releasesDir),
        readPin: () => readPin(releasesDir),
        readAsked: () => readAskedBuilds(releasesDir),
        forgetAsked: (id) => forgetAskedBuild(releasesDir, id),
        readFingerprint: () => readFingerprint(process.env),
        builder,
        writeStatus: createStatusWriter(releasesDir, (error) =>
          log.error({ err: error }, "the status could not be written"),
        ),
        earlier: await readStatusFile(releasesDir),
        waitForChange: folder.waitForChange,
        log,
      },
      stopping.signal,
    )
  })
})

async function requireAlone(lock: string): Promise<void> {
  const holder = await holderOf(lock)
  if (holder !== undefined) {
    throw new Failure(
      `A publisher runs for this releases folder already: process ${holder}. One is enough. ` +
        `Where process ${holder} is no publisher, remove ${lock}.`,
    )
  }
}
