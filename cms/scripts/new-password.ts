/**
 * Gives somebody a new password, which ends their sessions: for the one admin who has forgotten theirs, whom nobody else can
 * give one. May run while the CMS does. The last line is `password: {…}`; without it, it failed.
 */
import { randomBytes } from "node:crypto"
import { openPayload } from "../src/payload"

const [email = ""] = process.argv.slice(2)
const payload = await openPayload()
const password = randomBytes(15).toString("base64url")
const { docs } = await payload.update({
  collection: "users",
  where: { email: { equals: email.trim().toLowerCase() } },
  data: { password },
  depth: 0,
})
const { docs: admins } = await payload.find({
  collection: "users",
  where: { role: { equals: "admin" } },
  sort: "email",
  depth: 0,
  pagination: false,
})
console.log(
  `password: ${JSON.stringify({ password: docs.length > 0 ? password : null, admins: admins.map((admin) => admin.email) })}`,
)
process.exit(0)
