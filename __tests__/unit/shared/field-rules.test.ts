import { readEntries } from "../../../shared/booking/booking-form"
import fc from "fast-check"
import { formSchema } from "../../../server/api/kinds/form-schema"
import { problemWith, tidied, type FieldRule } from "../../../shared/submissions/field-rules"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"

const NOW = Date.UTC(2026, 10, 24, 12)

const rules = Object.values(SUBMISSION_KINDS).flatMap(({ fields }): FieldRule[] =>
  fields ? Object.values(fields) : [],
)

describe("what a field may hold", () => {
  it("is the same to the form and to the server, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.oneof(
          fc.string(),
          fc.string({ unit: "binary" }),
          fc.emailAddress(),
          fc.constant("2027-05-01"),
        ),
        (rule, typed) => {
          const told = problemWith(rule, tidied(typed, rule.is))
          const { success, error } = formSchema({ field: rule }).safeParse({ field: typed })
          expect(success).toBe(told === undefined)
          if (told) expect(error?.issues[0]?.message).toBe(told)
        },
      ),
    )
  })

  it("is any address that a mailbox can have, and no two", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(problemWith({ is: "email" }, address)).toBeUndefined()
        expect(problemWith({ is: "email" }, `${address}, ${address}`)).toBeDefined()
        expect(problemWith({ is: "email" }, `${address}\nbcc: x@example.com`)).toBeDefined()
      }),
    )
  })

  it("is never the end of a line where there is one line", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("\r", "\n", "\u2028", "\u0085"), (word, end) => {
        const problem = problemWith({ is: "line", most: 500 }, `a${word}${end}b`)
        expect(problem).toBe("unreadable")
      }),
    )
  })

  it("is a day that there is, and that is not over everywhere on earth", () => {
    const day = (value: string) => problemWith({ is: "day" }, value, NOW)
    expect(day("2026-11-24")).toBeUndefined()
    expect(day("2026-11-23")).toBe("day past")
    expect(day("2027-02-29")).toBe("no day")
    expect(day("2028-02-29")).toBeUndefined()
    expect(day("2036-01-01")).toBe("no day")
    // Yesterday by UTC, today in Honolulu.
    expect(problemWith({ is: "day" }, "2026-11-23", Date.UTC(2026, 10, 24, 9))).toBeUndefined()
  })

  it("is the evening before, past midnight: of a service that goes on, also where the clocks are last", () => {
    // Half past two in the night in Honolulu.
    const night = Date.UTC(2026, 10, 24, 12, 30)
    expect(problemWith({ is: "day" }, "2026-11-23", night)).toBe("day past")
    expect(problemWith({ is: "day", ofService: true }, "2026-11-23", night)).toBeUndefined()
    expect(problemWith({ is: "day", ofService: true }, "2026-11-22", night)).toBe("day past")
  })

  it.each([
    ...["+39 06 5550 0100", "(020) 7946 0958", "+1-212-555-0142 ext. 12"],
    "(+39) 06 5550 0101",
  ])("is a number such as %s", (phone) =>
    expect(problemWith({ is: "phone" }, phone)).toBeUndefined(),
  )

  it.each([
    ["a Japanese keyboard", "０３ー１２３４－５６７８", "03-1234-5678"],
    ["an Arabic keyboard", "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "+971 50 123 4567"],
    ["a Persian keyboard", "۰۲۱ ۱۲۳۴ ۵۶۷۸", "021 1234 5678"],
    ["a Devanagari keyboard", "+९१ ९८७६५ ४३२१०", "+91 98765 43210"],
    ["a Thai keyboard", "๐๒-๑๒๓-๔๕๖๗", "02-123-4567"],
    ["an Adlam keyboard", "𞥐𞥒 𞥙𞥘𞥗 𞥖𞥕𞥔", "02 987 654"],
    ["an address book", "\u202d+39 06 5550 0100\u202c", "+39 06 5550 0100"],
    ["a page of the web", "+39 06\u200b 5550\u00ad 0100\ufeff", "+39 06 5550 0100"],
    ["a printed page", "+49\u00a030\u20112345\u20136789", "+49 30-2345-6789"],
  ])("is a number from %s, kept as it is dialled", (_, typed, phone) => {
    const kept = tidied(typed, "phone")
    expect([kept, problemWith({ is: "phone" }, kept)]).toEqual([phone, undefined])
  })

  it.each([
    ["ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"],
    ["ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ", "ada@example.com"],
    ["ada@例え。jp", "ada@xn--r8jz45g.jp"],
    ["ada@exam\u200bple.com", "ada@example.com"],
    ["ada@münchen.de", "ada@xn--mnchen-3ya.de"],
    ["ada@例え.jp", "ada@xn--r8jz45g.jp"],
    ["\u200fada@example.com", "ada@example.com"],
    ["Ada@123.example", "Ada@123.example"],
  ])("is an address such as %s, kept as mail servers know it", (typed, email) => {
    const kept = tidied(typed, "email")
    expect([kept, problemWith({ is: "email" }, kept)]).toEqual([email, undefined])
  })

  it.each(["adä@example.com", "ada@mün chen.de", "ada@münchen.de/x", "ada@b@münchen.de"])(
    "is no address: %s",
    (typed) => expect(problemWith({ is: "email" }, tidied(typed, "email"))).toBe("no email"),
  )

  it("keeps a name, and what was written, in the letters that they were typed in", () => {
    for (const said of ["田中 ３世", "عدا ٣", "Zoë 👩‍🍳", "a—b"])
      expect(tidied(said, "line")).toBe(said)
  })

  it.each([
    ["\u202aAda Rossi\u202c", "Ada Rossi"],
    ["\u2068 Zoë \u2069", "Zoë"],
    ["می\u200cخواهم", "می\u200cخواهم"],
  ])("is %j as it is copied from where text runs both ways: %j", (typed, name) => {
    const kept = tidied(typed, "line")
    expect([kept, problemWith({ is: "line", most: 60 }, kept)]).toEqual([name, undefined])
  })

  it.each(["call me", "123", "+39\n06 5550 0100", "1".repeat(30)])("is no number: %j", (phone) =>
    expect(problemWith({ is: "phone" }, phone)).toBeDefined(),
  )
})

it("what is said twice is told, and not left out in silence", () => {
  const said = { day: "2030-01-01", party: "2", venue: "a", message: ["nuts", "no nuts"], menu: {} }
  const { problems } = readEntries(said, ["venue", "day", "party", "message", "menu"])
  expect(problems).toMatchObject({ message: "unreadable", menu: "unreadable" })
  expect(problems).not.toHaveProperty("venue")
})
