import { formAddress, SUBMISSION_SLUGS } from "../../../../shared/submissions/kinds"
import { MESSAGE, NO_LIMITS, sendJson, startApi, startReceivingCms } from "./api-under-test"
import { expectToWithstand } from "./withstands"

jest.setTimeout(120_000)

let api: Awaited<ReturnType<typeof startApi>>
let cms: Awaited<ReturnType<typeof startReceivingCms>>

beforeAll(async () => {
  cms = await startReceivingCms()
  api = await startApi({ cmsUrl: cms.url, limits: NO_LIMITS })
})

afterAll(async () => {
  await api.close()
  await cms.close()
})

it("whatever is sent as a form, the server goes on", () =>
  expectToWithstand(api.origin, {
    paths: [
      ...SUBMISSION_SLUGS.map((slug) => formAddress(slug)),
      ...["/api/forms/../../health", "/api/forms/%00", "/api/forms/__proto__", "/%"],
      ...["/api/confirm/a.b", "/api/forms/contact/done/%0d%0a"],
    ],
    sound: MESSAGE,
    times: 300,
  }))

it("a body that is too large is told so", async () => {
  const answer = await sendJson(api.origin, "contact", { message: "x".repeat(100_000) })
  expect(answer.status).toBe(413)
})
