/**
 * Removes a picture from the CMS for good, whatever shows it: its document, its file and every size of it. Told by its
 * id, the name of its file, or a name that the site gave one of its sizes. May run while the CMS does, which then
 * tells the publisher of it. With `--look` nothing is removed. The last line is `purged: {…}`; without it, it failed.
 */
import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import path from "node:path"
import { createLocalReq, type Payload } from "payload"
import { pictureStem, publishedStem } from "../../shared/picture-names"
import { PURGE, usesOf } from "../src/hooks/refuse-deletion-while-used"
import type { Media } from "../src/payload-types"
import { openPayload } from "../src/payload"
import { mediaDirectory } from "../src/paths"

const filesOf = ({ filename, sizes }: Media): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(
    (name) => typeof name === "string",
  )

async function find(payload: Payload, what: string): Promise<Media | undefined> {
  const { docs } = await payload.find({ collection: "media", depth: 0, pagination: false })
  const stem = publishedStem(what)
  return (
    docs.find(({ id }) => String(id) === what) ??
    docs.find((doc) => filesOf(doc).some((name) => name.toLowerCase() === what.toLowerCase())) ??
    docs.find((doc) => filesOf(doc).some((name) => pictureStem(name) === stem))
  )
}

const [what = "", look] = process.argv.slice(2)
const payload = await openPayload()
const picture = await find(payload, what)
let uses: string[] = []
if (picture) {
  const req = await createLocalReq({}, payload)
  uses = await usesOf(req, { collection: "media", id: picture.id })
  if (look !== "--look") {
    await payload.delete({ collection: "media", id: picture.id, context: { ...PURGE } })
    // Payload goes on where it could not remove one.
    for (const name of filesOf(picture)) await rm(path.join(mediaDirectory, name), { force: true })
  }
}
const files = picture ? filesOf(picture) : []
const left = files.filter((name) => existsSync(path.join(mediaDirectory, name)))
console.log(
  `purged: ${JSON.stringify({ id: picture?.id ?? null, alt: picture?.alt ?? null, files, left, uses })}`,
)
process.exit(0)
