import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { exportRelease } from "../../release-store/export-release"
import { listReleases } from "../../release-store/list-releases"
import { releasesTable } from "../lib/releases-table"

/**
 * `npm run releases`: the releases there are, newest first; `-- --json` for programs. `-- --export=<folder>` writes the one
 * being served as plain files, for a static host.
 */
export default () =>
  runCommand(async () => {
    const { values } = parseArgs({
      options: { json: { type: "boolean", default: false }, export: { type: "string" } },
    })
    const env = readVariables(root)
    const releasesDir = releasesDirOf(root, env)
    if (values.export) {
      const folder = resolve(values.export)
      const { written, removed } = await exportRelease(releasesDir, folder, env)
      console.log(
        `${folder} is the site as it is served: ${written} files written, ${removed} removed.`,
      )
      return
    }
    const found = await listReleases(releasesDir)
    console.log(values.json ? JSON.stringify(found, undefined, 2) : releasesTable(found))
  })
