/**
 * What the CMS keeps of an e-mail address: `export <address>` prints it, `erase <address>` deletes it, CVs too. May run
 * while the CMS does. The last line is `guest: {…}`; without it, it failed.
 */
import { GUEST_COLLECTIONS } from "../../shared/submissions/guest-documents"
import { openPayload } from "../src/payload"

const [what, email = ""] = process.argv.slice(2)
const payload = await openPayload()
const found: Record<string, unknown> = {}
for (const collection of GUEST_COLLECTIONS) {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    where: { email: { like: email } },
  })
  // Colleagues write addresses in capitals too, and one may be a part of another.
  const theirs = docs.filter((doc) => doc.email?.toLowerCase() === email.toLowerCase())
  if (what === "erase") {
    for (const { id } of theirs) await payload.delete({ collection, id, overrideLock: true })
  }
  found[collection] = what === "erase" ? theirs.length : theirs
}
console.log(`guest: ${JSON.stringify(found)}`)
process.exit(0)
