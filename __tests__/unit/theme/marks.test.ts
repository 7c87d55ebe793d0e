import { brandThemes } from "../../../src/theme/brands/by-slug"
import { GROUP_MARK } from "../../../src/theme/mark"
import { MARK_OUTLINES } from "../../../src/theme/marks"

const marks = [GROUP_MARK, ...Object.values(brandThemes()).flatMap(({ mark }) => mark ?? [])]

it.each(marks)("the mark $id is given the room that its outlines take", ({ id, ratio }) => {
  const [, , width = 0, height = 1] = (MARK_OUTLINES[id]?.viewBox ?? "").split(" ").map(Number)
  expect(width / height).toBeCloseTo(ratio, 2)
})
