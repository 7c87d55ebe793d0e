import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readStatusFile, statusPathOf } from "../../../../publishing/publisher-files"
import { createStatusWriter } from "../../../../server/publisher/status-writer"

const STATUS = { working: null, failure: null, cmsUnreachableSince: null, lastCmsOutage: null }

it("tells once that the status cannot be written, goes on trying, and tells of a later failure", async () => {
  const releasesDir = mkdtempSync(join(tmpdir(), "forno-status-"))
  const told = jest.fn()
  const write = createStatusWriter(releasesDir, told)
  const path = statusPathOf(releasesDir)
  mkdirSync(path)
  for (const build of [1, 2]) await write({ ...STATUS, builds: [], totals: { held: build } })
  expect(told).toHaveBeenCalledTimes(1)
  rmSync(path, { recursive: true })
  await write({ ...STATUS, builds: [], totals: { held: 3 } })
  expect(await readStatusFile(releasesDir)).toMatchObject({ totals: { held: 3 } })
  rmSync(path)
  mkdirSync(path)
  await write({ ...STATUS, builds: [], totals: { held: 4 } })
  expect(told).toHaveBeenCalledTimes(2)
  rmSync(releasesDir, { recursive: true })
})
