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

describe("what is told of builds", () => {
  let tell: ReturnType<typeof createBuildNews>
  beforeEach(() => (tell = createBuildNews()))

  const failed = (failures: number, reason: string, messages: readonly string[] = []) =>
    JSON.stringify({
      level: 50,
      err: { message: `Build failed: ${reason}\n\nWhat was served before is untouched.` },
      failures,
      failure: {
        reason,
        problems: messages.map((message) => ({ message })),
        nextAttemptAt: messages.length > 0 ? null : "2026-11-29T12:00:05.000Z",
      },
    })
  const made = (switched: boolean) => JSON.stringify({ level: 30, switched, msg: "made" })
  const AWAY =
    "  ✗ A build failed: The CMS is away.\n      The last release is still served. The next attempt comes by itself."

  it("is what one failed of, and that a release is live after it", () => {
    const messages = ["Soho has no picture.", "Soho has no picture.", ..."abcdef"]
    const lines = [
      made(true),
      failed(1, "It cannot be shown.", messages),
      "cut sh",
      "null",
      made(true),
      made(true),
    ]
    expect(lines.flatMap((line) => tell(line) ?? [])).toEqual([
      [
        "  ✗ A build failed: It cannot be shown.",
        ...["Soho has no picture.", ..."abcd"].map((message) => `      - ${message}`),
        "      and 2 more, which the CMS's dashboard lists",
        "      The last release is still served. Nothing newer is, until this is mended in the CMS.",
      ].join("\n"),
      "  ✓ A newer release is live.",
    ])
  })

  it("is said once of attempts that fail of the same in a row, and again of a later one", () => {
    const lines = [1, 2, 3].map((failures) => failed(failures, "The CMS is away."))
    expect([...lines, ...lines].flatMap((line) => tell(line) ?? [])).toEqual([AWAY, AWAY])
  })

  it("is said again once it is not tried again by itself", () => {
    const known = failed(1, "It has no page.")
    const last = known.replace('"failures":1', '"failures":2').replace(/"2026[^"]*"/, "null")
    expect([known, last, last].flatMap((line) => tell(line) ?? [])).toEqual([
      expect.stringContaining("comes by itself"),
      expect.stringContaining("mended in the CMS"),
    ])
  })

  it("is nothing of a release that waits because somebody has rolled back", () => {
    const lines = [failed(1, "The CMS is away."), made(false), made(true)]
    expect(lines.flatMap((line) => tell(line) ?? [])).toEqual([AWAY])
  })
})
