import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command.mjs"
import { readVariables } from "../../lib/env-file.mjs"
import { requireInstalled } from "../../lib/install.mjs"
import { releasesDirOf } from "../../lib/project.mjs"
import { projectRoot as root } from "../../lib/project-root.mjs"
import { loadListReleases } from "../../builder/typescript.mjs"

/** `npm run releases`: the releases there are, newest first; `-- --json` for programs. */
export default () =>
  runCommand(async () => {
    const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } })
    requireInstalled(root)
    const { listReleases, releasesTable } = await loadListReleases()
    const found = await listReleases(releasesDirOf(root, readVariables(root)))
    console.log(values.json ? JSON.stringify(found, undefined, 2) : releasesTable(found))
  })
