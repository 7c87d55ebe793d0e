import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { listReleases, releasesTable } from "../../release-store/list-releases"

/** `npm run releases`: the releases there are, newest first; `-- --json` for programs. */
export default () =>
  runCommand(async () => {
    const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } })
    const found = await listReleases(releasesDirOf(root, readVariables(root)))
    console.log(values.json ? JSON.stringify(found, undefined, 2) : releasesTable(found))
  })
