import { openPayload } from "../src/payload"

const payload = await openPayload()
const { docs } = await payload.find({ collection: "payload-migrations", limit: 0, sort: "name" })
console.log(`The database has every migration: ${docs.map(({ name }) => name).join(", ")}`)
process.exit(0)
