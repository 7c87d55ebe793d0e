import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import files from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { askForBuild, readAskedBuilds } from "../../../../publishing/asked-builds"
import { BuildFailure } from "../../../../lib/build-failure"
import { withLocks } from "../../../../lib/locks"
import { publisherLockOf } from "../../../../publishing/publish-journal"
import { type BuildRequest, type BuildResult } from "../../../../builder/build-request"
import { openJournal, type Journal } from "../../../../publishing/journal"
import { CmsUnavailable } from "../../../../builder/fingerprint"
import { readLive } from "../../../../release-store/live-release"
import { runPublisher, type PublisherParts } from "../../../../server/publisher/publisher"
import {
  pinPathOf,
  readPin,
  readStatusFile,
  statusPathOf,
  type StatusFile,
} from "../../../../publishing/publisher-files"
import { readStatus } from "../../../../server/origin/hooks/status"
import { type PublishingStatus } from "../../../../shared/publishing"
import type * as Backoff from "../../../../server/publisher/backoff"
import { EVENT } from "../origin/hooks/deliveries"

const QUIET = 60

/** Waits in milliseconds what an installation waits in eighths of a second. */
jest.mock("../../../../server/publisher/backoff", () => {
  const actual = jest.requireActual<typeof Backoff>("../../../../server/publisher/backoff")
  const { backoff } = actual
  return { ...actual, backoff: (...given: Parameters<typeof backoff>) => backoff(...given) / 125 }
})

type Status = StatusFile & PublishingStatus

/** A CMS and a build small enough to be watched: what is published is a text, a build copies it. */
class SmallSite {
  readonly releasesDir = mkdtempSync(join(tmpdir(), "forno-publisher-"))
  content = "0"
  isCmsDown = false
  /** Whether the CMS takes long to say what the content is. */
  isCmsBusy = false
  asked = 0
  mostAskedAtOnce = 0
  saysWhatIsPrepared = false
  buildTime = 20
  /** When what makes releases had last to be started again. */
  begunAnewAt: number | undefined
  /** Content that was there when everything was made in advance, and that of each build's beginning. */
  preparedFor = ""
  preparingTime = 0
  private preparing: Promise<string | null> | undefined
  private ahead: { lastSequence: number; content: string } | undefined
  readonly builtAfter: { content: string; preparedFor: string }[] = []
  /** Whether a build that fails says of which content. */
  saysContent = true
  /** What the next builds throw, one each. */
  readonly failures: Error[] = []
  readonly requests: BuildRequest[] = []
  running = 0
  mostAtOnce = 0
  private journal: Journal | undefined
  private stopping = new AbortController()
  private done: Promise<void> = Promise.resolve()
  private made = 0
  private deliveries = 0

  async start(): Promise<void> {
    const { releasesDir } = this
    this.journal ??= await openJournal(releasesDir, { liveSequence: async () => 0 })
    const silent = () => undefined
    this.stopping = new AbortController()
    const parts: PublisherParts = {
      settings: { releasesDir, quiet: QUIET, longestWait: 4 * QUIET, reconcile: 250, limits: {} },
      readFingerprint: async () => {
        if (this.isCmsDown) throw new CmsUnavailable("It is down.")
        const content = this.content
        this.asked += 1
        this.mostAskedAtOnce = Math.max(this.mostAskedAtOnce, this.asked)
        while (this.isCmsBusy) await sleep(5)
        this.asked -= 1
        return content
      },
      builder: {
        prepare: (lastSequence = 0) => (this.preparing ??= this.prepare(lastSequence)),
        build: (request) => this.build(request),
        stop: async () => undefined,
      },
      log: { info: silent, warn: silent, error: silent },
    }
    await new Promise<void>((begun) => {
      const run = () => {
        begun()
        return runPublisher(parts, this.stopping.signal)
      }
      this.done = withLocks([publisherLockOf(releasesDir)], run)
    })
  }

  /** As a kill does: what runs is left where it is. */
  async kill(): Promise<void> {
    this.stopping.abort()
    await this.done
  }

