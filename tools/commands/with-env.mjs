import { spawnSync } from "node:child_process"
import { delimiter, join } from "node:path"
import { runCommand } from "../../lib/command.mjs"
import { readVariables } from "../../lib/env-file.mjs"
import { Failure } from "../../lib/failure.mjs"
import { requireInstalled } from "../../lib/install.mjs"
import { projectRoot as root } from "../../lib/project-root.mjs"

/** Runs a command with the variables of `.env`: `node tools/forno.mjs with-env tsx tools/cms-check.ts`. */
export default () =>
  runCommand(async () => {
    const [command = "", ...args] = process.argv.slice(2)
    requireInstalled(root)
    const variables = readVariables(root)
    const binaries = join(root, "node_modules", ".bin")
    const { status, error } = spawnSync(command, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...variables, PATH: `${binaries}${delimiter}${variables.PATH ?? ""}` },
    })
    if (error) throw new Failure(`${command} could not be run: ${error.message}`)
    return status ?? 1
  })
