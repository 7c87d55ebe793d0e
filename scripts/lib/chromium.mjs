import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { Failure } from "./failure.mjs"

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
/** Debian's. */
const PACKAGES = ["chromium", "chromium-headless-shell"]
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium on this machine, or nothing.
 * @param {Record<string, string | undefined>} env `CHROMIUM_PATH` wins over everything found
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 * @throws {Failure} where `CHROMIUM_PATH` names nothing that can be run
 */
export function findChromium(env = process.env, exists = isExecutable) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Failure(
      `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", but there is no program there. It should be the path of Chromium or Chrome.`,
    )
  }
  const folders = ["/usr/bin", ...(env.PATH ?? "").split(delimiter).filter(Boolean)]
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...MAC_APPS].find(exists)
}

/**
 * The Chromium without a window's parts, or nothing. It takes a third of the time for a page, and has neither
 * installation nor the full browser's way of drawing.
 * @param {Record<string, string | undefined>} env `CHROMIUM_HEADLESS_PATH` wins over what is found; a browser the
 *   user has chosen (`CHROMIUM_PATH`) is the only one used
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env, exists = isExecutable) {
  return (
    [env.CHROMIUM_HEADLESS_PATH, !env.CHROMIUM_PATH && "/usr/bin/chromium-headless-shell"].find(
      (path) => path && exists(path),
    ) || undefined
  )
}

/** The command that leads an installation with the rights it needs, or nothing where there is no such way. */
function aptGet() {
  if (!isExecutable("/usr/bin/apt-get")) return undefined
  if (process.getuid?.() === 0) return ["apt-get"]
  const canSudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0
  return canSudo ? ["sudo", "-n", "apt-get"] : undefined
}

/** Installs the packages where that is possible without asking; whether it was is for the caller to see. */
function tryToInstall() {
  const [program, ...first] = aptGet() ?? []
  if (!program) return
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(program, [...first, ...args], { env, stdio: "ignore" })
  run("update", "-qq")
  // One command: they are of one version.
  const both = run("install", "-y", "-qq", ...PACKAGES)
  if (both.status !== 0) run("install", "-y", "-qq", "chromium")
}

/**
 * Finds the browsers of the tests, or installs them.
 * @returns `full` is Chromium or Chrome; `headless` the same one where there is none without a window's parts
 * @throws {Failure} where there is no Chromium
 */
export function ensureChromium() {
  const isChosen = Boolean(process.env.CHROMIUM_PATH)
  if (!findChromium() || (!isChosen && !findHeadlessShell())) tryToInstall()
  const full = findChromium()
  if (!full) {
    throw new Failure(
      "The browser tests need Chromium or Chrome, and none was found. " +
        "Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its program.",
    )
  }
  return { full, headless: findHeadlessShell() ?? full }
}
