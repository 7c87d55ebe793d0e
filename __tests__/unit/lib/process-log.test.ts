import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openProcessLog } from "../../../lib/process-log"

it("loses what cannot be written, and goes on a minute after it can be again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forno-log-"))
  const path = join(folder, "it.log")
  // A folder has its name: as with a disk that is full, nothing can be written.
  mkdirSync(path)
  const log = openProcessLog(path, { continues: false })
  log.write("lost\n")
  await sleep(50)
  rmSync(path, { recursive: true })
  log.write("lost, too\n")
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000)
  log.write("there\n")
  log.end()
  await sleep(50)
  expect(readFileSync(path, "utf8")).toBe("there\n")
  now.mockRestore()
  rmSync(folder, { recursive: true })
})
