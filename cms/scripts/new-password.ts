/**
 * Gives somebody a new password, which ends their sessions: for the admin who has forgotten theirs, where no other can help.
 * May run while the CMS does. The last line is `password: {…}`; without it, it failed.
 */
import { randomBytes } from "node:crypto"
import { openPayload } from "../src/payload"

const [email = ""] = process.argv.slice(2)
const payload = await openPayload()
const findUsers = async (where: Parameters<typeof payload.find>[0]["where"]) =>
  (await payload.find({ collection: "users", where, sort: "email", depth: 0, pagination: false }))
    .docs

const [user] = await findUsers({ email: { equals: email.trim().toLowerCase() } })
const admins = await findUsers({ role: { equals: "admin" } })
const password = user ? randomBytes(15).toString("base64url") : null
if (user && password) {
  await payload.update({ collection: "users", id: user.id, data: { password }, depth: 0 })
}
console.log(`password: ${JSON.stringify({ password, admins: admins.map(({ email }) => email) })}`)
process.exit(0)
