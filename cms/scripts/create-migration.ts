import { readdir } from "node:fs/promises"
import { getPayload } from "payload"
import config from "../src/payload.config"

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error("Name the migration: npm run migrate:create -- add_something")
}

process.env.PAYLOAD_MIGRATING = "true"
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const before = await readdir(payload.db.migrationDir)
await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: false })
const after = await readdir(payload.db.migrationDir)
const added = after.filter((file) => !before.includes(file))
if (added.length === 0) throw new Error("No migration was written: the schema has not changed.")
console.log(added.map((file) => `Written: ${file}`).join("\n"))
process.exit(0)
