import { randomUUID } from "node:crypto"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { publisherDirOf } from "./publish-journal.mjs"

/**
 * A build that `npm run build` asks the publisher for: a file in the publisher's folder, until it has been made.
 * @typedef {object} AskedBuild
 * @property {string} id
 * @property {boolean} mayLosePages whether it may lose most of the site's pages
 */

const NAME = /^asked-([0-9a-f-]{36})\.json$/

const pathOf = (/** @type {string} */ releasesDir, /** @type {string} */ id) =>
  join(publisherDirOf(releasesDir), `asked-${id}.json`)

/**
 * @param {string} releasesDir
 * @param {Pick<AskedBuild, "mayLosePages">} wish
 * @returns {Promise<string>} its id
 */
export async function askForBuild(releasesDir, { mayLosePages }) {
  const id = randomUUID()
  await mkdir(publisherDirOf(releasesDir), { recursive: true })
  const path = pathOf(releasesDir, id)
  await writeFile(`${path}.new`, JSON.stringify({ id, mayLosePages }))
  await rename(`${path}.new`, path)
  return id
}

/**
 * @param {string} releasesDir
 * @returns {Promise<AskedBuild[]>}
 */
export async function readAskedBuilds(releasesDir) {
  const names = await readdir(publisherDirOf(releasesDir)).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map((name) => readFile(join(publisherDirOf(releasesDir), name), "utf8").catch(() => "")),
  )
  return found.flatMap((text) => {
    try {
      return [JSON.parse(text)]
    } catch {
      // Gone meanwhile, or torn: nobody's wish.
      return []
    }
  })
}

/**
 * @param {string} releasesDir
 * @param {string} id
 */
export const forgetAskedBuild = (releasesDir, id) => rm(pathOf(releasesDir, id), { force: true })