  async remove(): Promise<void> {
    await this.kill()
    await this.journal?.close()
    rmSync(this.releasesDir, { recursive: true, force: true })
  }

  async publish(content: string): Promise<number> {
    this.content = content
    return this.tell()
  }

  async tell(): Promise<number> {
    this.deliveries += 1
    const accepted = await this.journal?.accept({
      kind: "event",
      id: `msg_${this.deliveries}`,
      timestamp: 1,
      event: EVENT,
    })
    return accepted?.n ?? 0
  }

  private async prepare(lastSequence: number): Promise<string | null> {
    const { content } = this
    this.preparedFor = content
    await sleep(this.preparingTime)
    this.ahead = { lastSequence, content }
    this.preparing = undefined
    return this.saysWhatIsPrepared ? content : null
  }

  private async build(request: BuildRequest): Promise<BuildResult> {
    await this.preparing
    if (this.isCmsDown) throw new CmsUnavailable("It is down.")
    this.requests.push(request)
    this.builtAfter.push({ content: this.content, preparedFor: this.preparedFor })
    this.running += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running)
    const { ahead } = this
    this.ahead = undefined
    const isMade = request.mayBeMadeAhead && ahead && ahead.lastSequence >= request.lastSequence
    const content = isMade ? ahead.content : this.content
    const own = this.stopping
    await sleep(this.buildTime)
    this.running -= 1
    if (own.signal.aborted) throw new Error("killed")
    const failure = this.failures.shift()
    if (failure) throw this.saysContent ? withContent(failure, content) : failure
    const id = `2026112${String((this.made += 1)).padStart(8, "0")}Z`
    const pin = await readPin(this.releasesDir)
    const switched = !pin || (request.lastSequence ?? 0) > pin.lastSequence
    this.release(id, content, request, switched)
    return {
      id,
      switched,
      counts: { rendered: 1, stitched: 0, pages: 1 },
      begunAnewAt: this.begunAnewAt,
      timings: { content: 1, pages: 1, release: 1, gates: 1, switch: 1 },
    }
  }

  release(id: string, content: string, request: BuildRequest, switched = true): void {
    const { releasesDir } = this
    mkdirSync(join(releasesDir, id))
    const { cause, lastSequence } = request
    const madeAt = new Date().toISOString()
    const manifest = { version: 2, id, madeAt, cause, lastSequence, contentFingerprint: content }
    writeFileSync(
      join(releasesDir, `${id}.json`),
      JSON.stringify({ ...manifest, nextChange: null }),
    )
    if (switched) this.serve(id)
  }

  serve(id: string): void {
    symlinkSync(id, join(this.releasesDir, "next"))
    renameSync(join(this.releasesDir, "next"), join(this.releasesDir, "current"))
  }

  live = () => readLive(this.releasesDir)

  /** Waits until the status is as wanted: what the publisher wrote, as the origin answers with it. */
  async until(wanted: (status: Status) => boolean): Promise<Status> {
    const deadline = Date.now() + 15_000
    for (;;) {
      const { releasesDir, journal } = this
      const written = await readStatusFile(releasesDir)
      const answered = journal && (await readStatus(releasesDir, journal))
      // Both of one moment.
      const isSame = JSON.stringify(await readStatusFile(releasesDir)) === JSON.stringify(written)
      const status = written && answered && isSame ? { ...written, ...answered } : null
      if (status && wanted(status)) return status
      if (Date.now() > deadline) throw new Error(`Not reached: ${JSON.stringify(status)}`)
      await sleep(10)
    }
  }

  untilLive = (lastSequence: number) =>
    this.until(({ state, live }) => state === "idle" && (live?.lastSequence ?? -1) >= lastSequence)
}

/** As the engine tells it: with the content that it failed with. */
const withContent = (failure: Error, contentFingerprint: string): Error =>
  failure instanceof BuildFailure
    ? new BuildFailure(failure.message, failure.kind, {
        reason: failure.reason,
        problems: failure.problems,
        massLoss: failure.massLoss,
        contentFingerprint,
      })
    : failure

