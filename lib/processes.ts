import { fork, spawn, type ForkOptions } from "node:child_process"
import { constants } from "node:os"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { parseLogLine } from "./log-line"
import { openProcessLog } from "./process-log"

/** How long a process may take to stop by itself, in milliseconds. */
const GRACE = 12_000
/** How long the last of its output is waited for once it is gone, in milliseconds: its children may hold on to it. */
const LAST_OUTPUT = 500

/**
 * Options for Node with which a child ends when this process is gone, however it went.
 * @param root the project's folder
 */
export const endsWithParent = (root: string) => ["--require", join(root, "lib", "orphan-guard.cjs")]

/**
 * What Node is started with to run a program of the project at `root`, behind Node's own options.
 * @param file from there: `server/api/main.ts`
 */
export const programArguments = (root: string, file: string, args: readonly string[] = []) => [
  join(root, "lib", "run.mjs"),
  file,
  ...args,
]

/** Starts a program of the project at `root`, with which messages can be exchanged. */
export function forkProgram(
  root: string,
  file: string,
  args: readonly string[],
  options: ForkOptions = {},
) {
  const [run = "", ...argv] = programArguments(root, file, args)
  return fork(run, argv, options)
}

/** How much of a process's output is kept for messages, in characters. */
const KEPT_OUTPUT = 200_000

export interface ProcessOptions {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Everything it prints, for a later look. */
  logFile?: string
  /** Whether what stands in it stays: where that is a lot, beside it as `<logFile>.old`. */
  continuesLog?: boolean
  onLine?: (line: string) => void
  /** What asks it to end; SIGTERM where it knows that. */
  stopSignal?: NodeJS.Signals
  /** Whether it prints to this terminal itself. */
  inherit?: boolean
  /** Whether it can be told something while it runs. */
  takesMessages?: boolean
  /** Hears what it tells; it can be told something, too. */
  onMessage?: (message: unknown) => void
}

export interface Running {
  name: string
  pid: number
  /** What it has printed, the last part where that is long. */
  output: () => string
  /** Its exit code; 128 and the signal's number where a signal ended it. */
  exited: Promise<number>
  /** Nothing happens where it takes no messages, or has ended. */
  tell: (message: object) => void
  stop: () => Promise<void>
}

/** Starts processes, each in a group of its own, and stops all of them; with one that ends its children end. */
export function createProcesses() {
  const running: Set<Running> = new Set()
  let closed = false

  // The last resort, where this process ends without having stopped them.
  process.on("exit", () => {
    for (const { pid } of running) signalGroup(pid, "SIGKILL")
  })

  function start(
    name: string,
    command: string,
    args: readonly string[],
    {
      cwd,
      env = process.env,
      logFile,
      continuesLog = false,
      onLine,
      stopSignal = "SIGTERM",
      inherit = false,
      onMessage,
      takesMessages = onMessage !== undefined,
    }: ProcessOptions,
  ): Running {
    if (closed) throw new Error(`${name} was not started: everything is being stopped.`)
    const printsTo = inherit ? "inherit" : "pipe"
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", printsTo, printsTo, ...(takesMessages ? ["ipc" as const] : [])],
    })
    if (onMessage) child.on("message", onMessage)
    let output = ""
    let lineStart = ""
    const log = logFile ? openProcessLog(logFile, { continues: continuesLog }) : undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        log?.write(text)
        output = (output + text).slice(-KEPT_OUTPUT)
        if (!onLine) return
        const lines = (lineStart + text).split(/\r?\n/)
        lineStart = lines.pop() ?? ""
        lines.forEach(onLine)
      })
    }

    const exited: Promise<number> = new Promise((resolve) => {
      child.once("error", (error) => {
        output += `\n${error.message}`
        running.delete(handle)
        resolve(127)
      })
      const ended = (code: number | null, signal: NodeJS.Signals | null) => {
        log?.end()
        running.delete(handle)
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
      }
      child.once("close", ended)
      child.once("exit", (code, signal) => {
        // Children that outlived the one that started them would keep its port, its files and its output.
        signalGroup(handle.pid, "SIGKILL")
        setTimeout(() => ended(code, signal), LAST_OUTPUT).unref()
      })
    })
    let stopping: Promise<void> | undefined
    async function stop(): Promise<void> {
      if (!running.has(handle)) return
      signalGroup(handle.pid, stopSignal)
      const timer = setTimeout(() => signalGroup(handle.pid, "SIGKILL"), GRACE)
      await exited
      clearTimeout(timer)
    }
    const handle: Running = {
      name,
      pid: child.pid ?? 0,
      output: () => output,
      exited,
      tell: (message) => {
        if (child.connected) child.send(message)
      },
      // Asked twice, as by who started it and by what ends all, it would end at once and not finish what it is at.
      stop: () => (stopping ??= stop()),
    }
    if (handle.pid) running.add(handle)
    return handle
  }

  return {
    start,

    /** Runs a process to its end. */
    async run(name: string, command: string, args: readonly string[], options: ProcessOptions) {
      const handle = start(name, command, args, options)
      return { code: await handle.exited, output: handle.output() }
    },

    /** Whether everything is being stopped, so that what ends was meant to. */
    isStopping: () => closed,

    /** Stops all that still run, and starts nothing more. */
    async stopAll() {
      closed = true
      await Promise.all([...running].map((handle) => handle.stop()))
    },
  }
}

export type Processes = ReturnType<typeof createProcesses>

function signalGroup(pid: number, signal: NodeJS.Signals) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is gone already.
  }
}

/**
 * How a process ended, in words.
 * @param code as `exited` gives it
 */
export function endOf(code: number) {
  const [signal] =
    Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? []
  return signal ? `by ${signal}` : `with code ${code}`
}

export function tail(text: string, lines: number = 15) {
  return text.trimEnd().split("\n").slice(-lines).map(messageIn).join("\n")
}

/** What a line of a log in JSON says; any other line as it is, without its colours. */
function messageIn(line: string): string {
  const { msg, err } = parseLogLine<{ msg: string; err: { message?: string } }>(line)
  return (
    [...new Set([msg, err?.message])].filter(Boolean).join(": ") || stripVTControlCharacters(line)
  )
}
