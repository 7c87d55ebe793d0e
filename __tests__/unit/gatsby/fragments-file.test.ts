import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { gqlPluckFromCodeString } from "@graphql-tools/graphql-tag-pluck"
import { Kind, parse, visit } from "graphql"
import { writeFragmentsFile } from "../../../gatsby/fragments-file"
import { collectSiteQueries } from "../../../gatsby/site-queries"

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "fragments-"))
  await mkdir(join(root, ".cache", "fragments"), { recursive: true })
})

afterEach(() => rm(root, { recursive: true }))

it("Gatsby finds every fragment that the site's queries use", async () => {
  const definitions = await collectSiteQueries(process.cwd())
  await writeFragmentsFile(root, definitions)

  const file = join(root, ".cache", "fragments", "content.js")
  const [source] = await gqlPluckFromCodeString(file, await readFile(file, "utf8"), {
    modules: [{ name: "gatsby", identifier: "graphql" }],
  })
  const found = parse(source?.body ?? "").definitions.map((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : definition.kind,
  )
  const used = new Set<string>()
  for (const { definition } of definitions) {
    visit(definition, { FragmentSpread: ({ name }) => void used.add(name.value) })
  }
  expect(used.size).toBeGreaterThan(25)
  expect(found).toHaveLength(new Set(found).size)
  expect(found).toEqual(expect.arrayContaining([...used]))
})
