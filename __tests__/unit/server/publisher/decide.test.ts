import { type JournalEntry } from "../../../../publishing/journal-entry"
import {
  allowedLossOf,
  decide,
  type FailedAttempt,
  type Facts,
} from "../../../../server/publisher/decide"
import { EVENT } from "../origin/hooks/deliveries"
import { type LiveRelease } from "../../../../release-store/live-release"

const NOW = Date.parse("2026-11-20T12:00:00Z")
const SECOND = 1_000
const RHYTHM = { quiet: 2 * SECOND, longestWait: 15 * SECOND, reconcile: 300 * SECOND }

const at = (seconds: number) => new Date(NOW + seconds * SECOND).toISOString()
const request = (n: number, seconds: number): JournalEntry => ({
  n,
  id: `msg_${n}`,
  timestamp: 0,
  at: at(seconds),
  kind: "trigger",
  note: null,
})
const live = (more: Partial<LiveRelease> = {}): LiveRelease => ({
  id: "20261120T110000000Z",
  madeAt: at(-3_600),
  switchedAt: at(-3_600),
  cause: { kind: "command" },
  lastSequence: 0,
  contentFingerprint: "one",
  nextChange: null,
  ...more,
})
const failed = (more: Partial<FailedAttempt> = {}): FailedAttempt => ({
  kind: "content",
  lastSequence: 1,
  liveId: live().id,
  fingerprint: "two",
  failures: 1,
  nextAttemptAt: null,
  nextIsCold: false,
  cause: { kind: "trigger", note: null },
  failure: { at: at(-60), reason: "No time zone.", problems: [], nextAttemptAt: null },
  ...more,
})
const facts = (more: Partial<Facts> = {}): Facts => ({
  entries: [],
  live: live(),
  pin: null,
  failed: null,
  asked: [],
  reconcileAt: NOW + 300 * SECOND,
  isCmsAway: false,
  ...more,
})
const decideNow = (more: Partial<Facts>) => decide(facts(more), RHYTHM, NOW)

describe("a burst of publishes", () => {
  it("is told by the newest ten and the number of the others", () => {
    const entries = Array.from({ length: 50 }, (_, index): JournalEntry => {
      const event = { ...EVENT, title: `Event ${index + 1}` }
      return { n: index + 1, id: `msg_${index}`, timestamp: 0, at: at(-60), kind: "event", event }
    })
    const decision = decideNow({ entries })
    expect(decision).toMatchObject({ cause: { kind: "events", more: 40 } })
    expect(decision).toHaveProperty("cause.events.0.title", "Event 50")
  })

  it("names a page that has moved before the redirect that the CMS made for it, whichever came first", () => {
    const redirect = { ...EVENT, collection: "redirects", title: "/whatson/truffles" }
    for (const events of [
      [EVENT, redirect],
      [redirect, EVENT],
    ]) {
      const entries = events.map((event, index): JournalEntry => {
        return { ...request(index + 1, -60), kind: "event", event }
      })
      const decision = decideNow({ entries })
      expect(decision).toHaveProperty("cause.events", [EVENT, redirect])
    }
  })

  it("is built once, two seconds after the last of it", () => {
    const entries = [request(1, -3), request(2, -2), request(3, -1)]
    expect(decideNow({ entries })).toMatchObject({ kind: "wait", until: NOW + SECOND })
    expect(decideNow({ entries: [request(1, -3), request(2, -2)] })).toMatchObject({
      kind: "build",
      firstAt: at(-3),
    })
  })

  it("that does not end is built after fifteen seconds all the same", () => {
    const entries = Array.from({ length: 16 }, (_, index) => request(index + 1, index - 15))
    expect(decideNow({ entries })).toMatchObject({ kind: "build" })
  })

  it("does not wait for a clock that was set back", () => {
    expect(decideNow({ entries: [request(1, 3_600)] })).toMatchObject({ kind: "build" })
  })
})

it("rests while all that was accepted is live", () => {
  expect(decideNow({ entries: [request(1, -60)], live: live({ lastSequence: 1 }) })).toEqual({
    kind: "rest",
    until: NOW + 300 * SECOND,
  })
})

it("builds where there is no release yet", () => {
  expect(decideNow({ live: null })).toMatchObject({ kind: "build" })
})

describe("once the clock was set back by a day", () => {
  const tomorrow = 24 * 3_600

  it("a build that failed is tried again, and the content compared, all the same", () => {
    const later = failed({ kind: "other", nextAttemptAt: NOW + tomorrow * SECOND })
    expect(decideNow({ failed: later })).toMatchObject({ kind: "build" })
    expect(decideNow({ reconcileAt: NOW + tomorrow * SECOND })).toEqual({ kind: "reconcile" })
    // Not while the answer is waited for.
    expect(decideNow({ reconcileAt: Infinity })).toMatchObject({ kind: "rest" })
  })

  it("what was made for tomorrow is made for today", () => {
    const madeAhead = live({ contentAt: at(tomorrow) })
    expect(decideNow({ live: madeAhead })).toMatchObject({ kind: "build" })
    const pin = { releaseId: madeAhead.id, since: at(-60), lastSequence: 0 }
    expect(decideNow({ live: madeAhead, pin })).toMatchObject({ kind: "rest" })
  })
})

