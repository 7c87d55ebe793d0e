import { constants } from "node:os"
import { endWithParent } from "./end-with-parent.mjs"
import { Failure } from "./failure.mjs"
import { createProcesses } from "./processes.mjs"

/**
 * @typedef {object} CommandContext
 * @property {import("./processes.mjs").Processes} processes
 * @property {(clean: () => void) => void} onEnd what to undo when the command ends, however it ends
 */

/**
 * Runs a command's main function and ends with all it started stopped: at its end, after a failure, on Ctrl-C,
 * a stop from outside or a closed terminal. A failure prints one message, no stack for what is expected.
 * @param {(context: CommandContext) => Promise<number | void>} main answers the exit code, 0 where it answers nothing
 * @param {object} [options]
 * @param {(end: () => Promise<void>) => Promise<void>} [options.whileStopping] does it, and may say so, once it was asked for
 */
export async function runCommand(main, { whileStopping = (end) => end() } = {}) {
  const processes = createProcesses()
  /** @type {(() => void)[]} */
  const cleanups = []
  const end = async () => {
    await processes.stopAll()
    for (const clean of cleanups.splice(0)) clean()
  }

  let stopping = false
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // A terminal that was closed takes no more lines; what is said must not keep the rest from being stopped.
      for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
      void whileStopping(end).finally(() => process.exit(128 + constants.signals[signal]))
    })
  }

  // npm never ends before its command, unless it was killed. A shell may.
  if (process.env.npm_lifecycle_event) endWithParent()

  let exitCode = 1
  try {
    exitCode = (await main({ processes, onEnd: (clean) => cleanups.push(clean) })) ?? 0
  } catch (error) {
    // What was stopped on purpose fails on the way down, and is no news.
    if (!stopping) console.error(error instanceof Failure ? `\n${error.message}\n` : error)
  }
  await end()
  if (!stopping) process.exitCode = exitCode
}
