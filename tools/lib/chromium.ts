import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import type { Browser } from "@playwright/test"
import { Failure } from "../../lib/failure"
import type { Processes } from "../../lib/processes"
import type { Progress } from "../../lib/progress"

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell"
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium on this machine, or nothing.
 * @param env `CHROMIUM_PATH` wins over everything found
 * @throws Failure where `CHROMIUM_PATH` names nothing that can be run
 */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = isExecutable,
): string | undefined {
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
 * Debian's Chromium without a window's parts, or nothing: it does a third of the work for a page, and has neither
 * installation nor the full browser's way of drawing.
 * @param env a browser that `CHROMIUM_PATH` names is the only one used
 */
export const findHeadlessShell = (
  env: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = isExecutable,
): string | undefined => (!env.CHROMIUM_PATH && exists(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined)

/** The command that leads an installation with the rights it needs, or nothing where there is no such way. */
function aptGet() {
  if (!isExecutable("/usr/bin/apt-get")) return undefined
  if (process.getuid?.() === 0) return ["apt-get"]
  const canSudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0
  return canSudo ? ["sudo", "-n", "apt-get"] : undefined
}

/** Installs packages where that is possible without asking; whether it was is for the caller to see. */
async function tryToInstall(packages: readonly string[], processes: Processes, progress: Progress) {
  const [program, ...first] = aptGet() ?? []
  if (!program) return
  const run = (...args: string[]) =>
    processes.run("apt-get", program, [...first, ...args], {
      cwd: "/",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
  await progress.step(`Installing ${packages.join(" and ")}`, async () => {
    await run("update", "-qq")
    for (const name of packages) await run("install", "-y", "-qq", name)
  })
}

/**
 * Finds the browsers of the tests. Where there is none it is installed; what only makes the tests quicker is installed
 * beside it, and by itself on a machine that is there for nothing else (`CI`).
 * @returns `full` is Chromium or Chrome; `headless` the same one where there is none without a window's parts
 * @throws Failure where there is no Chromium
 */
export async function ensureChromium(processes: Processes, progress: Progress) {
  const missing = findChromium() ? [] : ["chromium"]
  const wantsShell = missing.length > 0 || Boolean(process.env.CI)
  if (wantsShell && !process.env.CHROMIUM_PATH && !findHeadlessShell()) {
    missing.push("chromium-headless-shell")
  }
  if (missing.length > 0) await tryToInstall(missing, processes, progress)
  const full = findChromium()
  if (!full) {
    throw new Failure(
      "The browser tests need Chromium or Chrome, and none was found. " +
        "Install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to its program.",
    )
  }
  return { full, headless: findHeadlessShell() ?? full }
}

/** Opens a browser for as long as something is done with it. */
export async function withBrowser<Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  // Loaded late: the packages may only just have been installed.
  const { chromium } = await import("@playwright/test")
  // On Ctrl-C it would end this process before the command has cleaned up (lib/command.ts).
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"], ...signals })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
