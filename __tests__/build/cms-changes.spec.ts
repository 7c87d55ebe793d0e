import { readFile } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { buildSchema } from "graphql"
import type { ContentSnapshot } from "../../snapshot/content-snapshot"
import { readSnapshot } from "../../snapshot/read-snapshot"
import { refreshSnapshot } from "../../snapshot/refresh-snapshot"
import { snapshotFingerprint } from "../../snapshot/snapshot-fingerprint"
import { readFingerprint } from "../../builder/fingerprint"
import { requiredEnv } from "../browser/support/cms"
import { type CmsVisitor, newPerson, signIn } from "./cms-api"
import { createEdits, EDIT_NAMES, published, type Edits } from "./random-edits"
import { type RunningCms, sql, startCmsOnCopy } from "./support"

/** What the site keeps up to date of its content, in a CMS on a copy of the seeded data. */
let cms: RunningCms
let editor: CmsVisitor
let edits: Edits
let snapshot: ContentSnapshot
/** Operations that the CMS is asked in one refresh. */
let asked: string[] = []

test.describe.configure({ mode: "serial" })
test.setTimeout(180_000)

const SEED = 20_261_124
const ROUNDS = 12

const schema = async () => buildSchema(await readFile("src/content/contract.graphql", "utf8"))
const access = () => ({
  cmsGraphqlUrl: cms.graphqlUrl,
  cmsApiKey: requiredEnv("CMS_API_KEY"),
  cmsAuthScheme: "api-clients API-Key",
})

/** Calls back before each question that is asked of the CMS while something is read. */
async function whileAsking<Result>(
  before: (operation: string) => Promise<void>,
  read: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) => {
    const operation = /query (\w+)/.exec(String(init?.body))?.[1]
    if (operation) {
      globalThis.fetch = fetch
      await before(operation)
      globalThis.fetch = spy
    }
    return fetch(url, init)
  }
  const spy = globalThis.fetch
  try {
    return await read()
  } finally {
    globalThis.fetch = fetch
  }
}

test.beforeAll(async () => {
  cms = await startCmsOnCopy()
  editor = await newPerson(cms.origin, await signIn(cms.origin), "editor")
  edits = createEdits(editor, SEED)
  snapshot = await readSnapshot(access(), await schema())
})

test.afterAll(async () => {
  await cms?.stop()
})

async function refresh(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  asked = []
  const refreshed = await whileAsking(
    async (operation) => {
      asked.push(operation)
      if (operation.startsWith("Changed_")) await meanwhile()
    },
    async () => refreshSnapshot(access(), await schema(), snapshot),
  )
  snapshot = refreshed.snapshot
  return refreshed
}

for (const name of EDIT_NAMES) {
  test(`what the site knows is what there is after ${name}`, async () => {
    const reply = await edits.make(name)
    expect(reply?.status, JSON.stringify(reply?.body)).toBeLessThan(300)
    await refresh()
    expect(asked[0]).toBe("ChangesSince")
    expect(asked).not.toContain("Snapshot_NewsArticles")
    expect(snapshot).toEqual(await readSnapshot(access(), await schema()))
  })
}

test("what the site knows is what there is after any edits, also while it is read", async () => {
  const done: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let each = 0; each < 3; each += 1) done.push(await edits.any())
    // What is published between two of its questions is part of the next.
    await refresh(edits.any)
    const without = await refresh()
    expect(without.changed).not.toBe("everything")
    expect(snapshot, `seed ${SEED}, after ${done.join(", ")}`).toEqual(
      await readSnapshot(access(), await schema()),
    )
  }
  const environment = { ...process.env, CMS_GRAPHQL_URL: cms.graphqlUrl }
  expect(snapshotFingerprint(snapshot)).toBe(await readFingerprint(environment))
})

test("what is changed behind the CMS's back is asked for too, and nothing else", async () => {
  await refresh()
  const { id } = await edits.some("news", published)
  await sql(cms.dataDir, `UPDATE news SET title = 'By hand' WHERE id = ${id}`)
  const { changed } = await refresh()
  expect(asked).toEqual(["ChangesSince", "Changed_NewsArticles"])
  expect(changed).toMatchObject([{ name: "NewsArticles", id, after: { title: "By hand" } }])
})

test("nobody but a key reads what was changed, and nobody writes it", async () => {
  expect((await editor.get("content-changes")).status).toBe(403)
  const made = await editor.rest("POST", "content-changes", { collection: "news", document: 1 })
  expect(made.status).toBe(403)
})

test("of each document there is the last change alone", async () => {
  const { id } = await edits.some("news", published)
  for (let each = 1; each <= 3; each += 1) {
    await editor.rest("PATCH", `news/${id}`, { title: edits.fresh("Again") })
  }
  const key = await fetch(cms.graphqlUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `api-clients API-Key ${requiredEnv("CMS_API_KEY")}`,
    },
    body: JSON.stringify({
      query: `{ ContentChanges(where: { collection: { equals: "news" }, document: { equals: ${id} } }) { totalDocs } }`,
    }),
  })
  expect(await key.json()).toEqual({ data: { ContentChanges: { totalDocs: 1 } } })
})

interface Size {
  width: number
  height: number
}

/** What a camera says of a picture that it was held upright for (EXIF 2.3, 4.6.4 A: Orientation 6). */
const UPRIGHT = Buffer.from(
  "ffe10022457869660000" + "49492a0008000000" + "0100" + "120103000100000006000000" + "00000000",
  "hex",
)

test("a picture that the camera was held upright for is noted as wide and as high as it is shown", async () => {
  const { id } = await edits.some("media")
  const lying = await readFile(path.resolve("cms/seed/images/news-oven.jpg"))
  const bytes = Buffer.concat([lying.subarray(0, 2), UPRIGHT, lying.subarray(2)])
  const form = new FormData()
  form.set("file", new File([bytes], "upright.jpg", { type: "image/jpeg" }))
  form.set("_payload", JSON.stringify({}))
  const { status } = await editor.send("PATCH", `media/${id}`, form)
  expect(status).toBe(200)
  const { body } = await editor.get<Size & { sizes: { avif640: Size } }>(`media/${id}`)
  const { width, height } = body.sizes.avif640
  expect(width).toBeLessThan(height)
  expect(body.width / body.height).toBeCloseTo(width / height, 2)
})

test("a picture's file is replaced, and the site knows its new addresses", async () => {
  await refresh()
  const { id } = await edits.some("media")
  const bytes = await readFile(path.resolve("cms/seed/images/news-oven.jpg"))
  const form = new FormData()
  form.set("file", new File([bytes], "another-oven.jpg", { type: "image/jpeg" }))
  form.set("_payload", JSON.stringify({}))
  const { status } = await editor.send("PATCH", `media/${id}`, form)
  expect(status).toBe(200)
  const { changed } = await refresh()
  expect(changed).toMatchObject([{ name: "MediaAssets", id }])
  expect(snapshot).toEqual(await readSnapshot(access(), await schema()))
})
