import { spawn } from "node:child_process"
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { constants } from "node:os"
import { join } from "node:path"

/**
 * Plain JavaScript without packages: this runs before there are any.
 * @typedef {(name: string, command: string, args: readonly string[], options: { cwd: string, env: NodeJS.ProcessEnv }) =>
 *   Promise<{ code: number, output: string }>} RunProcess
 */

/** Where a process installs them: two may at once, and what has its name is whole. */
const partialOf = (/** @type {number} */ pid) => `node_modules.${pid}.partial`
const PARTIAL = /^node_modules\.(\d+)\.partial$/
/** What npm reads of a project, beside the lockfile. */
const READ = ["package.json", ".npmrc"]
const LOCKFILE = "package-lock.json"
const OPTIONS = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
/** What npm writes at the end of an installation, of what it has installed. */
const RECORD = join("node_modules", ".package-lock.json")
/** Lines of what npm said. */
const MOST_TOLD = 20

/**
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, optional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages by their folders
 * @param {string} path of a lockfile
 * @returns {Packages}
 */
const packagesIn = (path) => JSON.parse(readFileSync(path, "utf8")).packages

/**
 * All else that is noted of one depends on npm's own version.
 * @param {Package | undefined} one
 * @param {Package | undefined} other
 */
const isSame = (one, other) =>
  one?.version === other?.version && one?.integrity === other?.integrity

/**
 * Whether there are packages at all, whoever installed them.
 * @param {string} directory
 */
export const hasPackages = (directory) => existsSync(join(directory, RECORD))

/**
 * Whether `node_modules` is what the lockfile asks for, whoever installed it. What is optional is left out where it is for
 * other systems.
 * @param {string} directory
 */
export function isInstalled(directory) {
  if (!hasPackages(directory)) return false
  // The package itself is no package of its own.
  const { "": _itself, ...wanted } = packagesIn(join(directory, LOCKFILE))
  const installed = packagesIn(join(directory, RECORD))
  return (
    Object.keys(installed).every((folder) => folder in wanted) &&
    Object.entries(wanted).every(([folder, one]) =>
      folder in installed ? isSame(installed[folder], one) : one.optional,
    )
  )
}

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
 * Of a package whose address the lockfile does not say, npm reads about all versions that there are: a third of the time.
 * @param {string} lockfile JSON
 * @param {string} config what npm says of its own, JSON
 * @returns {string} the same with addresses as most registries have them (npm's registry, docs/responses/package-metadata.md)
 */
function withAddresses(lockfile, config) {
  /** @type {{ packages: Packages }} */
  const lock = JSON.parse(lockfile)
  const { registry, ...others } = JSON.parse(config)
  for (const [folder, one] of Object.entries(lock.packages)) {
    // What is in no registry has none.
    if (!one.integrity || one.resolved) continue
    const name = one.name ?? folder.slice(folder.lastIndexOf("node_modules/") + 13)
    const [base = "", scope = ""] = name.split("/").reverse()
    const { href } = new URL(others[`${scope}:registry`] ?? registry)
    one.resolved = `${href.replace(/\/?$/, "/")}${name}/-/${base}-${one.version}.tgz`
  }
  return JSON.stringify(lock)
}

/**
 * What processes have left that were killed.
 * @param {string} directory
 */
function removeLeftovers(directory) {
  for (const name of readdirSync(directory)) {
    const [, pid] = PARTIAL.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(directory, name), { recursive: true })
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code === "EPERM"
  }
}

/**
 * Installs in a folder of this process's own what then takes the place of what was there: two may at once.
 * @param {string} directory
 * @param {(...args: readonly string[]) => ReturnType<RunProcess>} npm
 * @returns {Promise<number>} the exit code
 */
async function installApart(directory, npm) {
  const making = join(directory, partialOf(process.pid))
  const modules = join(directory, "node_modules")
  removeLeftovers(directory)
  mkdirSync(making)
  try {
    const config = await npm("config", "list", "--json", "--loglevel=silent")
    const lockfile = readFileSync(join(directory, LOCKFILE), "utf8")
    writeFileSync(join(making, LOCKFILE), withAddresses(lockfile, config.output))
    for (const file of READ.filter((file) => existsSync(join(directory, file))))
      copyFileSync(join(directory, file), join(making, file))
    const { code } = await npm("ci", `--prefix=${making}`, ...OPTIONS)
    // Another process may have been faster.
    if (code !== 0 || isInstalled(directory)) return code
    if (existsSync(modules)) renameSync(modules, join(making, "earlier"))
    renameSync(join(making, "node_modules"), modules)
    return 0
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

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
  const npm = (/** @type {readonly string[]} */ ...args) =>
    // NODE_ENV=production would leave out what the build and the tests need.
    run(`npm ${args[0]}`, "npm", args, { cwd: directory, env: { ...process.env, NODE_ENV: "" } })
  // A registry may have packages elsewhere, a folder may not be one that can be renamed: npm knows what to do by itself.
  const apart = await installApart(directory, npm).catch(() => 1)
  if (apart === 0) return undefined
  const { code, output } = await npm("ci", ...OPTIONS)
  if (code === 0) return undefined
  return (
    `The packages of ${directory} could not be installed (npm ci):\n${reasonOf(output)}\n` +
    "Check the network connection and the registry that npm is set to, then try again."
  )
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
