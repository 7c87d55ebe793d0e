import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { Failure } from "../../lib/failure.mjs"
import { waitUntilAnswering } from "../../lib/http.mjs"
import { makePrivateFolder } from "../../lib/private-folder.mjs"
import { endsWithParent, tail } from "../../lib/processes.mjs"

// Without packages' production builds Node 20 may end Payload silently with nothing done.
const NODE_OPTIONS_OF_PAYLOAD = ["--conditions=production", "--import", "tsx"]

/**
 * Where the CMS keeps its database and media. A relative `CMS_DATA_DIR` is one of `cms/`, where the CMS runs.
 * @param {string} cmsDir
 * @param {NodeJS.ProcessEnv} env
 */
export const cmsDataDir = (cmsDir, env) => resolve(cmsDir, env.CMS_DATA_DIR || "data")

/** There while the CMS is being filled: a seed that was stopped goes on at the next start. */
const seedMarker = (/** @type {string} */ dataDir) => join(dataDir, "seeding")

/** @param {string} dataDir */
export function needsSeed(dataDir) {
  if (!existsSync(dataDir) || existsSync(seedMarker(dataDir))) return true
  return !readdirSync(dataDir).some((name) => name.endsWith(".db"))
}

/**
 * Fills a CMS with the demo content; what is there already stays as it is.
 * @param {{ cmsDir: string, env: NodeJS.ProcessEnv, processes: import("../../lib/processes.mjs").Processes }} options
 */
export async function seedCms({ cmsDir, env, processes }) {
  const dataDir = cmsDataDir(cmsDir, env)
  makePrivateFolder(dataDir)
  writeFileSync(seedMarker(dataDir), "")
  const { code, output } = await processes.run(
    "the seed",
    process.execPath,
    [...endsWithParent(dirname(cmsDir)), ...NODE_OPTIONS_OF_PAYLOAD, "seed/run.ts"],
    { cwd: cmsDir, env },
  )
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (code !== 0 || !last.startsWith("seeded:")) {
    throw new Failure(
      `The CMS could not be seeded (npm --prefix cms run seed):\n${tail(output, 25)}`,
    )
  }
  rmSync(seedMarker(dataDir))
  return last.slice("seeded:".length).trim()
}

/**
 * Starts the CMS and waits until its API answers.
 * @param {object} options
 * @param {string} options.cmsDir
 * @param {NodeJS.ProcessEnv} options.env with CMS_PORT
 * @param {string} options.admin as CMS_ADMIN has it; `later` builds the admin when told to
 * @param {import("../../lib/processes.mjs").Processes} options.processes
 * @param {string} [options.logFile]
 * @param {boolean} [options.continuesLog] whether it takes the place of one that ended
 * @param {(line: string) => void} [options.onLine]
 * @throws {Failure} where it ends instead
 */
export async function startCms({ cmsDir, env, admin, processes, logFile, continuesLog, onLine }) {
  const cms = processes.start(
    "The CMS",
    process.execPath,
    [...endsWithParent(dirname(cmsDir)), ...NODE_OPTIONS_OF_PAYLOAD, "src/server.ts"],
    {
      cwd: cmsDir,
      env: { ...env, CMS_ADMIN: admin },
      logFile,
      continuesLog,
      onLine,
      takesMessages: admin === "later",
    },
  )
  await waitUntilAnswering(`http://localhost:${env.CMS_PORT}/health`, cms)
  return cms
}

/**
 * What a line of the CMS's output says of its admin, which is built when nothing more urgent is
 * (cms/src/server/admin.ts).
 * @param {string} line
 * @returns {"ready" | "failed" | undefined}
 */
export function adminNews(line) {
  if (line.startsWith("[cms] Admin ready at ")) return "ready"
  return line.startsWith("[cms] The admin could not be started: ") ? "failed" : undefined
}

/**
 * Whether the CMS prepares an admin by itself, so that there will be news of it.
 * @param {string} admin as CMS_ADMIN has it
 */
export const preparesAdmin = (admin) => admin !== "off" && admin !== "ready"
