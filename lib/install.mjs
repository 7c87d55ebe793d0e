import { createHash } from "node:crypto"
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { tail } from "./processes.mjs"

const STAMP = join("node_modules", ".forno-lock-hash")

/** @param {string} directory */
function lockHash(directory) {
  return createHash("sha256")
    .update(readFileSync(join(directory, "package-lock.json")))
    .digest("hex")
}

/**
 * Whether `node_modules` is what the lockfile asks for.
 * @param {string} directory
 */
export function isInstalled(directory) {
  const stamp = join(directory, STAMP)
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash(directory)
}

/**
 * For commands that install nothing themselves. npm writes its own record at the end of an installation.
 * @param {string} directory
 * @throws {Failure} where the packages were never installed, or not to the end
 */
export function requireInstalled(directory) {
  if (existsSync(join(directory, "node_modules", ".package-lock.json"))) return
  throw new Failure(
    "The packages of this project are not installed. Run npm start, which installs them, or npm ci first.",
  )
}

/**
 * What npm said, without its page of usage.
 * @param {string} output
 */
const reasonOf = (output) => tail(output.split(/^npm error Clean install a project$/m)[0] ?? "", 20)

/**
 * Installs a package's dependencies from its lockfile.
 * @param {string} directory
 * @param {import("./processes.mjs").Processes} processes
 * @throws {Failure} where that is impossible, or would empty what another project uses
 */
export async function install(directory, processes) {
  const modules = join(directory, "node_modules")
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Failure(
      `${modules} is a link: npm ci would empty what it leads to. Install the packages there, or remove the link.`,
    )
  }
  const { code, output } = await processes.run(
    "npm ci",
    "npm",
    ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
    // NODE_ENV=production would leave out what the build and the tests need.
    { cwd: directory, env: { ...process.env, NODE_ENV: "" } },
  )
  if (code !== 0) {
    throw new Failure(
      `The packages of ${directory} could not be installed (npm ci):\n${reasonOf(output)}\n` +
        "Check the network connection and the registry that npm is set to, then try again.",
    )
  }
  writeFileSync(join(directory, STAMP), lockHash(directory))
}

/**
 * @param {string} label
 * @param {string} directory
 * @param {import("./processes.mjs").Processes} processes
 * @param {import("./progress.mjs").Progress} progress
 */
export async function ensureInstalled(label, directory, processes, progress) {
  if (isInstalled(directory)) return
  await progress.step(`Installing the packages of ${label}`, () => install(directory, processes))
}
