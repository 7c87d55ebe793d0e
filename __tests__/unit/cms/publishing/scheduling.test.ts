import {
  isPublishedBefore,
  withSchedule,
} from "../../../../cms/src/admin-ui/publishing/document-schedule"
import type {
  DocumentFacts,
  DocumentState,
} from "../../../../cms/src/admin-ui/publishing/document-state"
import { checkedSchedule } from "../../../../cms/src/admin-ui/publishing/scheduling"
import { at, ms, report } from "./reports"

const facts: DocumentFacts = {
  collection: "news",
  id: "12",
  savedAt: ms("12:00:00"),
  publishedAt: null,
  isPublished: false,
  isChanged: false,
  isEdited: false,
  unpublishedAt: null,
}
const draft: DocumentState = {
  tone: "unknown",
  text: "Saved, not published",
  detail: "It is not on the site.",
  elapsed: null,
  problem: null,
}
const reader = { now: ms("12:06:31"), timeZone: "Europe/London" }
const coming = { collection: "news", id: "12", type: "publish", timeZone: "Europe/Rome" }

describe("the line beside a document's buttons", () => {
  const scheduled = [
    { ...coming, type: "unpublish", at: "2026-12-31T23:00:00.000Z" },
    { ...coming, at: "2026-12-24T08:00:00.000Z" },
    { ...coming, at: at("12:00:00") },
    { ...coming, id: "13", at: at("13:00:00") },
    { ...coming, collection: "events", at: at("13:00:00") },
  ]

  it("says what is scheduled next, as clocks at the venue show it, and all of it to those who ask", () => {
    const { text, detail } = withSchedule(draft, report({}, { scheduled }), facts, reader)
    expect(text).toBe("Saved, not published. Scheduled: publishing 24 December, 09:00 (Rome)")
    expect(detail).toBe(
      "It is not on the site. Scheduled: publishing 24 December, 09:00 (Rome); unpublishing 1 January 2027, 00:00 (Rome).",
    )
  })

  it("says nothing of what has passed, or is another document's", () => {
    const others = report({}, { scheduled: scheduled.slice(2) })
    expect(withSchedule(draft, others, facts, reader)).toBe(draft)
  })
})

it("a draft that is to be published will be on the site after that, and not before", () => {
  const document = { collection: "news", id: 12 }
  const plan = report({}, { scheduled: [{ ...coming, at: at("13:00:00") }] })
  expect(isPublishedBefore(ms("13:00:01"), plan, document)).toBe(true)
  expect(isPublishedBefore(ms("12:59:59"), plan, document)).toBe(false)
  expect(isPublishedBefore(ms("14:00:00"), plan, { ...document, id: 13 })).toBe(false)
  expect(isPublishedBefore(ms("14:00:00"), null, document)).toBe(true)
})

describe("scheduling", () => {
  const ask = { date: new Date(ms("13:00:00")), type: "publish" as const }
  const schedule = jest.fn()
  const onScheduled = jest.fn()
  const isOnSiteAt = jest.fn()
  const checked = (timeZone: string | null) =>
    checkedSchedule(schedule, { timeZone, isOnSiteAt }, onScheduled)

  beforeEach(() => {
    jest.useFakeTimers({ now: ms("12:06:31") })
    schedule.mockReset().mockResolvedValue({ message: "Success" })
    onScheduled.mockReset()
  })
  afterEach(() => jest.useRealTimers())

  it("is done for a time to come", async () => {
    await checked("Europe/Rome")(ask)
    expect(schedule).toHaveBeenCalledWith(ask)
    expect(onScheduled).toHaveBeenCalledTimes(1)
  })

  it("is refused for a time that has passed, in words and by the venue's clocks", async () => {
    const past = { ...ask, date: new Date(ms("11:00:00")) }
    await expect(checked("Europe/Rome")(past)).rejects.toThrow(
      "12:00 in Rome has passed: it is 13:06 there. Choose a time to come.",
    )
    expect(schedule).not.toHaveBeenCalled()
  })

  it("takes nothing off the site that is not on it, though the drawer proposes that", async () => {
    const unpublish = { ...ask, type: "unpublish" as const }
    isOnSiteAt.mockReturnValue(false)
    await expect(checked("Europe/Rome")(unpublish)).rejects.toThrow("will not be on the site then")
    expect(schedule).not.toHaveBeenCalled()
    isOnSiteAt.mockReturnValue(true)
    await checked("Europe/Rome")(unpublish)
    expect(schedule).toHaveBeenCalledWith(unpublish)
    expect(isOnSiteAt).toHaveBeenCalledWith(ms("13:00:00"))
  })

  it("is refused while nobody knows in which zone the time is meant", async () => {
    await expect(checked(null)(ask)).rejects.toThrow("time zone is not known yet")
    expect(schedule).not.toHaveBeenCalled()
  })

  it("is not called done where the CMS has not taken it", async () => {
    schedule.mockResolvedValue({ error: "Error scheduling publish" })
    await expect(checked("Europe/Rome")(ask)).rejects.toThrow("The CMS did not take it")
    expect(onScheduled).not.toHaveBeenCalled()
  })

  it("can be taken back whatever the time", async () => {
    await checked(null)({ deleteID: 7 })
    expect(schedule).toHaveBeenCalledWith({ deleteID: 7 })
  })
})
