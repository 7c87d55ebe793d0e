import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { readSettings } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { Failure } from "../../lib/failure"
import { waitUntilAnswering } from "../../lib/http"
import { makePrivateFolder } from "../../lib/private-folder"
import { endsWithParent, tail, type Processes } from "../../lib/processes"

// Without packages' production builds Node 20 may end Payload silently with nothing done.
const NODE_OPTIONS_OF_PAYLOAD = ["--conditions=production", "--import", "tsx"]

const SETTINGS = environment.pick({ CMS_DATA_DIR: true })

/** Where the CMS keeps its database and media. A relative `CMS_DATA_DIR` is one of `cms/`, where the CMS runs. */
export const cmsDataDir = (cmsDir: string, env: NodeJS.ProcessEnv) =>
  resolve(cmsDir, readSettings(SETTINGS, env).CMS_DATA_DIR)

/** There while the CMS is being filled: a seed that was stopped goes on at the next start. */
const seedMarker = (dataDir: string) => join(dataDir, "seeding")

export function needsSeed(dataDir: string) {
  if (!existsSync(dataDir) || existsSync(seedMarker(dataDir))) return true
  return !readdirSync(dataDir).some((name) => name.endsWith(".db"))
}

/** Fills a CMS with the demo content; what is there already stays as it is. */
export async function seedCms({
  cmsDir,
  env,
  processes,
}: {
  cmsDir: string
  env: NodeJS.ProcessEnv
  processes: Processes
}) {
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
 * @throws Failure where it ends instead
 */
export async function startCms({
  cmsDir,
  env,
  admin,
  processes,
  logFile,
  continuesLog,
  onLine,
}: {
  cmsDir: string
  /** With CMS_PORT. */
  env: NodeJS.ProcessEnv
  /** As CMS_ADMIN has it; `later` builds the admin when told to. */
  admin: string
  processes: Processes
  logFile?: string
  /** Whether it takes the place of one that ended. */
  continuesLog?: boolean
  onLine?: (line: string) => void
}) {
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
 */
export function adminNews(line: string): "ready" | "failed" | undefined {
  if (line.startsWith("[cms] Admin ready at ")) return "ready"
  return line.startsWith("[cms] The admin could not be started: ") ? "failed" : undefined
}

/**
 * Whether the CMS prepares an admin by itself, so that there will be news of it.
 * @param admin as CMS_ADMIN has it
 */
export const preparesAdmin = (admin: string) => admin !== "off" && admin !== "ready"