describe("a date that passes over the content", () => {
  const nextChange = { at: at(-1), what: "Truffle week ends" }

  it("leads to a build by itself", () => {
    expect(decideNow({ live: live({ nextChange }) })).toMatchObject({
      kind: "build",
      cause: { kind: "date", what: "Truffle week ends" },
    })
  })

  it("is waited for", () => {
    const soon = { at: at(10), what: "Truffle week ends" }
    expect(decideNow({ live: live({ nextChange: soon }) })).toMatchObject({
      until: NOW + 10 * SECOND,
    })
  })

  it("does not lead to builds without end where the release was made after it", () => {
    expect(decideNow({ live: live({ nextChange, madeAt: at(0) }) })).toMatchObject({
      kind: "rest",
    })
  })
})

describe("after a rollback", () => {
  const pin = { releaseId: "20261120T110000000Z", since: at(-60), lastSequence: 5 }
  const entries = [request(4, -90), request(5, -80)]

  it("nothing that was published before it is built again, nor what time or a comparison would", () => {
    const nextChange = { at: at(-1), what: "Truffle week ends" }
    const held = { entries, pin, live: live({ lastSequence: 3, nextChange }), reconcileAt: 0 }
    expect(decideNow(held)).toEqual({ kind: "rest", until: Infinity })
    // But the CMS is asked while editors are told that it does not answer.
    expect(decideNow({ ...held, isCmsAway: true })).toEqual({ kind: "reconcile" })
  })

  it("the next publish is built", () => {
    expect(decideNow({ entries: [...entries, request(6, -3)], pin })).toMatchObject({
      kind: "build",
    })
  })
})

describe("after a build that failed", () => {
  const entries = [request(1, -60)]

  it("of its content, other content is waited for: the next request, or a difference", () => {
    expect(decideNow({ entries, failed: failed() })).toMatchObject({ kind: "rest" })
    expect(decideNow({ entries, failed: failed(), reconcileAt: 0 })).toEqual({ kind: "reconcile" })
    expect(decideNow({ entries: [...entries, request(2, -3)], failed: failed() })).toMatchObject({
      kind: "build",
    })
  })

  it("of something else, it is tried again when its time has come", () => {
    const later = failed({ kind: "other", nextAttemptAt: NOW + 5 * SECOND })
    expect(decideNow({ entries, failed: later })).toMatchObject({
      kind: "wait",
      until: NOW + 5 * SECOND,
    })
    const due = failed({ kind: "other", nextAttemptAt: NOW })
    expect(decideNow({ entries, failed: due })).toMatchObject({ kind: "build" })
  })
})

describe("a person who asks for another attempt", () => {
  const wish = (n: number, allow: string | null): JournalEntry => ({
    n,
    id: `wish_${n}`,
    timestamp: 0,
    at: at(-5),
    kind: "wish",
    wish: { event: "build", by: "Ada", allow, time: at(-5) },
  })

  it("gets one, though the content is as it was when the last one failed", () => {
    expect(decideNow({ entries: [request(1, -60)], failed: failed() }).kind).toBe("rest")
    const entries = [wish(2, null)]
    expect(decideNow({ entries, failed: failed() })).toEqual({
      kind: "build",
      cause: { kind: "wish", by: "Ada" },
      firstAt: at(-5),
    })
  })

  it("allows the loss that they have seen, until it is live", () => {
    const entries = [wish(1, "seen"), wish(2, null)]
    expect(allowedLossOf(facts({ entries }))).toEqual({ finding: "seen", by: "Ada" })
    expect(allowedLossOf(facts({ entries, live: live({ lastSequence: 2 }) }))).toBeUndefined()
  })

  it("by the start of the site is told as that, whatever else waits", () => {
    const started = {
      asked: [{ id: "1", mayLosePages: false, isStart: true }],
      entries: [wish(1, null)],
    }
    expect(decideNow(started)).toMatchObject({ cause: { kind: "command", start: "again" } })
    expect(decideNow({ ...started, live: null })).toMatchObject({
      cause: { kind: "command", start: "first" },
    })
  })

  it("by a command gets one at once, also after a rollback, and any loss where the command says so", () => {
    const asked = [{ id: "1", mayLosePages: true }]
    const pin = { releaseId: live().id, since: at(-60), lastSequence: 9 }
    expect(decideNow({ asked, pin, failed: failed() })).toMatchObject({
      kind: "build",
      cause: { kind: "command" },
    })
    expect(allowedLossOf(facts({ asked }))).toEqual({ finding: null, by: "npm run build" })
    expect(allowedLossOf(facts({ asked: [{ id: "1", mayLosePages: false }] }))).toBeUndefined()
  })
})
