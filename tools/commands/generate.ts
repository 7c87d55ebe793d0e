import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { parseArgs } from "node:util"
import { buildSchema, print, type GraphQLSchema } from "graphql"
import { readConfiguration } from "../../cms-client/configuration"
import { generateTypes } from "../../gatsby/generate-types"
import {
  introspectCms,
  PreflightError,
  requireAnswerable,
  requireConfiguration,
} from "../../gatsby/preflight"
import { pruneSchema } from "../../gatsby/prune-schema"
import { findSchemaProblems } from "../../gatsby/schema-check"
import { linkFragment } from "../../gatsby/link-fragment"
import { pageModels } from "../../gatsby/page-models"
import { richTextFields } from "../../gatsby/rich-text-fields"
import { collectSiteQueries } from "../../gatsby/site-queries"
import { runCommand, type CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { hasPackages } from "../../lib/npm-ci.mjs"
import { endsWithParent, tail } from "../../lib/processes"
import { cmsDirOf } from "../../lib/project"
import { readVariables } from "../../lib/env-file"
import { projectRoot as root } from "../../lib/project-root"

const CMS_SCHEMA = resolve(root, "cms/schema.graphql")
const CONTRACT = resolve(root, "src/content/contract.graphql")
const GENERATED = resolve(root, "src/content/generated")
const TYPES = resolve(GENERATED, "queries.ts")
const MODELS = resolve(GENERATED, "page-models.ts")
const LINKS = resolve(GENERATED, "link-fragment.ts")
const TEXTS = resolve(GENERATED, "rich-text-fields.ts")
const CONTRACT_HEADER = `# What the site asks of its CMS, and nothing else of the CMS's schema. Written by \`npm run generate\`.

`

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
    const args = [
      ...endsWithParent(root),
      "--conditions=production",
      "--import",
      "tsx",
      "scripts/generate.ts",
      ...process.argv.slice(2),
    ]
    if (values.check) await checkCms(cmsDir, args, processes)
    else generateForCms(cmsDir, args)
  }
  await generateForSite(values.check)
}

/** With the terminal: where a column may have been renamed, the one who did it is asked. */
function generateForCms(cmsDir: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: cmsDir, stdio: "inherit" })
  if (status !== 0) throw new Failure("What follows for the site was not written.")
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

async function generateForSite(check: boolean): Promise<void> {
  // One of the site's queries, and so before they are collected.
  if (!check) await write(LINKS, linkFragment)
  const definitions = await collectSiteQueries(root)
  const contract = check ? await readFile(CONTRACT, "utf8") : undefined
  const schema = contract === undefined ? await fullSchema() : buildSchema(contract)
  requireAnswerable(definitions)
  const problems = findSchemaProblems(schema, definitions)
  if (problems.length > 0) {
    throw new PreflightError(
      [
        check
          ? "src/content/contract.graphql does not cover the site's queries. Run npm run generate:"
          : "The schema of the CMS lacks what the site's queries need:",
        ...problems.map(({ message, files }) => `  - ${message} (${files.join(", ")})`),
      ].join("\n"),
    )
  }
  const nextContract = CONTRACT_HEADER + print(pruneSchema(schema, definitions)) + "\n"
  const next = new Map([
    [CONTRACT, nextContract],
    [TYPES, await generateTypes(nextContract, definitions)],
    [MODELS, pageModels(definitions)],
    [LINKS, linkFragment],
    [TEXTS, richTextFields(nextContract)],
  ])
  const stale: string[] = []
  for (const [path, text] of next) {
    if (!check) await write(path, text)
    else if ((await readFile(path, "utf8").catch(() => "")) !== text) stale.push(path)
  }
  if (stale.length > 0) {
    throw new PreflightError(`Out of date; run npm run generate:\n  - ${stale.join("\n  - ")}`)
  }
}

async function fullSchema(): Promise<GraphQLSchema> {
  if (existsSync(CMS_SCHEMA)) return buildSchema(await readFile(CMS_SCHEMA, "utf8"))
  const { configuration, problems } = readConfiguration(readVariables(root))
  requireConfiguration(problems)
  return introspectCms(configuration)
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
