import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { configToSchema } from "@payloadcms/graphql"
import { printSchema } from "graphql"
import { generateImportMap, getPayload, type Payload } from "payload"
import { generateTypes } from "payload/node"
import { cmsDirectory } from "../src/paths"
import { contentList } from "./generate/content-list"
import { contentTypesDoc } from "./generate/content-types-doc"
import { mendMigration, type SnapshotTables } from "./generate/mend-migration"

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, name: { type: "string" } },
})
// Nothing is read or signed with it: only the schema is asked for.
process.env.CMS_SECRET ||= "no secret, for the schema needs none"
process.env.PAYLOAD_MIGRATING = "true"
const MIGRATIONS = path.join(cmsDirectory, "src/migrations (one is missing)")

const root = path.dirname(cmsDirectory)
const within = (file: string): string => path.relative(root, file)

function tellStale(files: readonly string[]): void {
  for (const file of files) console.error(`Out of date: ${within(file)}`)
}

/** Files that are not as the fields say. */
const stale: string[] = []

/** Writes a file as Payload would; in a check beside it, for its imports are relative, and compares the two. */
async function generated(
  file: string,
  needed: string,
  write: (file: string) => Promise<unknown>,
): Promise<void> {
  const target = values.check ? `${file}.check` : file
  try {
    await write(target)
    const written = await readFile(target, "utf8")
    if (!written.includes(needed)) throw new Error(`${file} was not written as it should be.`)
    if (values.check && written !== (await readFile(file, "utf8").catch(() => ""))) stale.push(file)
  } finally {
    if (values.check) await rm(target, { force: true })
  }
}

// Before the CMS's configuration is loaded, which is made of them.
for (const folder of ["src/collections", "seed/content"]) {
  const file = path.join(cmsDirectory, folder, "content.generated.ts")
  await generated(file, "locations", (target) => writeFile(target, contentList()))
}
if (stale.length > 0) {
  tellStale(stale)
  process.exit(1)
}
const { default: configuring } = await import("../src/payload.config")
const config = await configuring

interface Snapshot {
  tables: SnapshotTables
}

/** Whether the migrations make the tables that the fields describe. */
async function migrationsAreComplete(payload: Payload): Promise<boolean> {
  const adapter = payload.db as unknown as SQLiteAdapter
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const now = await generateDrizzleJson(adapter.schema)
  const [file] = await snapshots(payload)
  const before = JSON.parse(await readFile(path.join(payload.db.migrationDir, file ?? ""), "utf8"))
  return (await generateMigration(before, now)).length === 0
}

/** Names of the snapshots beside the migrations, newest first. */
const snapshots = async (payload: Payload): Promise<string[]> =>
  (await readdir(payload.db.migrationDir))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse()

async function writeMigration(payload: Payload, name: string): Promise<void> {
  const { migrationDir } = payload.db
  const [before] = await snapshots(payload)
  await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true })
  const [after, ...older] = await snapshots(payload)
  if (after === undefined || before === undefined) throw new Error("No migration was written.")
  const tablesIn = async (file: string): Promise<SnapshotTables> =>
    (JSON.parse(await readFile(path.join(migrationDir, file), "utf8")) as Snapshot).tables
  const file = path.join(migrationDir, after.replace(/json$/, "ts"))
  const tables = [await tablesIn(after), await tablesIn(before)]
  await writeFile(file, mendMigration(await readFile(file, "utf8"), tables))
  // Only the newest is compared with; each is 430 KB.
  for (const old of older) await rm(path.join(migrationDir, old))
  console.log(`Written: ${within(file)}. Read it before you commit it.`)
}

await generated(config.typescript.outputFile, "export interface Location ", (outputFile) =>
  generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false }),
)
const { importMapFile } = config.admin.importMap
if (!importMapFile) throw new Error("admin.importMap.importMapFile is not configured.")
await generated(importMapFile, "export const importMap", (file) => {
  const importMap = { ...config.admin.importMap, importMapFile: file }
  return generateImportMap(
    { ...config, admin: { ...config.admin, importMap } },
    { force: true, log: false },
  )
})
await generated(path.join(root, "docs/content-types.md"), "locations", (file) =>
  writeFile(file, contentTypesDoc(config)),
)
const { schema } = configToSchema(config)
const sdl = printSchema(schema)
if (!sdl.includes("type Location ")) throw new Error("The schema lacks the content types.")
if (!values.check) await writeFile(path.join(cmsDirectory, "schema.graphql"), `${sdl}\n`)

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
let isCompared = false
process.once("exit", () => {
  if (isCompared || !values.check) return
  // drizzle-kit asks whether a column is new or renamed, and nobody answers a check.
  console.error("")
  tellStale([...stale, MIGRATIONS])
  process.exitCode = 1
})
const isComplete = await migrationsAreComplete(payload)
isCompared = true
if (!isComplete) {
  if (values.check) stale.push(MIGRATIONS)
  else if (values.name) await writeMigration(payload, values.name)
  else {
    console.error(
      "The fields make other tables than the migrations do. The types are written, and no migration is. Say what has changed: npm run generate -- --name=venues_have_a_dress_code",
    )
    process.exit(1)
  }
}
tellStale(stale)
process.exit(stale.length > 0 ? 1 : 0)
