import { findingNumbers } from "../../../cms/src/guests/finding-numbers"

const digitsAsked = (typed: string, operator = "like"): string[] =>
  [
    ...JSON.stringify(findingNumbers({ or: [{ phone: { [operator]: typed } }] })).matchAll(
      /"phoneDigits":{"like":"(\d+)"}/g,
    ),
  ].map(([, digits]) => digits ?? "")

it.each([
  ...["+39 06 5550 0101", "0039 0655500101", "06.5550.0101", "(06) 5550-0101", "390655500101"],
  ...["０６ー５５５０−０１０１", "०६ ५५५० ०१०१", "\u202d+39 06 5550 0101\u202c"],
])("a search for %s asks for the number’s end, whatever stands before it", (typed) =>
  expect(digitsAsked(typed)).toEqual(["55500101"]),
)

it("a search for a short number with its country’s prefix finds it without", () => {
  expect(digitsAsked("+354 581 2345")).toEqual(["5812345"])
  expect(digitsAsked("+298 312345")).toEqual(["312345"])
})

it("a filter that staff have set finds a number as the search does, by either of its two words for it", () => {
  for (const operator of ["like", "contains"]) {
    expect(digitsAsked("0655500101", operator)).toEqual(["55500101"])
  }
  expect(digitsAsked("0655500101", "equals")).toEqual([])
})

it("a part of a number is asked for as it is, without what is dialled before it", () => {
  expect(digitsAsked("020 794")).toEqual(["20794"])
  expect(digitsAsked("0101")).toEqual(["101"])
})

it.each(["Ada", "B7QX-29KD", "06", "ada@example.org", ""])(
  "a search for “%s” is no search for a number",
  (typed) => {
    const where = { or: [{ name: { like: typed } }, { phone: { like: typed } }] }
    expect(findingNumbers(where)).toEqual(where)
  },
)

it("what else is asked for stays asked for", () => {
  const where = { venue: { in: [1] }, phone: { like: "5550 0101" } }
  expect(findingNumbers(where)).toEqual({
    and: [
      { venue: { in: [1] } },
      { or: [{ phone: { like: "5550 0101" } }, { phoneDigits: { like: "55500101" } }] },
    ],
  })
})
