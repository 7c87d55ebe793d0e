/**
 * What the CMS keeps of a guest: `export email|reference|phone <value>` prints it, `erase …` deletes it, CVs too. May run
 * while the CMS does. The last line is `guest: {…}`; without it, it failed.
 */
import type { Where, WhereField } from "payload"
import { GUEST_COLLECTIONS } from "../../shared/submissions/guest-documents"
import { isSameNumber, type Whose } from "../../shared/submissions/whose"
import { openPayload } from "../src/payload"

type Contact = { [By in Whose["by"]]?: string | null }

/** Colleagues write addresses in capitals too and numbers as they like, and an address may be a part of another. */
const FINDING: Readonly<
  Record<
    Whose["by"],
    { near: (value: string) => WhereField; is: (said: string, value: string) => boolean }
  >
> = {
  email: {
    near: (value) => ({ like: value }),
    is: (said, value) => said.toLowerCase() === value.toLowerCase(),
  },
  reference: { near: (value) => ({ equals: value }), is: (said, value) => said === value },
  phone: { near: () => ({ exists: true }), is: isSameNumber },
}

const [what, by = "", value = ""] = process.argv.slice(2)
const isKnown = (name: string): name is Whose["by"] => name in FINDING
if (!isKnown(by)) throw new Error(`Nobody is found by “${by}”.`)
const { near, is } = FINDING[by]

const payload = await openPayload()
const found: Record<string, unknown> = {}
for (const collection of GUEST_COLLECTIONS) {
  const { flattenedFields } = payload.collections[collection].config
  if (!flattenedFields.some(({ name }) => name === by)) continue
  const where: Where = { [by]: near(value) }
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, where })
  const theirs = docs.filter((doc: Contact) => is(doc[by] ?? "", value))
  if (what === "erase") {
    for (const { id } of theirs) await payload.delete({ collection, id, overrideLock: true })
  }
  found[collection] = what === "erase" ? theirs.length : theirs
}
console.log(`guest: ${JSON.stringify(found)}`)
process.exit(0)
