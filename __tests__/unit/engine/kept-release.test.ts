import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readKeptRelease, writeKeptRelease, type KeptRelease } from "../../../engine/kept-release"

const folder = mkdtempSync(join(tmpdir(), "forno-kept-"))
const file = join(folder, "last-release.jsonl")
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kept: KeptRelease = {
  maker: "abc 20.20.2",
  release: "20261125T120000000Z",
  snapshot: {
    marker: "12",
    lists: {
      Brands: [{ id: 1, name: "400\u2028Quattrocento\nRoma" }],
      Menus: [],
      Jobs: [{ id: 3 }, { id: 4 }],
    },
    globals: { SiteSettings: { name: "400" }, Nothing: null },
  },
  site: {
    moment: "2026-11-25T12:00:00.000Z",
    texts: ["Brands 1", "name"],
    slices: ["header"],
    checks: [{ document: "Jobs 3", reads: { documents: [0, 1], questions: [], usesClock: false } }],
    pages: [
      {
        path: "/400",
        context: '["src/templates/brand.tsx",{},{}]',
        slices: 0,
        data: { documents: [0, 1], questions: [], usesClock: false },
        html: { documents: [], questions: [], usesClock: true },
        pictures: [],
      },
    ],
  },
}

describe("What is kept of a release for the next process", () => {
  it("is read as it was written, by its owner alone", async () => {
    await writeKeptRelease(file, kept)
    expect(await readKeptRelease(file)).toEqual(kept)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it("is nothing where it is not there, is cut short anywhere, or is something else", async () => {
    expect(await readKeptRelease(join(folder, "none"))).toBeUndefined()
    await writeKeptRelease(file, kept)
    const text = readFileSync(file, "utf8")
    for (let length = 0; length < text.length - 1; length += 7) {
      writeFileSync(file, text.slice(0, length))
      expect(await readKeptRelease(file)).toBeUndefined()
    }
    writeFileSync(file, '{"snapshot":1}\n')
    expect(await readKeptRelease(file)).toBeUndefined()
  })
})
