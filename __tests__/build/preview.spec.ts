import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { waitUntilAnswering } from "../../lib/http"
import { findFreePort } from "../../lib/ports"
import { createProcesses, programArguments } from "../../lib/processes"
import { signPreviewToken } from "../../shared/preview-token"
import { requiredEnv } from "../browser/support/cms"
import { type CmsVisitor, type Doc, signIn } from "./cms-api"
import { exportedRelease, type RunningCms, startCmsOnCopy } from "./support"

/** The preview over the last build of the test site, and a CMS on a copy of the seeded data. */
const SECRET = "a-secret-of-the-preview-of-32-chars"
const KEY = "0b6f2f0e-6a0f-4c0e-9c64-previewdrafts"

const processes = createProcesses()
let cms: RunningCms
let editor: CmsVisitor
let origin: string
let folder: string

test.describe.configure({ mode: "default" })
test.setTimeout(120_000)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  cms = await startCmsOnCopy()
  editor = await signIn(cms.origin)
  await editor.prepare("POST", "api-clients", {
    name: "The preview of this test",
    access: "readDrafts",
    enableAPIKey: true,
    apiKey: KEY,
  })
  folder = await mkdtemp(path.join(tmpdir(), "forno-preview-"))
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  const server = processes.start("the preview", process.execPath, PROGRAM, {
    cwd: requiredEnv("SITE_DIR"),
    env: {
      ...process.env,
      CMS_GRAPHQL_URL: cms.graphqlUrl,
      PREVIEW_PORT: String(port),
      PREVIEW_HOST: "localhost",
      PREVIEW_URL: origin,
      PREVIEW_SECRET: SECRET,
      PREVIEW_API_KEY: KEY,
      RELEASES_DIR: folder,
    },
  })
  await waitUntilAnswering(`${origin}/health`, server)
})

test.afterAll(async () => {
  await processes.stopAll()
  await cms?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const PROGRAM = programArguments(process.cwd(), "server/preview/main.ts")

interface Visit {
  status: number
  /** Where it led, without the origin. */
  at: string
  headers: Headers
  html: string
}

/** Comes by the link that the CMS makes, as a browser would. */
async function open(collection: string, id: string | null): Promise<Visit & { cookie: string }> {
  const exp = Math.floor(Date.now() / 1000) + 60
  const token = signPreviewToken({ collection, id, user: "1", exp }, SECRET)
  const entered = await fetch(`${origin}/enter?token=${token}`, { redirect: "manual" })
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  return { ...(await look(entered.headers.get("location") ?? "/", cookie)), cookie }
}

async function look(at: string, cookie = ""): Promise<Visit> {
  const answer = await fetch(new URL(at, origin), { headers: { cookie } })
  const { pathname } = new URL(answer.url)
  return { status: answer.status, at: pathname, headers: answer.headers, html: await answer.text() }
}

const firstArticle = (): Promise<Doc> =>
  editor.find("news?where[_status][equals]=published&limit=1&depth=0")

test("An editor sees a draft on the real page seconds after it was saved, and nobody else does", async () => {
  const article = await firstArticle()
  const draft = (title: string) =>
    editor.prepare("PATCH", `news/${article.id}?draft=true`, { title })
  await draft("Not published: the first attempt")

  const visit = await open("news", String(article.id))
  expect(visit.status, visit.html).toBe(200)
  expect(visit.at).toBe(`/news/${String(article.slug)}`)
  expect(visit.html).toContain("Not published: the first attempt")
  expect(visit.html).toContain("Draft preview – not public")
  expect(visit.headers.get("x-robots-tag")).toBe("noindex, nofollow")
  expect(visit.headers.get("cache-control")).toBe("no-store")
  expect(visit.headers.get("content-security-policy")).toContain("worker-src 'none'")

  await draft("Not published: the second attempt")
  expect((await look(visit.at, visit.cookie)).html).toContain("Not published: the second attempt")
  // The list shows it too, and what the page's own script fetches is what was drawn.
  const list = await look("/news", visit.cookie)
  expect(list.html).toContain("Not published: the second attempt")
  const data = await look("/page-data/news/page-data.json", visit.cookie)
  expect(data.html).toContain("Not published: the second attempt")

  for (const at of [visit.at, "/page-data/news/page-data.json", "/sw.js"]) {
    const stranger = await look(at)
    expect(stranger.status).toBe(401)
    expect(stranger.html).not.toContain("Not published")
    expect(stranger.headers.get("x-robots-tag")).toBe("noindex, nofollow")
  }
  const live = await fetch(`${requiredEnv("SITE_ORIGIN")}${visit.at}`)
  expect(await live.text()).not.toContain("Not published")
})

test("A document that has never been published has its page in the preview", async () => {
  const { id, createdAt, updatedAt, _status, ...article } = await firstArticle()
  void [id, createdAt, updatedAt, _status]
  const slug = "a-draft-of-its-own"
  const made = await editor.prepare("POST", "news?draft=true", {
    ...article,
    slug,
    title: "A draft of its own",
  })
  const visit = await open("news", String(made.id))
  expect(visit.at).toBe(`/news/${slug}`)
  expect(visit.status, visit.html).toBe(200)
  expect(visit.html).toContain("A draft of its own")
})

test("A menu's draft is seen wherever the menu is shown", async () => {
  const venue = await editor.find("locations?where[menus][exists]=true&limit=1&depth=0")
  const [menu] = venue.menus as readonly number[]
  await editor.prepare("PATCH", `menus/${menu}?draft=true`, {
    introduction: "Not yet on any table.",
  })

  const own = await open("menus", String(menu))
  expect(own.status, own.html).toBe(200)
  expect(own.at).toMatch(/^\/menus\/[a-z0-9-]+$/)
  expect(own.html).toContain("Not yet on any table.")
  const served = await look(`/locations/${String(venue.slug)}`, own.cookie)
  expect(served.html).toContain("Not yet on any table.")
})

test("A half-written draft says what it lacks, and stands in nobody's way", async () => {
  const half = await editor.prepare("POST", "news?draft=true", {
    title: "Half an article",
    slug: "half-an-article",
    publishedOn: "2030-01-01T00:00:00.000Z",
  })
  const own = await open("news", String(half.id))
  expect(own.status).toBe(422)
  expect(own.html).toContain("This draft cannot be shown yet.")
  expect(own.html).toContain("Half an article")
  expect(own.html).toContain("“Author” is empty")
  expect(own.html).toContain(`${cms.origin}/admin/collections/news/${half.id}#field-author`)
  expect(own.html).not.toContain("NewsArticle")

  const list = await look("/news", own.cookie)
  expect(list.status).toBe(200)
  expect(list.html).toContain("Not on this page yet")
  expect(list.html).toContain("Half an article")
})

test("What nobody has changed has the data that the build gave it", async () => {
  const { cookie } = await open("site-settings", null)
  for (const page of ["about", "privacy-policy"]) {
    const file = `page-data/${page}/page-data.json`
    const built = await readFile(path.join(await exportedRelease(), file), "utf8")
    expect((await look(`/${file}`, cookie)).html).toBe(built)
  }
})
