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
import { type CmsVisitor, type Doc, newPerson, type Reply, signIn } from "./cms-api"
import { type RunningCms, sql, startCmsOnCopy } from "./support"

/** What the site keeps up to date of its content, in a CMS on a copy of the seeded data. */
let cms: RunningCms
let editor: CmsVisitor
let snapshot: ContentSnapshot
/** Operations that the CMS is asked in one refresh. */
let asked: string[] = []

test.describe.configure({ mode: "serial" })
test.setTimeout(180_000)

const SEED = 20_261_124
const ROUNDS = 12

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const next = random(SEED)
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new Error("There is nothing to choose from.")
  return item
}

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

const some = async (collection: string, where = ""): Promise<Doc> =>
  oneOf((await editor.get(`${collection}?depth=0&limit=0&sort=id${where}`)).body.docs)
const published = "&where[_status][equals]=published"

let count = 0
const fresh = (word: string): string => `${word}-${(count += 1)}`

const copyOf = ({ id: _id, confirmed: _confirmed, ...content }: Doc): object => content

/** Every way in which an editor changes what the site shows; each may be refused, which changes nothing. */
const EDITS: Readonly<Record<string, () => Promise<Reply>>> = {
  "an article is written and published": async () =>
    editor.rest("POST", "news", {
      ...copyOf(await some("news", published)),
      slug: fresh("article"),
      title: "Written",
    }),
  "an article is renamed": async () =>
    editor.rest("PATCH", `news/${(await some("news", published)).id}`, { title: fresh("Renamed") }),
  "a draft is saved over it": async () =>
    editor.rest("PATCH", `news/${(await some("news", published)).id}?draft=true`, {
      title: fresh("Not yet"),
      _status: "draft",
    }),
  "one is taken off the site": async () =>
    editor.rest("PATCH", `news/${(await some("news", published)).id}`, { _status: "draft" }),
  "one is put on the site again": async () => {
    const { id } = await some("news", "&where[_status][equals]=draft")
    return editor.rest("PATCH", `news/${id}`, { _status: "published" })
  },
  "one is deleted": async () => editor.rest("DELETE", `news/${(await some("news")).id}`),
  "many are changed at once": async () => {
    const [a, b] = [await some("news", published), await some("news", published)]
    return editor.rest("PATCH", `news?where[id][in]=${a.id},${b.id}`, { author: fresh("Author") })
  },
  "an older version is put back": async () => {
    const { docs } = (await editor.get("news/versions?limit=20&depth=0")).body
    return editor.rest("POST", `news/versions/${String(oneOf(docs).id)}`)
  },
  "an article is about other venues": async () => {
    const locations = [(await some("locations", published)).id]
    return editor.rest("PATCH", `news/${(await some("news", published)).id}`, { locations })
  },
  "a menu's sections are put in another order": async () => {
    const { id, sections } = await some("menus", published)
    return editor.rest("PATCH", `menus/${id}`, { sections: (sections as object[]).toReversed() })
  },
  "a document that others lead to is taken off or put back": async () => {
    const { id, _status } = await some("events")
    const status = _status === "published" ? "draft" : "published"
    return editor.rest("PATCH", `events/${id}`, { _status: status })
  },
  "a brand is renamed": async () =>
    editor.rest("PATCH", `brands/${(await some("brands")).id}`, { tagline: fresh("Tagline") }),
  "a picture is described in other words": async () =>
    editor.rest("PATCH", `media/${(await some("media")).id}`, { alt: fresh("A picture") }),
  "a picture is cut around another point": async () =>
    editor.rest("PATCH", `media/${(await some("media")).id}`, { focalX: 20, focalY: 30 }),
  "the settings are changed": async () =>
    editor.rest("POST", "globals/site-settings", { groupName: fresh("Quattrocento") }),
  "the navigation is put in another order": async () => {
    const { body } = await editor.get<Doc>("globals/site-navigation?depth=0")
    const changed = Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toReversed() : value,
    ])
    return editor.rest("POST", "globals/site-navigation", Object.fromEntries(changed))
  },
}

test.beforeAll(async () => {
  cms = await startCmsOnCopy()
  editor = await newPerson(cms.origin, await signIn(cms.origin), "editor")
  snapshot = await readSnapshot(access(), await schema())
})

test.afterAll(async () => {
  await cms?.stop()
})

const edit = async (): Promise<string> => {
  const name = oneOf(Object.keys(EDITS))
  await EDITS[name]?.()
  return name
}

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

for (const name of Object.keys(EDITS)) {
  test(`what the site knows is what there is after ${name}`, async () => {
    const reply = await EDITS[name]?.()
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
    for (let each = 0; each < 3; each += 1) done.push(await edit())
    // What is published between two of its questions is part of the next.
    await refresh(edit)
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
  const { id } = await some("news", published)
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
  const { id } = await some("news", published)
  for (let each = 1; each <= 3; each += 1) {
    await editor.rest("PATCH", `news/${id}`, { title: fresh("Again") })
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

test("a picture's file is replaced, and the site knows its new addresses", async () => {
  await refresh()
  const { id } = await some("media")
  const bytes = await readFile(path.resolve("cms/seed/images/news-oven.webp"))
  const form = new FormData()
  form.set("file", new File([bytes], "another-oven.webp", { type: "image/webp" }))
  form.set("_payload", JSON.stringify({}))
  const { status } = await editor.send("PATCH", `media/${id}`, form)
  expect(status).toBe(200)
  const { changed } = await refresh()
  expect(changed).toMatchObject([{ name: "MediaAssets", id }])
  expect(snapshot).toEqual(await readSnapshot(access(), await schema()))
})
