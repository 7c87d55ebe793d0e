import { createBuildNews, publisherStep } from "../../../../tools/lib/publisher"

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

it("tells of a build that failed once, and of the release that is live after it", () => {
  const buildNews = createBuildNews()
  const failed = (failures: number, message: string) =>
    JSON.stringify({ level: 50, err: { message }, failures, msg: "a build failed" })
  const live = '{"level":30,"switched":true,"msg":"a release is live"}'
  const lines = [
    live,
    failed(1, "Venue “Soho” has no picture."),
    failed(2, "Venue “Soho” has no picture."),
    failed(1, "The CMS does not answer."),
    "cut sh",
    live,
    live,
  ]
  expect(lines.map(buildNews)).toEqual([
    undefined,
    "  ✗ What was published is not on the site yet: Venue “Soho” has no picture.",
    undefined,
    "  ✗ What was published is not on the site yet: The CMS does not answer.",
    undefined,
    "  ✓ What was published is on the site.",
    undefined,
  ])
})
