import { jest } from "@jest/globals"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import fs from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { keepPrivate } from "../../../cms/src/private-data"

let folder: string
let umask: number

beforeEach(() => {
  umask = process.umask()
  folder = mkdtempSync(join(tmpdir(), "forno-data-"))
})
afterEach(() => {
  jest.restoreAllMocks()
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

const permissions = (...names: string[]): string[] =>
  names.map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`)

it("closes what an earlier version left open to every user of the machine", async () => {
  const media = join(folder, "media")
  const files = ["cms.db", "cms.db-wal", "cms.db-shm", "media/oven.avif"]
  mkdirSync(media)
  for (const name of files) writeFileSync(join(folder, name), "")
  for (const name of files) chmodSync(join(folder, name), 0o644)
  for (const name of [".", "media"]) chmodSync(join(folder, name), 0o755)

  await keepPrivate(folder, { database: join(folder, "cms.db"), media })

  expect(permissions(".", "media")).toEqual([". 700", "media 700"])
  expect(permissions(...files)).toEqual(files.map((name) => `${name} 600`))
  writeFileSync(join(media, "new.avif"), "")
  mkdirSync(join(media, "new"))
  expect(permissions("media/new.avif", "media/new")).toEqual([
    "media/new.avif 600",
    "media/new 700",
  ])
})

it("takes no notice of a file of SQLite's that is gone meanwhile, as when who else had the database open closes it", async () => {
  const lstat = fs.lstat
  jest.spyOn(fs, "lstat").mockImplementation(async (file) => {
    if (String(file).endsWith("-wal")) rmSync(file)
    return lstat(file)
  })
  const files = ["cms.db", "cms.db-wal"]
  for (const name of files) writeFileSync(join(folder, name), "")
  for (const name of files) chmodSync(join(folder, name), 0o644)

  await keepPrivate(folder, { database: join(folder, "cms.db"), media: join(folder, "media") })

  expect(permissions("cms.db")).toEqual(["cms.db 600"])
})

it("leaves a folder open that many users share", async () => {
  chmodSync(folder, 0o1777)
  const media = join(folder, "media")

  await keepPrivate(folder, { database: join(folder, "cms.db"), media })

  expect(statSync(folder).mode & 0o777).toBe(0o777)
  expect(permissions("media")).toEqual(["media 700"])
})
