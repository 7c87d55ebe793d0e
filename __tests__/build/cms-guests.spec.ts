import { randomUUID } from "node:crypto"
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { GUEST_FILES } from "../../shared/submissions/guest-documents"
import { createCms } from "../../server/api/outbox/cms"
import { requiredEnv } from "../browser/support/cms"
import { CmsVisitor, signIn } from "./cms-api"
import { type RunningCms, startCmsOnCopy } from "./support"

/** What the forms' server brings into a real CMS, by its own client and its own key. */
let running: RunningCms
let admin: CmsVisitor
let formsKey: CmsVisitor
let strayIn: string
const STRAY = [
  ["old.pdf", 2 * 24 * 3_600_000],
  ["new.pdf", 0],
] as const
let cms: ReturnType<typeof createCms>

// In order and in one worker, so that one CMS serves them all; each stands on its own.
test.describe.configure({ mode: "default" })
test.setTimeout(60_000)

test.beforeAll(async () => {
  test.setTimeout(120_000)
  running = await startCmsOnCopy({
    prepare: async (dataDir) => {
      const folder = path.join(dataDir, GUEST_FILES)
      await mkdir(folder, { recursive: true })
      for (const [name, age] of STRAY) {
        const file = path.join(folder, name)
        await writeFile(file, "%PDF-1.7")
        await utimes(file, new Date(Date.now() - age), new Date(Date.now() - age))
      }
      strayIn = folder
    },
  })
  const key = requiredEnv("SUBMISSIONS_API_KEY")
  const scheme = "api-clients API-Key"
  admin = await signIn(running.origin)
  formsKey = new CmsVisitor(running.origin, `${scheme} ${key}`)
  cms = createCms({ url: `${running.origin}/api/graphql`, key, scheme })
})

test.afterAll(async () => {
  await running?.stop()
})

test("a file that a killed CMS has left without a document is deleted, after a day", async () => {
  await expect.poll(() => readdir(strayIn)).not.toContain("old.pdf")
  expect(await readdir(strayIn)).toContain("new.pdf")
})

const guest = { name: "Ada", email: "ada@example.com", message: "By the oven.", status: "new" }
const enquiry = { ...guest, kind: "contact", subject: "A booking" }
const found = async (collection: string, id: string) =>
  (await admin.get(`${collection}?where[submissionId][equals]=${id}&depth=0`)).body.docs

test("a submission that is delivered twice is there once, for the venue that it names", async () => {
  const submissionId = randomUUID()
  const data = { ...enquiry, submissionId, venueSlug: "400-soho" }
  await cms.create("enquiries", data)
  await cms.create("enquiries", data)
  const docs = await found("enquiries", submissionId)
  const venue = await admin.find("locations?where[slug][equals]=400-soho&depth=0")
  expect(docs).toMatchObject([{ venue: venue.id, status: "new" }])
})

test("telephone numbers and addresses are taken in as people write them", async () => {
  for (const [email, phone] of [
    ["ivan@xn--80ak6aa92e.xn--p1ai", "020 7946 0000"],
    ["o'neill+oven@example.com", "(06) 5550-0100 ext. 12"],
  ]) {
    const submissionId = randomUUID()
    await cms.create("enquiries", { ...enquiry, submissionId, email, phone })
    expect(await found("enquiries", submissionId)).toMatchObject([{ email, phone }])
  }
})

test("what it refuses for good is told apart from what may be tried again", async () => {
  const wrong = { ...enquiry, submissionId: randomUUID(), email: "nobody" }
  await expect(cms.create("enquiries", wrong)).rejects.toMatchObject({ is: "refused" })
  const gone = createCms({ url: "http://127.0.0.1:9/api/graphql", key: "k", scheme: "s" })
  await expect(gone.create("enquiries", wrong)).rejects.toMatchObject({ is: "unreachable" })
})

test("a CV comes with its application, once, and goes with it", async () => {
  const submissionId = randomUUID()
  const job = (await admin.find("jobs?limit=1&depth=0")).slug
  await cms.create("applications", { ...guest, submissionId, jobSlug: job })
  const file = {
    field: "cv",
    name: "cv.pdf",
    type: "application/pdf",
    bytes: Buffer.from("%PDF-1.7 a life"),
  }
  for (const _twice of [1, 2]) await cms.createFile(submissionId, file)
  const [application] = await found("applications", submissionId)
  expect(await found(GUEST_FILES, submissionId)).toMatchObject([{ application: application?.id }])
  await admin.rest("DELETE", `applications/${application?.id}`)
  expect(await found(GUEST_FILES, submissionId)).toEqual([])
  // Deleted while its file was still on the way: nothing is kept that nobody would delete.
  await cms.createFile(submissionId, file)
  expect(await found(GUEST_FILES, submissionId)).toEqual([])
})

test("the end of a subscription takes it away, also when it comes first", async () => {
  const list = { list: "newsletter", status: "active" }
  for (const order of ["subscribed first", "ended first"]) {
    const id = randomUUID()
    const email = `${id}@example.com`
    const begin = () => cms.create("subscriptions", { ...list, submissionId: id, email })
    const end = () =>
      cms.create("subscriptions", { ...list, submissionId: randomUUID(), endsSubscription: id })
    for (const step of order === "ended first" ? [end, begin] : [begin, end]) await step()
    const { docs } = (await admin.get(`subscriptions?where[email][equals]=${email}`)).body
    expect(docs, order).toEqual([])
  }
})

test("its key creates what guests send, and neither reads nor writes anything else", async () => {
  for (const query of [
    "{ Enquiries { docs { email } } }",
    "mutation { createNewsArticle(data: {}) { id } }",
    "mutation M { createEnquiry(data: {}) { id } } query Q { Enquiries { docs { email } } }",
  ]) {
    const { errors = [] } = await formsKey.graphql(query)
    expect(errors[0]?.message, query).toContain("only creates")
  }
  for (const collection of ["enquiries", "applications", "subscriptions", GUEST_FILES, "news"]) {
    expect((await formsKey.get(collection)).status, collection).toBe(403)
  }
})
