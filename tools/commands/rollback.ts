import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { updateReleaseFolder } from "../../release-store/export-release"
import { unpin, rollBack } from "../../release-store/switch-release"

/**
 * `npm run rollback`: serves the release before the one being served, or `-- <id>`, and holds it; `-- --end` ends that.
 * Needs neither the server nor the publisher to be stopped, and does not wait for a build.
 */
export default () => runCommand(run)

async function run() {
  const { id, end } = readArguments()
  const env = readVariables(root)
  const releasesDir = releasesDirOf(root, env)
  if (end) {
    const pinned = await unpin(releasesDir)
    console.log(
      `Release ${pinned.releaseId} is held no longer. It is served until the next build, which the publisher begins ` +
        "by itself where it runs; npm run build begins one, too.",
    )
    return
  }
  const { from, to } = await rollBack(releasesDir, id)
  await updateReleaseFolder(releasesDir, env)
  console.log(
    [
      `Release ${to.id} is served now${from === to.id ? "" : `, instead of ${from}`}.`,
      "It stays until an editor publishes something, or until npm run rollback -- --end.",
    ].join("\n"),
  )
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: "string" }, end: { type: "boolean", default: false } },
    })
    const ids = [...positionals, ...(values.to === undefined ? [] : [values.to])]
    if (ids.length < 2 && !(values.end && ids.length > 0)) return { id: ids[0], end: values.end }
  } catch {
    // Told below, as every other misuse.
  }
  throw new Failure(
    "This is npm run rollback (the release before the one being served), npm run rollback -- <id>, " +
      "or npm run rollback -- --end.",
  )
}
