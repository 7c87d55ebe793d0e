import { CmsFileError } from "../../../../cms-client/cms-client"
import { problemsOf } from "../../../../gatsby/build-problems"
import { BuildFailure } from "../../../../lib/build-failure"
import { failedAttempt } from "../../../../server/publisher/failed-attempt"
import { ContentError } from "../../../../src/content/content-error"

const NOW = Date.parse("2026-11-30T12:00:00Z")
const ATTEMPT = { lastSequence: 7, liveId: null, cause: { kind: "command" } } as const

const after = (error: Error) => {
  const { kind, problems } = problemsOf(error)
  return failedAttempt(new BuildFailure("…", kind, { problems }), ATTEMPT, null, NOW)
}

it("content that an editor has to mend waits for other content", () => {
  const found = after(new ContentError({ type: "Location", id: 7 }, "timeZone", "is empty", "one"))
  expect(found).toMatchObject({ kind: "content", nextAttemptAt: null })
})

it("a picture's file that the CMS lacks is looked for again, for its disk may only be away", () => {
  const missing = new CmsFileError("HTTP 404", { type: "MediaAsset", name: "oven.jpg", id: 3 })
  const found = after(missing)
  expect(found).toMatchObject({ kind: "content", nextIsCold: false })
  expect(found.nextAttemptAt).toBeGreaterThan(NOW)
})
