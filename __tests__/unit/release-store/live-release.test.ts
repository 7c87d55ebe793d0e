import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readLive } from "../../../release-store/live-release"

const releases = mkdtempSync(join(tmpdir(), "forno-live-"))
afterAll(() => rmSync(releases, { recursive: true, force: true }))

it("tells editors of a hundred things at most that were left out", async () => {
  const warnings = Array.from({ length: 150 }, (_, id) => ({
    message: `Redirect ${id} is left out.`,
    collection: "redirects",
    id: String(id),
    field: "to",
  }))
  writeFileSync(join(releases, "1.json"), JSON.stringify({ version: 2, id: "1", warnings }))
  symlinkSync("1", join(releases, "current"))
  const live = await readLive(releases)
  expect(live?.warnings).toEqual(warnings.slice(0, 100))
})
