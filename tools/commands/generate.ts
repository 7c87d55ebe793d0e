import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { runCommand, type CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { hasPackages } from "../../lib/npm-ci.mjs"
import { programArguments, tail } from "../../lib/processes"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { cmsArguments } from "../lib/cms-script"

/** Of the CMS; the second is put together, as it starts, of what the first has written. */
const SCRIPTS = ["scripts/generate-lists.ts", "scripts/generate.ts"]

/**
 * `npm run generate [-- --name=what_changed]`, after a change of fields or of a query: writes what follows from them, and
 * needs no running CMS. Of the CMS its types, the panel's components, its schema and, where the tables change, a
 * migration of that name; of the site the contract with the CMS and the types of its queries.
 * `--check` writes nothing, and names what is out of date.
 */
export default () => runCommand(run)

async function run({ processes }: CommandContext) {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, name: { type: "string" } },
  })
  const cmsDir = cmsDirOf(root)
  if (existsSync(cmsDir)) {
    if (!hasPackages(cmsDir)) throw new Failure("The CMS's packages are missing. Run npm start.")
    for (const script of SCRIPTS) {
      const args = cmsArguments(cmsDir, script, process.argv.slice(2))
      if (values.check) await checkCms(cmsDir, args, processes)
      else generateForCms(cmsDir, args)
    }
  }
  // A program of its own: some of the site's queries follow from what has just been written.
  const args = values.check ? ["--check"] : []
  const forSite = programArguments(root, "tools/lib/generate-for-site.ts", args)
  const { status } = spawnSync(process.execPath, forSite, { cwd: root, stdio: "inherit" })
  return status ?? 1
}

/** With the terminal: where a column may have been renamed, the one who did it is asked. */
function generateForCms(cmsDir: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: cmsDir, stdio: "inherit" })
  if (status !== 0) {
    throw new Failure(
      "What follows for the site was not written. Where the CMS's code has failed, npx tsc --noEmit -p cms names what it lacks.",
    )
  }
}

async function checkCms(
  cmsDir: string,
  args: readonly string[],
  processes: CommandContext["processes"],
): Promise<void> {
  const { code, output } = await processes.run("The check of the CMS", process.execPath, args, {
    cwd: cmsDir,
  })
  if (code === 0) return
  const stale = output.split("\n").filter((line) => line.startsWith("Out of date: "))
  throw new Failure(
    stale.length > 0
      ? [...stale, "npm run generate -- --name=what_has_changed writes it."].join("\n")
      : tail(output, 25),
  )
}
