import { expect, it } from "@jest/globals"
import type { RichText } from "../../../src/content/rich-text"
import { readingMinutes } from "../../../src/content/reading-time"

const article = (...paragraphs: readonly string[]): RichText =>
  paragraphs.map((text) => ({ type: "paragraph", children: [{ type: "text", text }] }))

it("an article says how many minutes it takes to read, one at least, in scripts without spaces too", () => {
  expect(readingMinutes([])).toBe(1)
  expect(readingMinutes(article("The oven is lit."))).toBe(1)
  expect(readingMinutes(article("oven ".repeat(330), "fire ".repeat(330)))).toBe(3)
  expect(readingMinutes(article("窯の火を入れる".repeat(215)))).toBe(3)
})
