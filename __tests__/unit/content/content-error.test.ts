import { describe, expect, it } from "@jest/globals"
import { list, oneOf, optional, required, someOf } from "../../../src/content/content-error"

const venue = { type: "Location", name: "400 Brera", id: 12 }

describe("reading content", () => {
  it("names type, document, field and what would be right when a required value is missing", () => {
    expect(() =>
      required(null, venue, "timeZone", "an IANA time zone such as Europe/Rome"),
    ).toThrow(
      "Location “400 Brera” (id 12): the field “timeZone” is empty. " +
        "It needs an IANA time zone such as Europe/Rome. Correct it in the CMS and publish the document again.",
    )
  })

  it("takes 0 and false as given", () => {
    expect(required(0, venue, "noticeHours")).toBe(0)
    expect(required(false, venue, "closed")).toBe(false)
  })

  it("lists what a choice may be when it is none of them", () => {
    const answer: string = "shut"
    expect(() => oneOf(answer, ["open", "closed"], venue, "status")).toThrow(
      /is “shut”.*one of: open, closed/,
    )
  })

  it("does not compile where the CMS offers a choice that the site does not know", () => {
    const offered = (status: "open" | "closed" | "moved") => status
    // @ts-expect-error An editor may choose “moved”.
    const read = () => oneOf(offered("moved"), ["open", "closed"] as const, venue, "status")
    expect(read).toThrow(/is “moved”/)
    // @ts-expect-error As above, of several.
    const readAll = () => someOf([offered("moved")], ["open"] as const, venue, "status")
    expect(readAll).toThrow(/is “moved”/)
  })

  it("does not compile where the site knows a choice that the CMS does not offer", () => {
    const offered = (status: "open" | "closed") => status
    // @ts-expect-error No editor can choose “moved”.
    const read = () => oneOf(offered("open"), ["open", "closed", "moved"] as const, venue, "status")
    expect(read()).toBe("open")
  })

  it("turns nulls and empty texts into nothing", () => {
    expect(optional(null)).toBeUndefined()
    expect(optional("")).toBeUndefined()
    expect(list([1, null, 2, undefined])).toEqual([1, 2])
    expect(list(null)).toEqual([])
  })
})
