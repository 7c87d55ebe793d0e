import { execFile } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { promisify } from "node:util"
import { afterEach, beforeEach, expect, it } from "@jest/globals"

const CMS = join(__dirname, "../../../cms")
const PROGRAMS = join(CMS, ".cache", "programs")

let folder: string
beforeEach(() => {
  mkdirSync(PROGRAMS, { recursive: true })
  // Within the CMS, where its packages are found.
  folder = mkdtempSync(join(CMS, ".cache", "run-"))
  writeFileSync(
    join(folder, "later.ts"),
    `export const told: string[] = [import.meta.url, ...process.argv.slice(2)]`,
  )
  writeFileSync(
    join(folder, "program.ts"),
    `const { told } = await import("./later")\nconsole.log(told.join(" "))`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = async (): Promise<string> => {
  const file = relative(CMS, join(folder, "program.ts"))
  const { stdout } = await promisify(execFile)(process.execPath, ["run.mjs", file, "--now"], {
    cwd: CMS,
  })
  return stdout.trim()
}

it("programs of the CMS that are started at once each run, and know where their modules stand", async () => {
  const said = await Promise.all(Array.from({ length: 4 }, run))
  expect(new Set(said)).toEqual(new Set([`file://${join(folder, "later.ts")} --now`]))
})

it("a program of code that has changed long ago is removed once another is made", async () => {
  const old = join(PROGRAMS, "0123456789abcdef")
  const fresh = join(PROGRAMS, "fedcba9876543210")
  for (const path of [old, fresh]) mkdirSync(path, { recursive: true })
  utimesSync(old, 0, 0)
  await run()
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  rmSync(fresh, { recursive: true })
})
