import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readSettings } from "../../../lib/environment/read-settings"
import { environment, variablesWhere } from "../../../lib/environment/variables"

const ROOT = join(__dirname, "../../..")
const read = (name: string) => readFileSync(join(ROOT, name), "utf8")
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort()

/** Where a variable is read: by name, and not only picked. */
const READERS = [
  ...["builder", "cms/seed", "cms/src", "cms-client", "engine", "gatsby", "lib", "publishing"],
  ...["release-store", "server", "shared", "snapshot", "src", "tools/commands", "tools/lib"],
]

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

  it("are read by some process, each of them: what nobody reads changes nothing", () => {
    const files = READERS.flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
        .map((file) => join(room, file)),
    ).filter((file) => file !== "lib/environment/variables.ts")
    const named = new Set(
      files.flatMap(
        (file) =>
          read(file)
            .replace(/\b[A-Z_]+: true\b/g, "")
            .match(/\b[A-Z_]{4,}\b/g) ?? [],
      ),
    )
    expect(all.filter((name) => !named.has(name))).toEqual([])
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
