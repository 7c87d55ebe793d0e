import { execFileSync, spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import { Failure } from "./failure.mjs"

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
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

/** The command that leads an installation with the rights it needs, or nothing where there is no such way. */
function aptGet() {
  if (!isExecutable("/usr/bin/apt-get")) return undefined
  if (process.getuid?.() === 0) return ["apt-get"]
  const canSudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0
  return canSudo ? ["sudo", "-n", "apt-get"] : undefined
}

/** Finds Chromium, or installs it where that is possible without asking. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const command = aptGet()
  if (command) {
    const [program = "apt-get", ...first] = command
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    try {
      execFileSync(program, [...first, "update", "-qq"], { env, stdio: "ignore" })
      execFileSync(program, [...first, "install", "-y", "-qq", "chromium"], {
        env,
        stdio: "ignore",
      })
    } catch {
      // Told below, with what else can be done.
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Failure(
    "The browser tests need Chromium or Chrome, and none was found. " +
      "Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its program.",
  )
}
