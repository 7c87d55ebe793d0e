import { spawn } from "node:child_process"
import { createWriteStream, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

/** How long a process may take to stop by itself, in milliseconds. */
const GRACE = 12_000
/**
 * Options for Node with which a child ends when this process is gone, however it went.
 * @param {string} root the project's folder
 */
export const endsWithParent = (root) => [
  "--import",
  pathToFileURL(join(root, "scripts", "lib", "orphan-guard.mjs")).href,
]

/** How much of a process's output is kept for messages, in characters. */
const KEPT_OUTPUT = 200_000

/**
 * @typedef {object} ProcessOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [logFile] everything it prints, for a later look
 * @property {(line: string) => void} [onLine]
 * @property {boolean} [inherit] whether it prints to this terminal itself
 * @property {boolean} [takesMessages] whether it can be told something while it runs
 */

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {() => string} output what it has printed, the last part where that is long
 * @property {Promise<number>} exited its exit code; 128 and more where a signal ended it
 * @property {(message: { type: string }) => void} tell nothing happens where it takes no messages, or has ended
 * @property {() => Promise<void>} stop
 */

/** Starts processes, each in a group of its own, and stops all of them with their children. */
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
    { cwd, env = process.env, logFile, onLine, inherit = false, takesMessages = false },
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
    const log = logFile ? createWriteStream(logFile, { mode: 0o600 }) : undefined
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
      child.once("close", (code, signal) => {
        log?.end()
        running.delete(handle)
        resolve(code ?? (signal === "SIGINT" ? 130 : 143))
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
        // Children that outlived the one that started them.
        signalGroup(handle.pid, "SIGKILL")
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
 * @param {string} text
 * @param {number} lines
 */
export function tail(text, lines = 15) {
  return text.trimEnd().split("\n").slice(-lines).join("\n")
}
