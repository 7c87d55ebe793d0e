import { readdir } from "node:fs/promises"
import { getPayload } from "payload"
import config from "../src/payload.config"

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  throw new Error("Name the migration: npm run migrate:create -- add_something")
}

process.env.PAYLOAD_MIGRATING = "true"
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
process.once("exit", () => {
  if (!written) console.log("No migration was written: the schema has not changed.")
})
let written = false
const before = await readdir(payload.db.migrationDir)
// Payload ends the process itself where nothing has changed.
await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true })
const after = await readdir(payload.db.migrationDir)
const added = after.filter((file) => !before.includes(file))
written = added.length > 0
console.log(added.map((file) => `Written: ${file}`).join("\n"))
process.exit(0)
