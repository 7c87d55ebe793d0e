import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { waitUntilAnswering } from "./http.mjs"
import { tail } from "./processes.mjs"

/** @param {string} dataDir */
export function hasDatabase(dataDir) {
  return existsSync(dataDir) && readdirSync(dataDir).some((name) => name.endsWith(".db"))
}

/**
 * Fills an empty CMS with the demo content.
 * @param {{ cmsDir: string, env: NodeJS.ProcessEnv, processes: import("./processes.mjs").Processes }} options
 */
export async function seedCms({ cmsDir, env, processes }) {
  const { code, output } = await processes.run(
    "the seed",
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["run", "--silent", "seed"],
    { cwd: cmsDir, env },
  )
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (code !== 0 || !last.startsWith("seeded:")) {
    throw new Failure(
      `The CMS could not be seeded (npm --prefix cms run seed):\n${tail(output, 25)}`,
    )
  }
  return last.slice("seeded:".length).trim()
}

/**
 * Starts the CMS and waits until its API answers.
 * @param {object} options
 * @param {string} options.cmsDir
 * @param {NodeJS.ProcessEnv} options.env with CMS_PORT
 * @param {"build" | "off" | "dev"} options.admin
 * @param {import("./processes.mjs").Processes} options.processes
 * @param {string} [options.logFile]
 * @param {(line: string) => void} [options.onLine]
 */
export async function startCms({ cmsDir, env, admin, processes, logFile, onLine }) {
  const cms = processes.start(
    "The CMS",
    process.execPath,
    // Without packages' production builds Node 20 may end Payload silently with nothing done.
    ["--conditions=production", "--import", "tsx", "src/server.ts"],
    { cwd: cmsDir, env: { ...env, CMS_ADMIN: admin }, logFile, onLine },
  )
  await waitUntilAnswering(`http://localhost:${env.CMS_PORT}/health`, cms)
  return cms
}

/** @param {string} cmsDir */
export const cmsDataDir = (cmsDir) => join(cmsDir, "data")
