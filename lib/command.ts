import { constants } from "node:os"
import { Failure } from "./failure"
import { createProcesses, type Processes } from "./processes"

export interface CommandContext {
  processes: Processes
  /** What to undo when the command ends, however it ends. */
  onEnd: (clean: () => void) => void
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/**
 * Runs a command's main function and ends with all it started stopped: at its end, after a failure, on Ctrl-C,
 * a stop from outside or a closed terminal. A failure prints one message, no stack for what is expected.
 * @param main answers the exit code, 0 where it answers nothing
 */
export async function runCommand(
  main: (context: CommandContext) => Promise<number | void>,
  {
    whileStopping = (end) => end(),
  }: {
    /** Ends everything, once a stop was asked for; may say so meanwhile. */
    whileStopping?: (end: () => Promise<void>) => Promise<void>
  } = {},
) {
  const processes = createProcesses()
  const cleanups: (() => void)[] = []
  const end = async () => {
    await processes.stopAll()
    for (const clean of cleanups.splice(0)) clean()
  }

  let stopping: Promise<void> | undefined
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    // A terminal that was closed takes no more lines; what is said must not keep the rest from being stopped.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
    stopping = whileStopping(end).finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of SIGNALS) process.on(signal, stop)

  let exitCode = 1
  try {
    exitCode = (await main({ processes, onEnd: (clean) => cleanups.push(clean) })) ?? 0
  } catch (error) {
    // What was stopped on purpose fails on the way down, and is no news.
    if (!stopping) console.error(toldOf(error))
  }
  await end()
  // Whoever runs one command after the other begins no other one on the way down.
  await stopping
  // It would end the process while the next one still cleans up.
  for (const signal of SIGNALS) process.off(signal, stop)
  process.exitCode = exitCode
}

/** What the terminal shows of it. An option that no command has is named by Node's parseArgs, in its first sentence. */
function toldOf(error: unknown): unknown {
  if (error instanceof Failure) return `\n${error.message}\n`
  const isWrongUse =
    error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS_/.test(String(error.code))
  if (!isWrongUse) return error
  return `\n${error.message.split(". ")[0]}. README.md says what each command takes.\n`
}
