import { rmSync } from "node:fs"
import type { CommandContext } from "../../lib/command"
import { lockAlone, startLock } from "../../lib/locks"

/** How long one that is being stopped is waited for, in milliseconds. */
const PATIENCE = 1_000

/**
 * Keeps whoever runs the CMS and the site of this project the only one, until the command ends.
 * @throws Failure where another one runs
 */
export async function runAlone(root: string, onEnd: CommandContext["onEnd"]): Promise<void> {
  const lock = startLock(root)
  await lockAlone(lock, PATIENCE, "npm start or npm run dev", alreadyRuns)
  onEnd(() => rmSync(lock, { force: true }))
}

const alreadyRuns = (holder: number | "unknown"): string =>
  `npm start, or npm run dev, runs here already, as process ${holder}: its terminal says where the site and the CMS are. Stop that one with Ctrl-C to start again.`
