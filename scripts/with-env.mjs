import { spawnSync } from "node:child_process"
import { delimiter, join } from "node:path"
import { readVariables } from "./lib/env-file.mjs"
import { projectRoot } from "./lib/project.mjs"

/** Runs a command with the variables of `.env`: `node scripts/with-env.mjs tsx scripts/cms-check.ts`. */
const [command = "", ...args] = process.argv.slice(2)
const variables = readVariables(projectRoot)
const binaries = join(projectRoot, "node_modules", ".bin")
const { status } = spawnSync(command, args, {
  cwd: projectRoot,
  stdio: "inherit",
  env: { ...variables, PATH: `${binaries}${delimiter}${variables.PATH ?? ""}` },
})
process.exitCode = status ?? 1
