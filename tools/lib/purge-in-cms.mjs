import { dirname } from "node:path"
import { Failure } from "../../lib/failure.mjs"
import { endsWithParent, tail } from "../../lib/processes.mjs"

/**
 * @typedef {object} PurgedPicture
 * @property {number | string | null} id nothing where the CMS has no such picture
 * @property {string | null} alt what it shows
 * @property {readonly string[]} files names of its file and its sizes
 * @property {readonly string[]} left those that are there still
 * @property {readonly string[]} uses what shows it, in words
 */

/**
 * Looks for a picture in this installation's CMS, or removes it (cms/scripts/purge-picture.ts).
 * @param {string} what its id, the name of its file, or a name that the site gave one of its sizes
 * @param {{ cmsDir: string, env: NodeJS.ProcessEnv, processes: import("../../lib/processes.mjs").Processes, look: boolean }} options
 * @returns {Promise<PurgedPicture>}
 * @throws {Failure} where the CMS's data cannot be opened
 */
export async function purgeInCms(what, { cmsDir, env, processes, look }) {
  const { output } = await processes.run(
    "the CMS's part of the purge",
    process.execPath,
    [
      ...endsWithParent(dirname(cmsDir)),
      "--conditions=production",
      "--import",
      "tsx",
      "scripts/purge-picture.ts",
      what,
      ...(look ? ["--look"] : []),
    ],
    { cwd: cmsDir, env },
  )
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (last.startsWith("purged: ")) return JSON.parse(last.slice("purged: ".length))
  throw new Failure(`The CMS could not be asked for the picture:\n${tail(output, 25)}`)
}