let site: SmallSite
beforeEach(async () => {
  site = new SmallSite()
  site.release("20260101T000000000Z", "0", {
    cause: { kind: "command" },
    lastSequence: 0,
  })
  await site.start()
})
afterEach(() => {
  site.isCmsBusy = false
  return site.remove()
})

it("makes few releases of a burst of fifty publishes, and loses none", async () => {
  let last = 0
  for (let index = 1; index <= 50; index += 1) last = await site.publish(String(index))
  const status = await site.untilLive(last)
  expect(status.live?.cause.kind).toBe("events")
  expect((await site.live())?.contentFingerprint).toBe("50")
  expect(site.requests.length).toBeLessThan(10)
  expect(status.pending).toEqual([])
})

it("tells editors how the release was made that is live", async () => {
  const status = await site.publish("1").then(site.untilLive)
  expect(status.live?.made).toMatchObject({ pages: 1, rendered: 1, timings: { content: 1 } })
})

it("tells them that it was begun anew where what makes releases ended while it was waited for", async () => {
  const isBegunAnew = async (content: string) => {
    const { live } = await site.publish(content).then(site.untilLive)
    return live?.made?.begunAnew
  }
  expect(await isBegunAnew("1")).toBe(false)
  site.failures.push(new BuildFailure("killed", "other"))
  const last = await site.publish("2")
  site.begunAnewAt = Date.now()
  expect((await site.untilLive(last)).live?.made?.begunAnew).toBe(true)
  await sleep(5)
  expect(await isBegunAnew("3")).toBe(false)
})

it("publishes while the CMS is asked what the content is, and takes the answer for nothing new", async () => {
  await site.kill()
  site.isCmsBusy = true
  site.content = "1"
  await site.start()
  await site.until(({ state }) => state === "idle")
  const last = await site.publish("2")
  await site.untilLive(last)
  site.isCmsBusy = false
  await sleep(600)
  expect(site.requests.map(({ cause }) => cause?.kind)).toEqual(["events"])
})

it("finds at its start, of what was made then, a change that no hook told of: the CMS is not asked for all", async () => {
  await site.kill()
  site.isCmsBusy = true
  site.saysWhatIsPrepared = true
  site.content = "1"
  await site.start()
  await site.until(({ live, state }) => state === "idle" && live?.cause.kind === "reconcile")
  expect((await site.live())?.contentFingerprint).toBe("1")
})

it("asks a CMS that is slow to answer once at a time", async () => {
  await site.kill()
  site.isCmsBusy = true
  await site.start()
  await sleep(900)
  expect(site.mostAskedAtOnce).toBe(1)
})

it("says at its start, of what was made then, that an outage is over", async () => {
  site.isCmsDown = true
  await site.until(({ cmsUnreachableSince }) => cmsUnreachableSince !== null)
  await site.kill()
  site.isCmsDown = false
  site.isCmsBusy = true
  site.saysWhatIsPrepared = true
  await site.start()
  const status = await site.until(({ cmsUnreachableSince }) => cmsUnreachableSince === null)
  expect(status.lastCmsOutage).not.toBeNull()
})

it("has all made from its start on, whatever the CMS is asked beside", async () => {
  await site.kill()
  site.isCmsBusy = true
  site.preparedFor = ""
  await site.start()
  await site.until(({ state }) => state === "idle")
  expect(site.preparedFor).toBe("0")
})

it("makes what is published while it waits for more", async () => {
  await site.publish("1").then(site.untilLive)
  await site.publish("2").then(site.untilLive)
  expect(site.builtAfter.at(-1)).toEqual({ content: "2", preparedFor: "2" })
})

it("publishes with what was made while it waited all that came in later", async () => {
  site.preparingTime = 2 * QUIET
  await site.publish("1")
  await site.until(() => site.preparedFor === "1")
  await site.publish("2").then(site.untilLive)
  expect((await site.live())?.contentFingerprint).toBe("2")
})

it("builds once more for what comes in while it builds, and never two at once", async () => {
  site.buildTime = 200
  await site.publish("1")
  await site.until(({ working }) => working?.phase === "building")
  const last = await site.publish("2")
  await site.untilLive(last)
  expect(site.requests.map(({ lastSequence }) => lastSequence)).toEqual([1, 2])
  expect(site.mostAtOnce).toBe(1)
  expect((await site.live())?.contentFingerprint).toBe("2")
})

