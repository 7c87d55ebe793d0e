import { titleClass } from "../../../src/ui/long-title"

it.each([
  ["Fire, flour and the patience for both", undefined],
  ["Ø", undefined],
  ["Donaudampfschifffahrtsgesellschaft", "long-title"],
  ["On the eleventh of the month we shall open, at last, a second door", "long-title"],
])("sets %s in a size that leaves room for what it is the title of", (title, expected) => {
  expect(titleClass(title)).toBe(expected)
})

it("keeps the heading's own class", () => {
  expect(titleClass("Ø", "event__title")).toBe("event__title")
})
