import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readSettings } from "../../../lib/environment/read-settings"
import { environment, variablesWhere } from "../../../lib/environment/variables"

const read = (name: string) => readFileSync(join(__dirname, "../../..", name), "utf8")
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort()

describe("the variables", () => {
  const all = variablesWhere(() => true).sort()

  it("have a row each in the README, and no other has", () => {
    const [, configuration = ""] = read("README.md").split("\n## Configuration\n")
    const rows = configuration.match(/^\| `[A-Z].*?\|/gm) ?? []
    // Explained in the row of what it stands in for.
    expect([...namesIn(rows.join(), /`([A-Z_]+)`/g), "PUBLISH_SECRET_PREVIOUS"].sort()).toEqual(all)
  })

  it("stand in .env.example, and no other does", () => {
    expect(namesIn(read(".env.example"), /^(?:# )?([A-Z_]+)=/gm)).toEqual(all)
  })
})

describe("a variable", () => {
  const ports = environment.pick({ SITE_PORT: true, CMS_PORT: true, OPERATIONS_PORT: true })

  it.each([undefined, "", " "])("that is %p is as good as not set", (value) => {
    expect(readSettings(ports, { SITE_PORT: value, OPERATIONS_PORT: value })).toEqual({
      SITE_PORT: 8000,
      CMS_PORT: 3000,
      OPERATIONS_PORT: undefined,
    })
  })

  it("that cannot be used is named with every other", () => {
    const { error } = ports.safeParse({ SITE_PORT: "http", CMS_PORT: "0" })
    expect(error?.issues.map(({ path }) => path)).toEqual([["SITE_PORT"], ["CMS_PORT"]])
  })
})
