import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  acceptingLockOf,
  createJournalReader,
  journalPathOf,
  readJournal,
} from "../../../publishing/publish-journal"
import { openJournal } from "../../../publishing/journal"
import { EVENT, post, signed } from "../server/origin/hooks/deliveries"
import { programArguments } from "../../../lib/processes"
import { projectRoot } from "../../../lib/project-root"

let releasesDir: string
beforeEach(() => {
  releasesDir = mkdtempSync(join(tmpdir(), "forno-journal-"))
})
afterEach(() => rmSync(releasesDir, { recursive: true, force: true }))

const request = (id: string) => ({ kind: "event" as const, id, timestamp: 1, event: EVENT })

it("does not grow without end: what went live long ago is dropped, and numbers go on", async () => {
  let live = 0
  let now = Date.parse("2026-11-20T12:00:00Z")
  const options = { liveSequence: async () => live, compactFrom: 20_000, now: () => now }
  const journal = await openJournal(releasesDir, options)
  const accept = async (from: number, to: number) => {
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    await Promise.all(numbers.map((n) => journal.accept(request(`msg_${n}`))))
  }
  await accept(1, 50)
  live = 50
  now += 60 * 60_000
  await accept(51, 400)
  expect(statSync(journalPathOf(releasesDir)).size).toBeGreaterThan(20_000)
  live = 399
  now += 60 * 60_000
  for (let n = 401; n < 1_000; n += 100) await accept(n, n + 99)
  await journal.close()

  const kept = await readJournal(releasesDir)
  expect(kept.length).toBeLessThan(700)
  expect(kept.map(({ n }) => n)).toEqual(
    Array.from({ length: kept.length }, (_, index) => 1_001 - kept.length + index),
  )
  const again = await openJournal(releasesDir, options)
  expect(again.newest()).toBe(1_000)
  expect(await again.accept(request("next"))).toEqual({ n: 1_001, isKnown: false })
  await again.close()
})

it("never gives a number that a release has already, though the journal was lost", async () => {
  const journal = await openJournal(releasesDir, { liveSequence: async () => 41 })
  expect(await journal.accept(request("after"))).toEqual({ n: 42, isKnown: false })
  await journal.close()
})

it("is read again only once something was accepted, or the file has been replaced", async () => {
  const read = createJournalReader(releasesDir)
  expect(await read()).toEqual([])
  const journal = await openJournal(releasesDir, { liveSequence: async () => 0 })
  await journal.accept(request("first"))
  const first = await read()
  expect(first.map(({ id }) => id)).toEqual(["first"])
  expect(await read()).toBe(first)
  await journal.accept(request("second"))
  expect((await read()).map(({ id }) => id)).toEqual(["first", "second"])
  await journal.close()
  rmSync(journalPathOf(releasesDir))
  expect(await read()).toEqual([])
})

it("is written by one origin at a time, and by the next once that has ended or was killed", async () => {
  const options = { liveSequence: async () => 0 }
  const journal = await openJournal(releasesDir, options)
  const second = openJournal(releasesDir, options)
  await journal.accept(request("first"))
  await journal.close()
  const next = await second
  expect(await next.accept(request("second"))).toEqual({ n: 2, isKnown: false })
  await next.close()
  symlinkSync(`${process.pid}@before-the-kill`, acceptingLockOf(releasesDir))
  await (await openJournal(releasesDir, options)).close()
})

it("holds every hook that was answered, after the server was killed amid 200 at once", async () => {
  const server = spawn(
    process.execPath,
    programArguments(projectRoot, "__tests__/unit/server/origin/hooks/hook-server.ts", [
      releasesDir,
    ]),
    { stdio: ["ignore", "pipe", "inherit"] },
  )
  const [printed] = (await once(server.stdout, "data")) as [Buffer]
  const origin = printed.toString().trim()

  const accepted: string[] = []
  const sending = Array.from({ length: 200 }, async (_, index) => {
    const id = `msg_${index}`
    const answer = await post(origin, "/hooks/publish", signed({ id })).catch(() => undefined)
    if (answer?.status !== 202) return
    accepted.push(id)
    if (accepted.length === 60) server.kill("SIGKILL")
  })
  await Promise.all([...sending, once(server, "exit")])

  const stored = new Set((await readJournal(releasesDir)).map(({ id }) => id))
  expect(accepted.length).toBeGreaterThanOrEqual(60)
  expect(accepted.filter((id) => !stored.has(id))).toEqual([])
}, 30_000)
