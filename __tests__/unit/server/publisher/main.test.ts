import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { makePrivateFolder } from "../../../../lib/private-folder"
import { holderOf, withLocks } from "../../../../lib/locks"
import { markOf } from "../../../../lib/process-mark"
import { programArguments } from "../../../../lib/processes"
import { publisherDirOf, publisherLockOf } from "../../../../publishing/publish-journal"

/** How long the one before takes to end, in milliseconds: longer than the next one takes to ask for it. */
const ENDING = 3_000

it("waits for a publisher to end whose command was killed, and takes its place", async () => {
  const root = process.cwd()
  const releasesDir = mkdtempSync(join(tmpdir(), "forno-publisher-main-"))
  const lock = publisherLockOf(releasesDir)
  makePrivateFolder(publisherDirOf(releasesDir))
  const before = spawn(process.execPath, ["-e", `setTimeout(() => {}, ${ENDING})`])
  symlinkSync(markOf(before.pid ?? 0), lock)
  // Nothing is built meanwhile.
  await withLocks([join(releasesDir, "building")], async () => {
    const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, RELEASES_DIR: releasesDir }
    const args = programArguments(root, "server/publisher/main.ts")
    const publisher = spawn(process.execPath, args, { cwd: root, env, stdio: "ignore" })
    while (publisher.exitCode === null && (await holderOf(lock)) !== publisher.pid) await sleep(20)
    expect([before.exitCode, publisher.exitCode]).toEqual([0, null])
    publisher.kill("SIGKILL")
    await once(publisher, "exit")
  })
  rmSync(releasesDir, { recursive: true })
}, 30_000)
