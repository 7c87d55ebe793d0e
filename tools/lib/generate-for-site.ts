import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { buildSchema, print, type GraphQLSchema } from "graphql"
import { readConfiguration } from "../../cms-client/configuration"
import { generateTypes } from "../../gatsby/generate-types"
import { pageModels } from "../../gatsby/page-models"
import { introspectCms, requireAnswerable } from "../../gatsby/preflight"
import { PreflightError, requireConfiguration } from "../../gatsby/preflight-error"
import { pruneSchema } from "../../gatsby/prune-schema"
import { richTextFields } from "../../gatsby/rich-text-fields"
import { findSchemaProblems } from "../../gatsby/schema-check"
import { collectSiteQueries } from "../../gatsby/site-queries"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { projectRoot as root } from "../../lib/project-root"

const CMS_SCHEMA = resolve(root, "cms/schema.graphql")
const CONTRACT = resolve(root, "src/content/contract.graphql")
const GENERATED = resolve(root, "src/content/generated")
const TYPES = resolve(GENERATED, "queries.ts")
const MODELS = resolve(GENERATED, "page-models.ts")
const TEXTS = resolve(GENERATED, "rich-text-fields.ts")
const CONTRACT_HEADER = `# What the site asks of its CMS, and nothing else of the CMS's schema. Written by \`npm run generate\`.

`

/**
 * Writes the contract with the CMS, the types of the site's queries and what else follows from them.
 * @param check writes nothing
 * @throws PreflightError where the CMS lacks what the site asks for; with `check` where something is out of date, naming it
 */
async function generateForSite(check: boolean): Promise<void> {
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

void runCommand(() => generateForSite(process.argv.includes("--check")))
