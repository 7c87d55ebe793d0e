import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { adminNews, cmsDataDir, needsSeed, seedCms } from "../../../../tools/lib/cms"
import { type Processes, type Running } from "../../../../lib/processes"

let cmsDir: string
let dataDir: string

beforeEach(() => {
  cmsDir = mkdtempSync(join(tmpdir(), "forno-cms-"))
  dataDir = join(cmsDir, "data")
})
afterEach(() => rmSync(cmsDir, { recursive: true, force: true }))

/** A seed that writes a database, prints something and ends. */
const seedThat = (code: number, output: string): Processes => ({
  start: (): Running => {
    throw new Error("The seed is not started to stay")
  },
  run: (_name, _command, _args, { onLine }) => {
    for (const line of output.split("\n")) onLine?.(line)
    writeFileSync(join(dataDir, "forno.db"), "")
    expect(needsSeed(dataDir)).toBe(true)
    return Promise.resolve({ code, output })
  },
  isStopping: () => false,
  stopAll: () => Promise.resolve(),
})
const seed = async (code: number, output: string) => {
  const told: string[] = []
  await seedCms({ cmsDir, env: {}, processes: seedThat(code, output) }, (text) => told.push(text))
  return told
}

describe("the CMS's data", () => {
  it("lies where CMS_DATA_DIR says, as the CMS itself reads it", () => {
    expect(cmsDataDir("/srv/forno/cms", {})).toBe("/srv/forno/cms/data")
    expect(cmsDataDir("/srv/forno/cms", { CMS_DATA_DIR: "" })).toBe("/srv/forno/cms/data")
    expect(cmsDataDir("/srv/forno/cms", { CMS_DATA_DIR: "/var/forno" })).toBe("/var/forno")
    expect(cmsDataDir("/srv/forno/cms", { CMS_DATA_DIR: "../content" })).toBe("/srv/forno/content")
  })

  it("is seeded on the first start alone", async () => {
    expect(needsSeed(dataDir)).toBe(true)
    const output = 'Migrated\nmedia 20/65\nbrands 7/7 0.1 s\nseeded: {"brands":7}\n'
    expect(await seed(0, output)).toEqual(["media 20/65", "brands 7/7 0.1 s"])
    expect(needsSeed(dataDir)).toBe(false)
  })

  it.each([
    ["failed", 1, "Seeding failed: no disk space"],
    ["ended early without a word", 0, "brands 7/7"],
    ["was stopped", 143, ""],
  ])("is seeded again after a seed that %s", async (_how, code, output) => {
    await expect(seed(code, output)).rejects.toThrow(/could not be seeded/)
    expect(existsSync(join(dataDir, "forno.db"))).toBe(true)
    expect(needsSeed(dataDir)).toBe(true)
  })
})

describe("the CMS's admin", () => {
  it.each([
    ["[cms] Admin ready at http://localhost:3000/admin (81.2 s)", "ready"],
    ["[cms] The admin could not be started: no disk space", "failed"],
    ["[cms] API ready at http://localhost:3000/api/graphql (2.1 s)", undefined],
    ["[cms] Admin built (80.0 s)", undefined],
  ])("has for the line “%s” the news %s", (line, news) => {
    expect(adminNews(line)).toBe(news)
  })

  it("is told of in these words", () => {
    const code = readFileSync("cms/src/server/admin.ts", "utf8")
    expect(code).toContain("step(`Admin ready at ")
    expect(code).toContain("complain(`The admin could not be started: ")
  })
})
