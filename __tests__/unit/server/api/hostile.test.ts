import { request } from "node:http"
import fc from "fast-check"
import { SUBMISSION_SLUGS } from "../../../../shared/submissions/kinds"
import { NO_LIMITS, sendJson, startApi, startReceivingCms } from "./api-under-test"

jest.setTimeout(120_000)

type Api = Awaited<ReturnType<typeof startApi>>
type Cms = Awaited<ReturnType<typeof startReceivingCms>>
let api: Api
let cms: Cms

beforeAll(async () => {
  cms = await startReceivingCms()
  api = await startApi({ cmsUrl: cms.url, limits: NO_LIMITS })
})

afterAll(async () => {
  await api.close()
  await cms.close()
})

interface Raw {
  method: string
  path: string
  type: string | undefined
  body: Buffer
}

/** Sends bytes as they are. @returns the status; 0 where the connection was ended */
const ask = ({ method, path, type, body }: Raw): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      `${api.origin}/`,
      { method, path, headers: { ...(type === undefined ? {} : { "content-type": type }) } },
      (answer) => {
        answer.resume()
        answer.on("end", () => resolve(answer.statusCode ?? 0))
        answer.on("error", () => resolve(0))
      },
    )
    sent.on("error", () => resolve(0))
    sent.end(body)
  })

const nasty = fc.constantFrom(
  "../../../../etc/passwd",
  "\r\nBcc: a@example.com",
  "=HYPERLINK(1)",
  "\u0000",
  "\ud800",
  "\u202e",
  "__proto__",
  "constructor",
  "x".repeat(70_000),
  "';drop table submissions;--",
  "<script>alert(1)</script>",
)
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 3 }))
const names = [
  "name",
  "email",
  "message",
  "subject",
  "website",
  "form-key",
  "form-page",
  "__proto__",
]
const entries = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, {
  maxKeys: 12,
})
const types = fc.constantFrom(
  undefined,
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "x",
)

it("whatever is sent, it answers what the sender did wrong, and goes on", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        method: fc.constantFrom("POST", "PUT", "GET", "DELETE", "OPTIONS"),
        path: fc.oneof(
          fc.constantFrom(...SUBMISSION_SLUGS).map((slug) => `/api/forms/${slug}`),
          fc.constantFrom(
            "/api/forms/../../health",
            "/api/forms/%00",
            "/api/forms/__proto__",
            "/api/confirm/a.b",
            "/api/forms/contact/done/%0d%0a",
            "/%",
          ),
        ),
        type: types,
        body: fc.oneof(
          entries.map((sent) => Buffer.from(JSON.stringify(sent))),
          fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
          fc.constant(Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n')),
        ),
      }),
      async (raw) => {
        const status = await ask(raw)
        expect(status).toBeGreaterThan(0)
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
  expect((await fetch(`${api.origin}/health`)).status).toBe(200)
})

it("a body that is too large is told so", async () => {
  const answer = await sendJson(api.origin, "contact", { message: "x".repeat(100_000) })
  expect(answer.status).toBe(413)
})
