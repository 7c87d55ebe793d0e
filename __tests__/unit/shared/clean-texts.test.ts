import fc from "fast-check"
import { cleanTexts } from "../../../shared/clean-texts"

/** Char of XML 1.0 (2.2), without the control characters that it allows. */
const READABLE = /^[\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

it("leaves no text with a character that a feed or a calendar cannot hold, at any depth", () => {
  const odd = fc.string({ unit: fc.integer({ max: 0xffff }).map((n) => String.fromCharCode(n)) })
  fc.assert(
    fc.property(odd, (text) => {
      const [{ cleaned = "" } = {}] = cleanTexts([{ cleaned: text }])
      expect(cleaned).toMatch(READABLE)
    }),
  )
})

it("keeps the words apart that a slide's line end stood between, and every other character", () => {
  expect(cleanTexts("Wood\u000boven\u2028\r\nFlour\u0000,\twater \u{1f525}\n\ud83d")).toBe(
    "Wood\noven\n\nFlour,\twater \u{1f525}\n",
  )
  const whole = { title: "Crème brûlée", rows: [{ price: 9, at: null }] }
  expect(cleanTexts(whole)).toBe(whole)
})
