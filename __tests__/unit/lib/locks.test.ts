import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { buildLocks, holderOf, withLockAfterWait, withLocks } from "../../../lib/locks"
import { partialOf } from "../../../lib/replace-file"

let folder: string
let locks: string[]
const held = () =>
  locks.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined).length

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forno-lock-"))
  locks = buildLocks(join(folder, "project"), join(folder, "releases"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it("lets one build at a time into a project and a releases folder", async () => {
  const second = jest.fn()
  await withLocks(locks, async () => {
    expect(held()).toBe(2)
    await expect(withLocks(locks.slice(1), second)).rejects.toThrow(
      `Another build is under way: process ${process.pid}. Wait until it has ended, or stop it with kill ${process.pid}`,
    )
    await expect(withLocks(locks.slice(0, 1), second)).rejects.toThrow(/Another build/)
  })
  expect(second).not.toHaveBeenCalled()
  expect(held()).toBe(0)
})

it("lets the next build in after one that failed, and tells its failure", async () => {
  const failing = withLocks(locks, () => Promise.reject(new Error("no content")))
  await expect(failing).rejects.toThrow("no content")
  expect(await withLocks(locks, () => Promise.resolve("built"))).toBe("built")
})

it("does not hold the first lock where the second is another's", async () => {
  await withLocks(locks.slice(1), () =>
    expect(withLocks(locks, () => Promise.resolve())).rejects.toThrow(/Another build/),
  )
  expect(held()).toBe(0)
})

it("takes over from a build that was killed", async () => {
  const dead = String(spawnSync(process.execPath, ["--version"]).pid)
  await withLocks(locks, async () => {})
  for (const path of locks) symlinkSync(dead, path)
  await withLocks(locks, async () => {
    for (const path of locks) expect(await holderOf(path)).toBe(process.pid)
  })
})

it("takes over from a build of before a restart, whose process id is another's now", async () => {
  await withLocks(locks, async () => {})
  for (const path of locks) symlinkSync(`${process.pid}@before-the-restart`, path)
  expect(await withLocks(locks, () => Promise.resolve("built"))).toBe("built")
})

it("removes what a killed process was writing beside a lock, and leaves that of one that runs", async () => {
  const dead = String(spawnSync(process.execPath, ["--version"]).pid)
  const releases = join(folder, "releases")
  mkdirSync(releases)
  const own = basename(partialOf(join(releases, "switching")))
  for (const name of [`switching.${dead}@of-then.0.partial`, `pin.json.${dead}.3.partial`, own]) {
    symlinkSync(dead, join(releases, name))
  }
  await withLocks([join(releases, "switching")], async () => {})
  expect(readdirSync(releases)).toEqual([own])
})

it("lets one in at a time where others wait for it", async () => {
  const path = join(folder, "releases", "switching")
  let inside = 0
  const work = async () => {
    inside += 1
    expect(inside).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside -= 1
  }
  await Promise.all([1, 2, 3, 4].map(() => withLockAfterWait(path, 5_000, work)))
  expect(await holderOf(path)).toBeUndefined()
})
