import { getPriority, setPriority } from "node:os"
import pino from "pino"
import { lockAlone } from "../../lib/locks"
import { runCommand } from "../../lib/command"
import { createProgress } from "../../lib/progress"
import { publisherLockOf } from "../../publishing/publish-journal"
import { createBuilder } from "../../builder/site-build"
import { readFingerprint } from "../../builder/fingerprint"
import { runPublisher } from "./publisher"
import { readPublisherSettings } from "./settings"

/** Below whoever serves visitors, and no higher than it was started with (nice(1)); a build's processes inherit it. */
const PRIORITY = 10
/** How long one whose command was killed may take to end, in milliseconds. */
const PATIENCE = 15_000

const alreadyRuns = (holder: number | string) =>
  `A publisher runs for this releases folder already: process ${holder}. One is enough.`

const root = process.cwd()

void runCommand(async ({ processes }) => {
  const settings = readPublisherSettings(process.env, root)
  const { releasesDir } = settings
  const log = pino({ name: "publisher", level: settings.logLevel })
  setPriority(Math.max(getPriority(), PRIORITY))

  // The command ends all processes, and this one with them; what they fail of on the way is no news.
  const stopping = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => stopping.abort())
  }
  const release = await lockAlone(publisherLockOf(releasesDir), PATIENCE, "publisher", alreadyRuns)
  try {
    const builder = createBuilder({
      root,
      releasesDir,
      env: { ...process.env, ...settings.limits },
      processes,
      progress: createProgress(
        (line) => log.info({ step: true }, line.trim()),
        (line) => log.warn({}, line.trim()),
      ),
    })
    log.info({ releasesDir, quiet: settings.quiet, reconcile: settings.reconcile }, "ready")
    const readContent = () => readFingerprint(process.env)
    await runPublisher({ settings, readFingerprint: readContent, builder, log }, stopping.signal)
  } finally {
    await release()
  }
})
