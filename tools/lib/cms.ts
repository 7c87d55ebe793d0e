import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { readSettings } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { Failure } from "../../lib/failure"
import { waitUntilWell } from "../../lib/http"
import { makePrivateFolder } from "../../lib/private-folder"
import type { Processes } from "../../lib/processes"
import { cmsArguments, runCmsScript, type OwnCms } from "./cms-script"

const SETTINGS = environment.pick({ CMS_DATA_DIR: true })

/** Where the CMS keeps its database and media. A relative `CMS_DATA_DIR` is one of `cms/`, where the CMS runs. */
export const cmsDataDir = (cmsDir: string, env: NodeJS.ProcessEnv) =>
  resolve(cmsDir, readSettings(SETTINGS, env).CMS_DATA_DIR)

/** There while the CMS is being filled: a seed that was stopped goes on at the next start. */
const seedMarker = (dataDir: string) => join(dataDir, "seeding")

const hasDatabase = (dataDir: string): boolean =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.endsWith(".db"))

export const needsSeed = (dataDir: string): boolean =>
  existsSync(seedMarker(dataDir)) || !hasDatabase(dataDir)

/**
 * For what works on the data of a CMS: where there is none, the CMS would make an empty database.
 * @returns where they are
 * @throws Failure where there are none
 */
export function requireCmsData({ cmsDir, env }: Pick<OwnCms, "cmsDir" | "env">): string {
  const dataDir = cmsDataDir(cmsDir, env)
  if (hasDatabase(dataDir)) return dataDir
  throw new Failure(
    `${dataDir} (CMS_DATA_DIR) has no database of a CMS. Run this where the CMS runs, with its settings.`,
  )
}

/** What the seed says of a collection: `media 20/65`, and how long all of it took. */
const SEED_PROGRESS = /^[\w-]+ \d+\/\d+/

/**
 * Fills a CMS with the demo content; what is there already stays as it is.
 * @param detail is told how far it is
 */
export async function seedCms(cms: OwnCms, detail: (text: string) => void) {
  const dataDir = cmsDataDir(cms.cmsDir, cms.env)
  makePrivateFolder(dataDir)
  writeFileSync(seedMarker(dataDir), "")
  await runCmsScript(cms, {
    name: "the seed",
    file: "seed/run.ts",
    said: "seeded",
    failed: "The CMS could not be seeded",
    onLine: (line) => {
      if (SEED_PROGRESS.test(line)) detail(line)
    },
  })
  rmSync(seedMarker(dataDir))
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
  const cms = processes.start("The CMS", process.execPath, cmsArguments(cmsDir, "src/server.ts"), {
    cwd: cmsDir,
    env: { ...env, CMS_ADMIN: admin },
    logFile,
    continuesLog,
    onLine,
    takesMessages: admin === "later",
  })
  await waitUntilWell(cms, env.CMS_HOST, env.CMS_PORT)
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