it("finds a change that no hook told of", async () => {
  site.content = "quietly changed"
  const status = await site.until(({ live }) => live?.cause.kind === "reconcile")
  expect(status.live?.lastSequence).toBe(0)
})

it("does not build for what is live already when it starts again", async () => {
  await site.publish("1").then(site.untilLive)
  const builds = site.requests.length
  await site.kill()
  await site.start()
  await sleep(400)
  expect(site.requests).toHaveLength(builds)
})

it("goes on where a publisher was killed while it built", async () => {
  site.buildTime = 150
  const last = await site.publish("1")
  await site.until(({ working }) => working?.phase === "building")
  await site.kill()
  expect((await site.live())?.lastSequence).toBe(0)
  await site.start()
  await site.untilLive(last)
  expect((await site.live())?.contentFingerprint).toBe("1")
})

describe("content that cannot be shown", () => {
  const problem = { message: "No time zone.", collection: "locations", id: "7", field: "timeZone" }
  const broken = () =>
    new BuildFailure("…", "content", { reason: "A venue has no time zone.", problems: [problem] })

  it("is told with the document at fault, and waits for other content", async () => {
    site.failures.push(broken())
    await site.publish("1")
    const status = await site.until(({ state }) => state === "failed")
    expect(status.failure).toMatchObject({
      reason: "A venue has no time zone.",
      problems: [problem],
      nextAttemptAt: null,
    })
    expect(status.pending).toEqual(["msg_1"])
    await sleep(400)
    expect(site.requests).toHaveLength(1)

    const mended = await site.publish("2")
    const after = await site.untilLive(mended)
    expect(after.failure).toBeNull()
  })

  it("is built again once it is mended without a hook, also where a build of the code failed, which says of no content", async () => {
    site.saysContent = false
    site.failures.push(broken())
    await site.publish("1")
    await site.until(({ state }) => state === "failed")
    site.content = "2"
    await site.untilLive(1)
  })

  it("is forgotten once somebody has released something else by hand", async () => {
    site.failures.push(broken())
    await site.publish("1")
    await site.until(({ state }) => state === "failed")
    site.release("20261231T000000000Z", "1", {
      cause: { kind: "command" },
      lastSequence: 1,
    })
    expect((await site.untilLive(1)).failure).toBeNull()
    expect(site.requests).toHaveLength(1)
  })

  it("is found to be mended though no hook told of it", async () => {
    site.failures.push(broken())
    await site.publish("1")
    await site.until(({ state }) => state === "failed")
    site.content = "2"
    await site.untilLive(1)
  })
})

it("tries now and then to write a status that the disk has no room for, and publishes all the same", async () => {
  await site.publish("1").then(site.untilLive)
  const path = statusPathOf(site.releasesDir)
  rmSync(path, { force: true })
  mkdirSync(join(path, "in-its-place"), { recursive: true })
  const last = await site.publish("2")
  while ((await site.live())?.lastSequence !== last) await sleep(10)
  const write = jest.spyOn(files, "writeFile")
  await sleep(1_000)
  const tried = write.mock.calls.filter(([to]) => String(to).startsWith(path)).length
  write.mockRestore()
  expect(tried).toBeGreaterThan(0)
  expect(tried).toBeLessThan(50)
  rmSync(path, { recursive: true })
})

it("tries again after a build that was killed, then with nothing that earlier builds left", async () => {
  site.failures.push(new BuildFailure("killed", "other"), new BuildFailure("corrupt", "other"))
  const last = await site.publish("1")
  await site.untilLive(last)
  expect(site.requests.map(({ cold }) => cold)).toEqual([false, false, true])
})

