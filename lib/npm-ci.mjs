import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs"
import { constants } from "node:os"
import { join } from "node:path"

/**
 * Plain JavaScript without packages: this runs before there are any.
 * @typedef {(name: string, command: string, args: readonly string[], options: { cwd: string, env: NodeJS.ProcessEnv }) =>
 *   Promise<{ code: number, output: string }>} RunProcess
 */

const STAMP = join("node_modules", ".forno-lock-hash")
/** Lines of what npm said. */
const MOST_TOLD = 20

/** @param {string} directory */
const lockHash = (directory) =>
  createHash("sha256")
    .update(readFileSync(join(directory, "package-lock.json")))
    .digest("hex")

/**
 * Whether `node_modules` is what the lockfile asks for.
 * @param {string} directory
 */
export function isInstalled(directory) {
  const stamp = join(directory, STAMP)
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash(directory)
}

/**
 * Whether there are packages at all, whoever installed them: npm writes its own record at the end of an installation.
 * @param {string} directory
 */
export const hasPackages = (directory) =>
  existsSync(join(directory, "node_modules", ".package-lock.json"))

/**
 * What npm said, without its page of usage.
 * @param {string} output
 */
const reasonOf = (output) =>
  (output.split(/^npm error Clean install a project$/m)[0] ?? "")
    .trimEnd()
    .split("\n")
    .slice(-MOST_TOLD)
    .join("\n")

/**
 * Installs a package's dependencies from its lockfile.
 * @param {string} directory
 * @param {RunProcess} run
 * @returns {Promise<string | undefined>} what is in the way, and what to do; nothing where they are installed
 */
export async function installPackages(directory, run) {
  const modules = join(directory, "node_modules")
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return `${modules} is a link: npm ci would empty what it leads to. Install the packages there, or remove the link.`
  }
  const { code, output } = await run(
    "npm ci",
    "npm",
    ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
    // NODE_ENV=production would leave out what the build and the tests need.
    { cwd: directory, env: { ...process.env, NODE_ENV: "" } },
  )
  if (code !== 0) {
    return (
      `The packages of ${directory} could not be installed (npm ci):\n${reasonOf(output)}\n` +
      "Check the network connection and the registry that npm is set to, then try again."
    )
  }
  writeFileSync(join(directory, STAMP), lockHash(directory))
  return undefined
}

/**
 * For whoever has nothing better yet. Stopped with this process, with all that it has started itself.
 * @type {RunProcess}
 */
export const runPlainly = (_name, command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text))
    }
    /** @type {NodeJS.Signals | undefined} */
    let stopped
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = signal
      if (child.pid) process.kill(-child.pid, "SIGTERM")
    }
    const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])
    for (const signal of signals) process.on(signal, stop)
    const end = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, stop)
      // Only once it has ended: it would go on writing, beside whoever starts again.
      if (stopped) process.exit(128 + constants.signals[stopped])
      resolve({ code, output })
    }
    child.once("error", (error) => {
      output += error.message
      end(127)
    })
    child.once("close", (code) => end(code ?? 1))
  })
