import type { MadeHow } from "../../../../shared/publishing"
import { panelState } from "../../../../cms/src/admin-ui/publishing/panel-state"
import type { PublishingReport } from "../../../../cms/src/admin-ui/publishing/report"
import { NOTHING_YET } from "../../../../cms/src/admin-ui/publishing/status-feed"
import { causeOf, timeOf } from "../../../../cms/src/admin-ui/publishing/words"
import { at, away, labelOf, live, ms, report, truffleWeek, working } from "./reports"

const reader = { now: ms("12:06:31"), timeZone: "Europe/Rome" }
const panelOf = (report: PublishingReport) =>
  panelState({ ...NOTHING_YET, report }, reader, labelOf)

describe("the publishing panel", () => {
  it("says when something was published last, and what, in the reader's time zone", () => {
    expect(panelOf(report())).toMatchObject({
      tone: "live",
      headline: "Live",
      last: { time: "13:04:31", ago: "2 minutes ago", cause: "Truffle week (Event)", made: null },
    })
  })

  it("says how much was made of it, and how long each part took", () => {
    const timings = { content: 120, pages: 40, release: 60, gates: 100, switch: 40 }
    const made = { pages: 106, rendered: 3, stitched: 0, timings }
    const madeOf = (changed: Partial<MadeHow>) =>
      panelOf(report({ live: { ...live, made: { ...made, ...changed } } })).last?.made
    expect(madeOf({})).toEqual({
      pages: "3 of 106 pages made anew, in 0.4\u00a0s",
      parts: "Reading 0.1\u00a0s, release 0.1\u00a0s, checks 0.1\u00a0s.",
    })
    expect(madeOf({ rendered: 106, timings: { code: 30_000, ...timings } })).toMatchObject({
      pages: "All 106 pages made anew, in 30.4\u00a0s",
      parts: expect.stringMatching(/^New code 30.0\u00a0s,/),
    })
    expect(madeOf({ rendered: 0, stitched: 106 })?.pages).toMatch(
      /^All 106 pages with another header or footer, in/,
    )
    expect(madeOf({ stitched: 103 })?.pages).toMatch(
      /^3 of 106 pages made anew, 103 with another header or footer, in/,
    )
    expect(madeOf({ begunAnew: true })?.parts).toMatch(
      /checks 0.1\u00a0s, begun anew, because a process had ended\.$/,
    )
    const atOnce = { content: 10, pages: 20, release: 10, gates: 10, switch: 5 }
    expect(madeOf({ timings: atOnce })).toMatchObject({ parts: null })
  })

  it("counts a build's seconds by the publisher's clock", () => {
    const building = panelOf(report({ state: "working", working, accepted: 8 }))
    expect(building).toMatchObject({
      tone: "working",
      headline: "Publishing",
      text: "Building the pages. Truffle week (Event). It takes longer than usual.",
      progress: { elapsed: 29, usual: 9 },
    })
  })

  it("gives the reason and the problems of a failure, and when it is tried again", () => {
    const problems = [{ message: "No time zone.", collection: "locations", id: "1", field: "zone" }]
    const failure = { at: at("12:06:00"), reason: "a venue has no time zone", problems }
    const waits = panelOf(report({ state: "failed", failure: { ...failure, nextAttemptAt: null } }))
    expect(waits).toMatchObject({ tone: "failed", headline: "The last publish failed", problems })
    expect(waits.text).toContain("A venue has no time zone. Put it right and publish again.")
    const retried = { ...failure, nextAttemptAt: at("12:07:00") }
    expect(panelOf(report({ state: "failed", failure: retried })).text).toContain(
      "tried again at 13:07:00",
    )
  })

  it("says calmly what was left out of what is live", () => {
    const warnings = [{ message: "Left out.", collection: "redirects", id: "3", field: "to" }]
    expect(panelOf(report({ live: { ...live, warnings } }))).toMatchObject({
      tone: "live",
      text: "Everything that is published is on the site, apart from what is named below.",
      warnings,
      problems: [],
    })
  })

  it("promises that changes which wait are not lost", () => {
    expect(panelOf(report({}, away))).toMatchObject({
      tone: "waiting",
      headline: "3 changes wait",
      text: expect.stringContaining(
        "It has been so since 13:04. Nothing is lost: it is tried again at 13:07:00.",
      ),
    })
    const unheard = panelOf({ ...report(), status: null, unreachable: "PUBLISH_TOKEN is not set." })
    expect(unheard).toMatchObject({ tone: "unknown", last: null })
    expect(unheard.text).toContain("PUBLISH_TOKEN is not set.")
  })

  it("says how a rollback ends", () => {
    const pin = { releaseId: live.id, since: at("12:05:00") }
    const held = panelOf(report({ pin }))
    expect(held).toMatchObject({
      tone: "held",
      headline: "Rolled back",
      last: { label: "Shown again, as published", time: "13:04:30", ago: "2 minutes ago" },
    })
    expect(held.text).toContain("until the next publish")
  })

  it("tells of a CMS that did not answer, during and afterwards", () => {
    expect(panelOf(report({ cmsUnreachableSince: at("11:00:00") })).notes).toEqual([
      expect.stringContaining("no answer from the CMS since 12:00"),
    ])
    const lastCmsOutage = { from: at("11:00:00"), until: at("11:30:00") }
    expect(panelOf(report({ lastCmsOutage })).notes).toEqual([
      "The CMS did not answer the publisher from 12:00 until 12:30. Nothing was lost.",
    ])
  })

  it("tells of what was scheduled and failed, whether or not the publisher answers", () => {
    const scheduledFailures = [
      {
        type: "publish",
        title: "A new oven",
        lastError: "title is missing",
        failedAt: at("12:05:00"),
      },
    ]
    const told =
      "The scheduled publish of “A new oven” failed at 13:05 and is not tried again. Title is missing."
    expect(panelOf(report({}, { scheduledFailures })).notes).toEqual([told])
    const unheard = { ...report({}, { scheduledFailures }), status: null }
    expect(panelOf(unheard).notes).toEqual([told])
  })

  it("does not call the site live while nobody answers", () => {
    const lost = { ...NOTHING_YET, report: report(), trouble: "no-answer" as const }
    expect(panelState({ ...lost, troubleSince: ms("12:06:00") }, reader, labelOf)).toMatchObject({
      tone: "unknown",
      headline: "No answer from the CMS",
      text: expect.stringContaining("since 13:06"),
    })
  })
})

describe("what a release is about", () => {
  const events = (...all: (typeof truffleWeek)[]) =>
    causeOf({ kind: "events", events: all, more: 0 }, labelOf)

  it("counts a document once, however often it was saved", () => {
    const news = { ...truffleWeek, collection: "news", id: "2", title: "A new oven" }
    expect(events(truffleWeek, truffleWeek)).toBe("Truffle week (Event)")
    expect(events(news, truffleWeek, truffleWeek)).toBe("A new oven (Article) and 1 more change")
  })

  it("says in an editor's words what a command did", () => {
    const command = (start?: "first" | "again") => causeOf({ kind: "command", start }, labelOf)
    expect([command("first"), command("again"), command()]).toEqual([
      "the site was made for the first time",
      "the site was started again",
      "an administrator published the site",
    ])
  })

  it("names what has gone", () => {
    expect(events({ ...truffleWeek, event: "delete" })).toBe("Truffle week (Event), deleted")
  })
})

it("gives a day with a time that is not today's", () => {
  expect(timeOf(at("23:30:00"), reader)).toBe("22 November, 00:30")
  expect(timeOf("2025-12-31T08:00:00.000Z", reader)).toBe("31 December 2025, 09:00")
})