it("counts how its builds ended, those of the publisher before it too", async () => {
  site.failures.push(new BuildFailure("…", "content"))
  await site.publish("1")
  await site.until(({ state }) => state === "failed")
  await site.publish("2").then(site.untilLive)
  await site.kill()
  await site.start()
  const { totals, builds } = await site.publish("3").then(site.untilLive)
  expect(totals).toEqual({ content: 1, published: 2 })
  expect(builds.map(({ outcome }) => outcome)).toEqual(["content", "published", "published"])
})

it("says since when the CMS is down, builds once it answers again, and says when it was down", async () => {
  site.isCmsDown = true
  const last = await site.publish("1")
  const down = await site.until(({ state }) => state === "failed")
  expect(down.cmsUnreachableSince).not.toBeNull()
  expect(down.failure?.nextAttemptAt).not.toBeNull()
  expect(site.requests).toHaveLength(0)
  site.isCmsDown = false
  const up = await site.untilLive(last)
  expect(up.cmsUnreachableSince).toBeNull()
  expect(up.lastCmsOutage).toMatchObject({ from: down.cmsUnreachableSince })
})

it("says that an outage is over where the content that it reads then cannot be shown", async () => {
  site.isCmsDown = true
  await site.publish("1")
  await site.until((status) => status.cmsUnreachableSince !== null)
  site.failures.push(new BuildFailure("It has no picture.", "content"))
  site.isCmsDown = false
  const told = await site.until(({ failure }) => failure?.reason === "It has no picture.")
  expect(told.cmsUnreachableSince).toBeNull()
})

describe("npm run build", () => {
  const pages = { finding: "seen", paths: ["/news/a"], count: 1 }

  it("has the publisher build, and hears of the release", async () => {
    const asked = await askForBuild(site.releasesDir, { mayLosePages: true })
    const { builds } = await site.until((status) =>
      status.builds.some((build) => build.asked?.includes(asked)),
    )
    expect(builds.at(-1)).toMatchObject({ cause: "command", outcome: "published" })
    expect(site.requests.at(-1)?.allowedLoss).toEqual({ finding: null, by: "npm run build" })
    const count = site.requests.length
    await sleep(300)
    expect(site.requests).toHaveLength(count)
    expect(await readAskedBuilds(site.releasesDir)).toEqual([])
  })

  it("hears of a failure, too, which is told to editors with the pages that would go", async () => {
    site.failures.push(
      new BuildFailure("Too few pages.", "content", { reason: "Too few.", massLoss: pages }),
    )
    const asked = await askForBuild(site.releasesDir, { mayLosePages: false })
    const { builds, failure } = await site.until((status) =>
      status.builds.some((build) => build.asked?.includes(asked)),
    )
    expect(builds.at(-1)).toMatchObject({ outcome: "content", releaseId: null })
    expect(failure).toMatchObject({ reason: "Too few.", massLoss: pages, isRetryable: true })
  })
})

describe("after a rollback", () => {
  async function rollBack(): Promise<void> {
    await site.untilLive(await site.publish("1"))
    await hold(1)
  }
  async function hold(lastSequence: number): Promise<void> {
    const pin = { releaseId: "20260101T000000000Z", since: new Date().toISOString(), lastSequence }
    writeFileSync(pinPathOf(site.releasesDir), JSON.stringify(pin))
    site.serve(pin.releaseId)
    await site.until((status) => status.pin?.releaseId === pin.releaseId)
  }

  it("an outage that began before it is over once the CMS answers again", async () => {
    await site.untilLive(await site.publish("1"))
    site.isCmsDown = true
    const lastSequence = await site.publish("2")
    await site.until((status) => status.cmsUnreachableSince !== null)
    await hold(lastSequence)
    // It tries no build any more.
    await site.until(({ failure }) => failure === null)
    site.isCmsDown = false
    const { pin } = await site.until((status) => status.cmsUnreachableSince === null)
    expect(pin).not.toBeNull()
  })

  it("nothing takes the release's place until the next publish", async () => {
    await rollBack()
    const builds = site.requests.length
    await sleep(400)
    expect(site.requests).toHaveLength(builds)
    const next = await site.publish("2")
    const status = await site.untilLive(next)
    expect(status.pin).toBeNull()
    expect((await site.live())?.contentFingerprint).toBe("2")
  })
})
