import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { buildSchema, print, type GraphQLSchema } from "graphql"
import { readConfiguration } from "../../cms-client/configuration"
import { generateTypes } from "../../gatsby/generate-types"
import { introspectCms, PreflightError, requireConfiguration } from "../../gatsby/preflight"
import { pruneSchema } from "../../gatsby/prune-schema"
import { findSchemaProblems } from "../../gatsby/schema-check"
import { collectSiteQueries } from "../../gatsby/site-queries"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { projectRoot as root } from "../../lib/project-root"

const CMS_SCHEMA = resolve(root, "cms/schema.graphql")
const CONTRACT = resolve(root, "src/content/contract.graphql")
const TYPES = resolve(root, "src/content/generated/queries.ts")
const CONTRACT_HEADER = `# What the site asks of its CMS, and nothing else of the CMS's schema. Written by \`npm run codegen\`.

`

/**
 * Writes the contract with the CMS and the types of the site's queries: `npm run codegen`.
 * The schema is read from cms/schema.graphql, or else from the configured CMS.
 * `npm run codegen -- --check` writes nothing and needs no CMS: it fails where the types are out of date.
 */
export default () => runCommand(() => run(process.argv.includes("--check")))

async function run(check: boolean): Promise<void> {
  const definitions = await collectSiteQueries(root)
  const contract = check ? await readFile(CONTRACT, "utf8") : undefined
  const schema = contract === undefined ? await fullSchema() : buildSchema(contract)
  const problems = findSchemaProblems(schema, definitions)
  if (problems.length > 0) {
    throw new PreflightError(
      [
        check
          ? "src/content/contract.graphql does not cover the site's queries. Run npm run codegen with a CMS:"
          : "The schema of the CMS lacks what the site's queries need:",
        ...problems.map(({ message, files }) => `  - ${message} (${files.join(", ")})`),
      ].join("\n"),
    )
  }
  const nextContract = CONTRACT_HEADER + print(pruneSchema(schema, definitions)) + "\n"
  const nextTypes = await generateTypes(nextContract, definitions)
  if (!check) {
    await write(CONTRACT, nextContract)
    await write(TYPES, nextTypes)
    return
  }
  const stale = [
    ...(contract === nextContract ? [] : [CONTRACT]),
    ...((await readFile(TYPES, "utf8").catch(() => "")) === nextTypes ? [] : [TYPES]),
  ]
  if (stale.length > 0) {
    throw new PreflightError(`Out of date; run npm run codegen:\n  - ${stale.join("\n  - ")}`)
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
