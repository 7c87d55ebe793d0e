import {
  type DocumentFacts,
  documentState,
  isOutdated,
} from "../../../../cms/src/admin-ui/publishing/document-state"
import type { PublishingReport } from "../../../../cms/src/admin-ui/publishing/report"
import { at, away, live, ms, report, truffleWeek, working } from "./reports"

const event: DocumentFacts = {
  collection: "events",
  id: "7",
  savedAt: ms("12:04:20"),
  publishedAt: ms("12:04:20"),
  isPublished: true,
  isChanged: false,
  isEdited: false,
  unpublishedAt: null,
}
const draft: DocumentFacts = { ...event, isPublished: false, publishedAt: null }

function lineOf(facts: Partial<DocumentFacts>, status: PublishingReport, now = "12:06:31") {
  const all = { ...event, ...facts }
  const wasChangedElsewhere = status.status !== null && isOutdated(status.status, all)
  return documentState(status, all, { now: ms(now), timeZone: "UTC" }, wasChangedElsewhere)
}

describe("a document that has been published", () => {
  it("is live once a release's build began to read after it", () => {
    expect(lineOf({}, report())).toMatchObject({ tone: "live", text: "Live since 12:04" })
    expect(lineOf({ publishedAt: ms("12:04:24") }, report(), "12:04:33")?.tone).toBe("working")
  })

  it("says since when only where the live release is the one that brought it", () => {
    expect(lineOf({ id: "8", publishedAt: ms("09:00:00") }, report())?.text).toBe("Live")
  })

  it("is not called live while it is being edited, and what is under way is told first", () => {
    expect(lineOf({ isEdited: true, isChanged: true }, report())?.text).toBe(
      "Unsaved, not on the site",
    )
    const building = report({ state: "working", working, accepted: 8 })
    expect(lineOf({ publishedAt: ms("12:06:00"), isEdited: true }, building)?.tone).toBe("working")
    expect(lineOf({ isPublished: false, publishedAt: null, isEdited: true }, report())?.text).toBe(
      "Unsaved, not on the site",
    )
  })

  it("is not called published either, where nobody can say how the publishing goes", () => {
    const unknown = { ...report(), status: null, unreachable: "No publisher is set." }
    expect(lineOf({}, unknown)?.text).toBe("Published")
    expect(lineOf({ isEdited: true }, unknown)?.text).toBe("Unsaved, not on the site")
  })

  it("is to be loaded again once it was changed elsewhere", () => {
    const earlier = { savedAt: ms("12:03:00"), publishedAt: ms("12:03:00") }
    expect(lineOf(earlier, report())?.text).toBe("Changed elsewhere: reload the page")
    expect(lineOf({ ...earlier, isPublished: false, publishedAt: null }, report())?.text).toBe(
      "Changed elsewhere: reload the page",
    )
    expect(lineOf({ ...earlier, id: "8" }, report())?.text).toBe("Live")
    expect(lineOf({ ...earlier, unpublishedAt: ms("12:04:21") }, report())?.text).not.toContain(
      "elsewhere",
    )
  })

  it("knows its own change by its time, and anybody else's however soon it follows", () => {
    expect(lineOf({ publishedAt: ms("12:04:20") }, report())?.text).toBe("Live since 12:04")
    expect(lineOf({ savedAt: ms("12:04:19"), publishedAt: ms("12:04:19") }, report())?.text).toBe(
      "Changed elsewhere: reload the page",
    )
  })

  it("says that it is left out of the site, and why", () => {
    const warning = { message: "It leads nowhere.", collection: "events", id: "7", field: "to" }
    const status = report({ live: { ...live, warnings: [warning] } })
    expect(lineOf({}, status)).toMatchObject({
      tone: "notice",
      text: "Left out of the site",
      detail: "It leads nowhere.",
      problem: warning,
    })
    expect(lineOf({ id: "8" }, status)?.tone).toBe("live")
  })

  it("is not called live while it may have been saved after the build had begun to read", () => {
    const another = report({ state: "working", working, accepted: 8 })
    expect(lineOf({ publishedAt: ms("12:04:22") }, another)?.tone).toBe("live")
    expect(lineOf({ publishedAt: ms("12:04:23") }, another)?.tone).toBe("working")
    expect(lineOf({ publishedAt: ms("12:04:23") }, report())?.tone).toBe("live")
  })

  it("counts on from its publishing while it is on its way", () => {
    const building = report({ state: "working", working, accepted: 8 })
    expect(lineOf({ publishedAt: ms("12:06:00") }, building, "12:06:04")).toMatchObject({
      tone: "working",
      text: "Publishing…",
      elapsed: 4,
    })
  })

  it("is publishing in the seconds before the publisher has heard of it, and waiting after that", () => {
    const facts = { publishedAt: ms("12:06:28") }
    expect(lineOf(facts, report(), "12:06:31")?.text).toBe("Publishing…")
    expect(lineOf(facts, report({}, { waiting: 1 }), "12:07:31")?.text).toBe("Publishing…")
    expect(lineOf(facts, report(), "12:07:31")?.text).toBe("Waiting for the publisher")
  })

  it("waits while the publisher cannot be reached", () => {
    const facts = { publishedAt: ms("12:06:00") }
    expect(lineOf(facts, report({}, away))).toMatchObject({
      tone: "waiting",
      text: "Waiting for the publisher",
    })
    expect(lineOf({}, report({}, away))?.tone).toBe("live")
  })

  it("is not called live or waiting while nobody can say", () => {
    const silence = { ...report({}, away), status: null, unreachable: "No answer." }
    expect(lineOf({ publishedAt: ms("12:06:00") }, silence)?.text).toBe("Waiting for the publisher")
    expect(lineOf({ publishedAt: ms("11:00:00") }, silence)).toMatchObject({
      tone: "unknown",
      text: "Published",
      detail: "No answer.",
    })
  })

  it("says why it is not live after a failure, and forgets that once it is published again", () => {
    const failure = {
      at: at("12:05:10"),
      reason: "No time zone.",
      problems: [],
      nextAttemptAt: null,
    }
    const failed = report({ state: "failed", failure, accepted: 8 })
    expect(lineOf({ publishedAt: ms("12:05:00") }, failed)).toMatchObject({
      tone: "failed",
      text: "Not live: the last publish failed",
      detail: "No time zone.",
    })
    expect(lineOf({ publishedAt: ms("12:06:29") }, failed)?.text).toBe("Publishing…")
    expect(lineOf({}, failed)?.tone).toBe("live")
  })

  it("shows the problem that stands in it, even where an older version of it is live", () => {
    const problem = { message: "No start.", collection: "events", id: "7", field: "startsAt" }
    const elsewhere = { ...problem, id: "8" }
    const failure = { at: at("12:06:00"), reason: "…", problems: [elsewhere, problem] }
    const failed = report({ state: "failed", failure: { ...failure, nextAttemptAt: null } })
    expect(lineOf({}, failed)).toMatchObject({
      tone: "failed",
      text: "Keeps the site from being published",
      problem,
    })
    expect(lineOf({ publishedAt: ms("12:05:50") }, failed)?.text).toBe("Not live")
    expect(lineOf({ id: "9" }, failed)?.tone).toBe("live")
  })

  it("is not live after a rollback to before it", () => {
    const pin = { releaseId: "20261121T110000000Z", since: at("12:05:00") }
    const before = { ...live, contentAt: at("11:00:00"), cause: { kind: "command" as const } }
    expect(lineOf({}, report({ live: before, pin }))?.text).toBe(
      "Not live: the site was rolled back",
    )
  })

  it("is judged by when the release was made where that does not say when it read", () => {
    const silent = { ...live, contentAt: null }
    expect(lineOf({ publishedAt: ms("12:04:29") }, report({ live: silent }))?.tone).toBe("live")
    const another = report({ live: silent, state: "working", working, accepted: 8 })
    expect(lineOf({ publishedAt: ms("12:04:29") }, another)?.tone).toBe("working")
    expect(lineOf({ publishedAt: ms("11:50:00") }, another)?.tone).toBe("live")
  })
})

