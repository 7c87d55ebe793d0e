import { chaptersOf } from "../../../src/views/legal/chapters"
import { noticeInWords } from "../../../src/texts/degustation"
import { daysInWords } from "../../../src/texts/weekdays"
import { pageNumbers } from "../../../src/content/page-numbers"

describe("days in words", () => {
  it.each([
    [["monday"], "Monday"],
    [["thursday", "tuesday"], "Tuesday and Thursday"],
    [["wednesday", "thursday", "friday", "saturday"], "Wednesday to Saturday"],
    [["friday", "saturday", "sunday", "monday"], "Friday to Monday"],
    [["monday", "wednesday", "thursday", "friday"], "Monday and Wednesday to Friday"],
  ] as const)("%j reads %s", (days, words) => {
    expect(daysInWords(days)).toBe(words)
  })

  it("says when every day is meant", () => {
    expect(
      daysInWords(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]),
    ).toBe("Every day")
  })
})

test("notice is given in days where they come out even", () => {
  expect([0, 1, 24, 36, 72].map(noticeInWords)).toEqual([
    "No notice needed",
    "1 hour ahead",
    "1 day ahead",
    "36 hours ahead",
    "3 days ahead",
  ])
})

test("page numbers keep the ends and the neighbours, and never hide a single page", () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 9)).toEqual([1, 2, "gap", 9])
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, "gap", 9])
})

describe("chapters of a legal text", () => {
  const heading = (text: string) => ({
    type: "heading" as const,
    level: 2 as const,
    children: [{ type: "text" as const, text }],
  })
  const paragraph = { type: "paragraph" as const, children: [{ type: "text" as const, text: "x" }] }

  it("come from section headings and second-level headings, each with an address of its own", () => {
    const parts = chaptersOf([
      { type: "text", body: [paragraph, heading("Who we are"), paragraph] },
      { type: "text", heading: "Who we are", body: [paragraph] },
      { type: "text", heading: "Perché: è così", body: [] },
    ])
    expect(parts.map((part) => (part.kind === "chapter" ? part.id : part.kind))).toEqual([
      "text",
      "who-we-are",
      "who-we-are-2",
      "perche-e-cosi",
    ])
  })

  it("have no address that the frame of the page has: what it leads to would be the whole page", () => {
    const parts = chaptersOf([{ type: "text", heading: "Content", body: [paragraph] }])
    expect(parts).toEqual([expect.objectContaining({ id: "content-2" })])
  })
})
