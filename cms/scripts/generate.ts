import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { configToSchema } from "@payloadcms/graphql"
import { printSchema } from "graphql"
import { generateImportMap, getPayload, type Payload } from "payload"
import { generateTypes } from "payload/node"
import { cmsDirectory } from "../src/paths"
import { contentTypesDoc } from "./generate/content-types-doc"
import { generatedFiles } from "./generate/generated-files"
import { mendMigration, type SnapshotTables } from "./generate/mend-migration"

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, name: { type: "string" } },
})
// Nothing is read or signed with it: only the schema is asked for.
process.env.CMS_SECRET ||= "no secret, for the schema needs none"
process.env.PAYLOAD_MIGRATING = "true"
const MIGRATIONS = path.join(cmsDirectory, "src/migrations (one is missing)")

const within = (file: string): string => path.relative(path.dirname(cmsDirectory), file)
const files = generatedFiles({ isCheck: values.check })

// It reads the environment as it is loaded.
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

await files.write(config.typescript.outputFile, "export interface Location ", (outputFile) =>
  generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false }),
)
const { importMapFile } = config.admin.importMap
if (!importMapFile) throw new Error("admin.importMap.importMapFile is not configured.")
await files.write(importMapFile, "export const importMap", (file) => {
  const importMap = { ...config.admin.importMap, importMapFile: file }
  return generateImportMap(
    { ...config, admin: { ...config.admin, importMap } },
    { force: true, log: false },
  )
})
await files.write(path.join(cmsDirectory, "../docs/content-types.md"), "locations", (file) =>
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
  files.addStale(MIGRATIONS)
  files.tellStale()
  process.exitCode = 1
})
const isComplete = await migrationsAreComplete(payload)
isCompared = true
if (!isComplete) {
  if (values.check) files.addStale(MIGRATIONS)
  else if (values.name) await writeMigration(payload, values.name)
  else {
    console.error(
      "The fields make other tables than the migrations do. The types are written, and no migration is. Say what has changed: npm run generate -- --name=venues_have_a_dress_code",
    )
    process.exit(1)
  }
}
process.exit(files.tellStale())
