import { spawn } from "node:child_process"
import { rmSync } from "node:fs"
import { cp, mkdtemp, readlink, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { startCms } from "../../tools/lib/cms"
import { findFreePort } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { publisherDirOf } from "../../publishing/publish-journal"
import { exportRelease } from "../../release-store/export-release"
import { requiredEnv } from "../browser/support/cms"

export interface Outcome {
  exitCode: number | null
  output: string
}

/** Runs `npm run build`'s script in a copy of the project, the tests' own without another. `undefined` unsets a variable. */
export function build(
  changes: Record<string, string | undefined>,
  project = requiredEnv("SITE_DIR"),
): Promise<Outcome> {
  return run(process.execPath, ["tools/forno.mjs", "build"], project, changes)
}

export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  changes: Record<string, string | undefined> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...changes } })
    let output = ""
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.on("error", reject)
    child.on("close", (exitCode) => resolve({ exitCode, output }))
  })
}

/** The release a visitor gets. */
export function liveRelease(releasesDir: string): Promise<string> {
  return readlink(path.join(releasesDir, "current"))
}

/** The tests' releases in a folder of its own: what is in them is encoded, which takes longer than all else of a first release. */
export function copyReleases(folder: string): Promise<void> {
  const releasesDir = requiredEnv("RELEASES_DIR")
  return cp(releasesDir, folder, {
    recursive: true,
    verbatimSymlinks: true,
    // What the origin of those holds, and another one is refused.
    filter: (file) => file !== publisherDirOf(releasesDir),
  })
}

let exported: Promise<string> | undefined

/** The site's files as a static host gets them, in a folder that is removed at the end. */
export function exportedRelease(): Promise<string> {
  exported ??= mkdtemp(path.join(tmpdir(), "forno-exported-")).then(async (folder) => {
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
    await exportRelease(requiredEnv("RELEASES_DIR"), folder, process.env)
    // What it keeps of itself, for the next time.
    await rm(path.join(folder, ".forno-release.json"))
    return folder
  })
  return exported
}

/** Data of its own, so that a spec may spoil or change what others read at the same time. */
export interface CmsData {
  dataDir: string
  remove(): Promise<void>
}

/** The seeded CMS's database and pictures as they are now, in a temporary folder. */
export async function copySeededData(): Promise<CmsData> {
  const seeded = requiredEnv("TEST_CMS_DATA_DIR")
  const dataDir = await mkdtemp(path.join(tmpdir(), "forno-cms-"))
  await sql(seeded, `VACUUM INTO '${path.join(dataDir, "forno.db")}'`)
  await cp(path.join(seeded, "media"), path.join(dataDir, "media"), { recursive: true })
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

export interface RunningCms {
  dataDir: string
  origin: string
  graphqlUrl: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/**
 * A second CMS, on a copy of the seeded data and its own port, with the same secret: the site's key opens it too.
 * @param options its admin as CMS_ADMIN has it, and variables that differ from the test site's
 */
export async function startCmsOnCopy({
  admin = "off",
  variables = {},
  prepare = () => Promise.resolve(),
}: {
  admin?: string
  variables?: Record<string, string>
  /** Changes the data before the CMS reads it. */
  prepare?: (dataDir: string) => Promise<void>
} = {}): Promise<RunningCms> {
  const { dataDir, remove } = await copySeededData()
  await prepare(dataDir)
  const port = await findFreePort()
  const processes = createProcesses()
  await startCms({
    cmsDir: cmsDirectory(),
    env: { ...process.env, CMS_DATA_DIR: dataDir, CMS_PORT: String(port), ...variables },
    admin,
    processes,
  })
  const origin = `http://localhost:${port}`
  return {
    dataDir,
    origin,
    graphqlUrl: `${origin}/api/graphql`,
    stop: async () => {
      await processes.stopAll()
      await remove()
    },
  }
}

export const cmsDirectory = (): string => path.join(requiredEnv("SITE_DIR"), "cms")

/** Runs one of the CMS's own scripts in the temporary copy of the project. */
export function runCmsScript(
  name: string,
  dataDir: string,
  changes: Record<string, string | undefined> = {},
  ...args: readonly string[]
): Promise<Outcome> {
  const env = { CMS_DATA_DIR: dataDir, ...changes }
  return run("npm", ["run", "--silent", name, "--", ...args], cmsDirectory(), env)
}

export type SqlRow = Record<string, unknown>

interface SqlClient {
  execute(statement: string): Promise<{ rows: readonly SqlRow[] }>
  close(): void
}

interface LibSql {
  createClient(options: { url: string }): SqlClient
}

/** A package as the CMS has it, or as one of the CMS's packages has it. */
export function requireFromCms<Module>(name: string, of?: string): Module {
  const requireInCms = createRequire(path.join(cmsDirectory(), "package.json"))
  const requireThere = of === undefined ? requireInCms : createRequire(requireInCms.resolve(of))
  return requireThere(name) as Module
}

async function withDatabase<Result>(
  dataDir: string,
  work: (client: SqlClient) => Promise<Result>,
): Promise<Result> {
  const { createClient } = requireFromCms<LibSql>("@libsql/client", "@payloadcms/db-sqlite")
  const client = createClient({ url: `file:${path.join(dataDir, "forno.db")}` })
  try {
    await client.execute("PRAGMA busy_timeout = 5000")
    return await work(client)
  } finally {
    client.close()
  }
}

/** Changes a CMS's database behind its back: the only way to get content past its validation. */
export function sql(dataDir: string, ...statements: string[]): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    for (const statement of statements) await client.execute(statement)
  })
}

/** Every row of every table, by table. */
export function dumpDatabase(dataDir: string): Promise<Map<string, readonly SqlRow[]>> {
  return withDatabase(dataDir, async (client) => {
    const tables = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
    )
    const dump = new Map<string, readonly SqlRow[]>()
    for (const { name } of tables.rows) {
      const { rows } = await client.execute(`SELECT * FROM "${String(name)}" ORDER BY rowid`)
      dump.set(
        String(name),
        rows.map((row) => ({ ...row })),
      )
    }
    return dump
  })
}
