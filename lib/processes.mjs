import { spawn } from "node:child_process"
import { createWriteStream, mkdirSync } from "node:fs"
import { constants } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

/** How long a process may take to stop by itself, in milliseconds. */
const GRACE = 12_000
/** How long the last of its output is waited for once it is gone, in milliseconds: its children may hold on to it. */
const LAST_OUTPUT = 500

/**
 * Options for Node with which a child ends when this process is gone, however it went.
 * @param {string} root the project's folder
 */
export const endsWithParent = (root) => [
  "--import",
  pathToFileURL(join(root, "lib", "orphan-guard.mjs")).href,
]

/** How much of a process's output is kept for messages, in characters. */
const KEPT_OUTPUT = 200_000

/**
 * @typedef {object} ProcessOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [logFile] everything it prints, for a later look
 * @property {boolean} [continuesLog] whether what stands in it stays
 * @property {(line: string) => void} [onLine]
 * @property {boolean} [inherit] whether it prints to this terminal itself
 * @property {boolean} [takesMessages] whether it can be told something while it runs
 */

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {() => string} output what it has printed, the last part where that is long
 * @property {Promise<number>} exited its exit code; 128 and the signal's number where a signal ended it
 * @property {(message: { type: string }) => void} tell nothing happens where it takes no messages, or has ended
 * @property {() => Promise<void>} stop
 */

/** Starts processes, each in a group of its own, and stops all of them; with one that ends its children end. */
export function createProcesses() {
  /** @type {Set<Running>} */
  const running = new Set()
  let closed = false

  // The last resort, where this process ends without having stopped them.
  process.on("exit", () => {
    for (const { pid } of running) signalGroup(pid, "SIGKILL")
  })

  /**
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {ProcessOptions} options
   * @returns {Running}
   */
  function start(
    name,
    command,
    args,
    {
      cwd,
      env = process.env,
      logFile,
      continuesLog = false,
      onLine,
      inherit = false,
      takesMessages = false,
    },
  ) {
    if (closed) throw new Error(`${name} was not started: everything is being stopped.`)
    const printsTo = inherit ? "inherit" : "pipe"
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: [
        "ignore",
        printsTo,
        printsTo,
        ...(takesMessages ? [/** @type {const} */ ("ipc")] : []),
      ],
    })
    let output = ""
    let lineStart = ""
    if (logFile) mkdirSync(dirname(logFile), { recursive: true })
    const log = logFile
      ? createWriteStream(logFile, { flags: continuesLog ? "a" : "w", mode: 0o600 })
      : undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        log?.write(text)
        output = (output + text).slice(-KEPT_OUTPUT)
        if (!onLine) return
        const lines = (lineStart + text).split(/\r?\n/)
        lineStart = lines.pop() ?? ""
        lines.forEach(onLine)
      })
    }

    /** @type {Promise<number>} */
    const exited = new Promise((resolve) => {
      child.once("error", (error) => {
        output += `\n${error.message}`
        running.delete(handle)
        resolve(127)
      })
      const ended = (
        /** @type {number | null} */ code,
        /** @type {NodeJS.Signals | null} */ signal,
      ) => {
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
    /** @type {Running} */
    const handle = {
      name,
      pid: child.pid ?? 0,
      output: () => output,
      exited,
      tell: (message) => {
        if (child.connected) child.send(message)
      },
      stop: async () => {
        if (!running.has(handle)) return
        signalGroup(handle.pid, "SIGTERM")
        const timer = setTimeout(() => signalGroup(handle.pid, "SIGKILL"), GRACE)
        await exited
        clearTimeout(timer)
      },
    }
    if (handle.pid) running.add(handle)
    return handle
  }

  return {
    start,

    /**
     * Runs a process to its end.
     * @param {string} name
     * @param {string} command
     * @param {readonly string[]} args
     * @param {ProcessOptions} options
     */
    async run(name, command, args, options) {
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

/** @typedef {ReturnType<typeof createProcesses>} Processes */

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is gone already.
  }
}

/**
 * How a process ended, in words.
 * @param {number} code as `exited` gives it
 */
export function endOf(code) {
  const [signal] =
    Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? []
  return signal ? `by ${signal}` : `with code ${code}`
}

/**
 * @param {string} text
 * @param {number} lines
 */
export function tail(text, lines = 15) {
  return text.trimEnd().split("\n").slice(-lines).join("\n")
}
