import { publisherStep } from "../../../../tools/lib/publisher"

it("shows the steps of a build among what the publisher prints, whatever else that is", () => {
  const lines = [
    '{"level":30,"step":true,"msg":"… Making the release"}',
    '{"level":30,"step":true,"msg":"3 of 109 pages made anew"}',
    '{"level":30,"msg":"a release is live"}',
    "(node:1) Warning: something is old",
    '{"level":30,"msg":"cut sh(node:1) Warning',
    "{",
    "",
  ]
  expect(lines.flatMap((line) => publisherStep(line) ?? [])).toEqual([
    "  … Making the release",
    "      3 of 109 pages made anew",
  ])
})
