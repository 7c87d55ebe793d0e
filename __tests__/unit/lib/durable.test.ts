import { jest } from "@jest/globals"
import { mkdir, mkdtemp, open, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { syncTree } from "../../../lib/durable"

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "forno-durable-"))))
afterEach(() => rm(folder, { recursive: true, force: true }))

it("has all that is in a folder on the disk, and leaves what it links to alone", async () => {
  await mkdir(join(folder, "routes", "empty"), { recursive: true })
  await writeFile(join(folder, "facts.json"), "{}")
  await writeFile(join(folder, "routes", "page.js"), "page")
  await symlink(join(folder, "nowhere"), join(folder, "node_modules"))
  const handle = await open(join(folder, "facts.json"))
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, "sync")
  await handle.close()

  await syncTree(folder)

  // Two files and three folders.
  expect(sync).toHaveBeenCalledTimes(5)
  sync.mockRestore()
})
