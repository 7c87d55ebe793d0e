import { describe, expect, it } from "@jest/globals"
import fc from "fast-check"
import { checkAccentColour } from "../../../cms/src/validation/colour"
import { checkLinkTarget, checkPhone, checkWebAddress } from "../../../cms/src/validation/contact"
import { type DecimalKind, readDecimal } from "../../../cms/src/validation/decimals"
import { checkAmount, checkCurrency } from "../../../cms/src/validation/money"
import { checkTimeOfDay } from "../../../cms/src/validation/opening-hours"
import { checkCountry } from "../../../cms/src/validation/place"
import { checkRedirectSource } from "../../../cms/src/validation/redirects"
import { checkBrandSlug, checkListedSlug, checkSlug } from "../../../cms/src/validation/slug"
import { checkTimeZone } from "../../../cms/src/validation/time-zone"
import type { Verdict } from "../../../cms/src/validation/verdict"

/** What a complaint proposes, apart from what it complains about. */
const proposedBy = (complaint: string): string[] =>
  [...complaint.matchAll(/“([^”]*)”/g)].flatMap(([, quoted]) => quoted ?? []).slice(1)

type Check = (value: string) => Verdict

describe("what is proposed to an editor", () => {
  it.each<[string, string, Check]>([
    ["a currency", "eur", checkCurrency],
    ["a currency", "euro", checkCurrency],
    ["a country", "it", checkCountry],
    ["a country", "Italy", checkCountry],
    ["a colour", "red", checkAccentColour],
    ["a telephone number", "06 5550 0400", checkPhone],
    ["a web address", "HTTP://example.com", checkWebAddress],
    ["a web address", "http://localhost/", checkWebAddress],
    ["a web address", "example", checkWebAddress],
    ["where a link leads", "mailto:nobody", checkLinkTarget],
    ["a redirect", "old", checkRedirectSource],
    ["a redirect", "/old?page=2", checkRedirectSource],
    ["a redirect", "/?page=2", checkRedirectSource],
    ["an address ending", "Oven & Flour", checkSlug],
    ["a brand's address ending", "book", checkBrandSlug],
    ["an article's address ending", "2", checkListedSlug("news")],
    ["a time zone", "europe/rome", checkTimeZone],
    ["a time zone", "Rome", checkTimeZone],
    ["a time of day", "6pm", checkTimeOfDay],
  ])("for %s is accepted: “%s”", (_, written, check) => {
    const verdict = check(written)
    expect(verdict).not.toBe(true)
    for (const proposed of proposedBy(String(verdict)))
      expect([proposed, check(proposed)]).toEqual([proposed, true])
  })

  const WRITTEN = ["12.345", "1,200", "30.000", "12.340", "9 50", "nine"]
  const numbersIn = (complaint: string): string[] =>
    [...(/ Write .*/.exec(complaint)?.[0] ?? "").matchAll(/\d[\d.,]*\d|\d/g)].map(
      ([number]) => number,
    )

  it.each(["EUR", "GBP", "JPY", "KWD", "CLF", undefined])(
    "for an amount in %s can be paid",
    (currency) => {
      for (const written of WRITTEN) {
        const reading = readDecimal(written, "amount", currency)
        if (!("complaint" in reading)) continue
        for (const proposed of numbersIn(reading.complaint)) {
          const again = readDecimal(proposed, "amount", currency)
          const value = "value" in again ? again.value : undefined
          const accepted = value == null ? again : checkAmount(value, currency ?? "JPY")
          expect([written, proposed, accepted]).toEqual([written, proposed, true])
        }
      }
    },
  )

  it.each<DecimalKind>(["number", "whole", "degrees"])("for a number (%s) can be read", (kind) => {
    for (const written of WRITTEN) {
      const reading = readDecimal(written, kind)
      if (!("complaint" in reading)) continue
      for (const proposed of numbersIn(reading.complaint)) {
        const again = readDecimal(proposed, kind)
        expect(again).toEqual({ value: expect.any(Number) })
        if (kind === "whole") expect("value" in again && Number.isInteger(again.value)).toBe(true)
      }
    }
  })

  it("for an amount that cannot be paid can be", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.constantFrom("EUR", "JPY", "KWD"),
        (value, currency) => {
          const verdict = checkAmount(value, currency)
          if (verdict === true) return
          const [, rounded = ""] = /for example to ([\d.]+)\.$/.exec(verdict) ?? []
          expect(checkAmount(Number(rounded), currency)).toBe(true)
        },
      ),
    )
  })
})