describe("a document with a draft", () => {
  it("is not on the site while it was never published", () => {
    expect(lineOf(draft, report())?.text).toBe("Saved, not published")
  })

  it("says that its changes are not published, unless what was published is itself on its way", () => {
    expect(lineOf({ isChanged: true }, report())?.text).toBe("Changes not published")
    expect(lineOf({ isChanged: true, publishedAt: null }, report())?.text).toBe(
      "Changes not published",
    )
    const fresh = { isChanged: true, publishedAt: ms("12:06:29") }
    expect(lineOf(fresh, report())?.text).toBe("Publishing…")
  })

  it("is on the site until the release after it was unpublished", () => {
    const leaving = { ...draft, unpublishedAt: ms("12:06:30") }
    expect(lineOf(leaving, report())?.text).toBe("Taking it off the site…")
    const gone = report({ live: { ...live, contentAt: at("12:06:32") } })
    expect(lineOf(leaving, gone, "12:06:40")?.text).toBe("Saved, not published")
  })

  it("is seen leaving the site in another editor's tab as well", () => {
    const event = { ...truffleWeek, event: "unpublish" as const, time: at("12:06:01") }
    const cause = { kind: "events" as const, events: [event], more: 0 }
    const waiting = { notLive: cause, accepted: 8 }
    const building = report({ ...waiting, state: "working", working: { ...working, cause } })
    const opened = { ...draft, savedAt: Date.parse(event.time) }
    expect(lineOf(opened, building, "12:06:05")).toMatchObject({
      text: "Taking it off the site…",
      elapsed: 4,
    })

    const failure = { at: at("12:06:20"), reason: "A link.", problems: [], nextAttemptAt: null }
    expect(lineOf(opened, report({ ...waiting, state: "failed", failure }))?.text).toBe(
      "Still on the site: the last publish failed",
    )
    const pin = { releaseId: live.id, since: at("12:06:25") }
    expect(lineOf(opened, report({ ...waiting, pin }))?.text).toBe(
      "Still on the site: the site was rolled back",
    )
  })
})
