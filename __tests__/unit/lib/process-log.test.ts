import { once } from "node:events"
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, type WriteStream } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openProcessLog } from "../../../lib/process-log"

it("loses what cannot be written, and goes on a minute after it can be again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forno-log-"))
  const path = join(folder, "it.log")
  // A folder has its name: as with a disk that is full, nothing can be written.
  mkdirSync(path)
  const streams = jest.spyOn(fs, "createWriteStream")
  /** Of the stream that was opened last; fails with what that failed of. */
  const closed = () => once(streams.mock.results.at(-1)?.value as WriteStream, "close")
  const log = openProcessLog(path, { continues: false })
  log.write("lost\n")
  await expect(closed()).rejects.toThrow("EISDIR")
  rmSync(path, { recursive: true })
  log.write("lost, too\n")
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000)
  log.write("there\n")
  log.end()
  await closed()
  expect(readFileSync(path, "utf8")).toBe("there\n")
  now.mockRestore()
  streams.mockRestore()
  rmSync(folder, { recursive: true })
})
