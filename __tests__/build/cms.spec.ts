import { expect, test } from "@playwright/test"
import { CONTENT_TYPES } from "../../shared/content-types"
import { ORDER_COPIES_PATH } from "../../shared/ordering/staff-channel"
import { DRAFT_MARKER } from "../../cms/seed/content/draft-marker"
import { requiredEnv } from "../browser/support/cms"
import { CmsVisitor, type Doc, newPerson, signIn, withKey } from "./cms-api"
import { anOrder, sendCopy } from "./copies"
import { type RunningCms, sql, startCmsOnCopy } from "./support"

/** Who may read and write what, in a CMS on a copy of the seeded data. */
let cms: RunningCms
let visitors: Record<"anonymous" | "key" | "manager" | "editor" | "admin", CmsVisitor>
let ownVenue: number
let otherVenue: number

// In order and in one worker, so that one CMS serves them all; each stands on its own.
test.describe.configure({ mode: "default" })
test.setTimeout(60_000)

const guest = { name: "A. Guest", email: "guest@example.com", message: "A table by the oven" }

const idOf = async (admin: CmsVisitor, collection: string, slug: string): Promise<number> =>
  (await admin.find(`${collection}?where[slug][equals]=${slug}&depth=0`)).id

test.beforeAll(async () => {
  test.setTimeout(90_000)
  // What guests of other tests had sent before this copy was made is not in it.
  const fromGuests = ["enquiries", "bookings", "orders", "applications"]
  cms = await startCmsOnCopy({
    prepare: (dataDir) => sql(dataDir, ...fromGuests.map((table) => `DELETE FROM ${table}`)),
  })
  const { origin } = cms
  const admin = await signIn(origin)
  ownVenue = await idOf(admin, "locations", "400-soho")
  otherVenue = await idOf(admin, "locations", "cenere-testaccio")
  visitors = {
    anonymous: new CmsVisitor(origin),
    key: withKey(origin),
    manager: await newPerson(origin, admin, "venueManager", [ownVenue]),
    editor: await newPerson(origin, admin, "editor"),
    admin,
  }
  const job = (await admin.find("jobs?limit=1&depth=0")).id
  for (const slug of ["400-soho", "cenere-testaccio"]) {
    await sendCopy(origin, ORDER_COPIES_PATH, "orders to the CMS", anOrder(slug))
  }
  for (const venue of [ownVenue, otherVenue]) {
    await admin.prepare("POST", "enquiries", { ...guest, venue, subject: "Hello" })
    await admin.prepare("POST", "applications", { ...guest, venue, job })
    const when = { date: "2030-05-18", time: "19:30", partySize: 4 }
    await admin.prepare("POST", "bookings", { ...guest, ...when, venue })
  }
})

test.afterAll(async () => {
  await cms?.stop()
})

const SEES_NOBODYS = { anonymous: "refused", key: "refused" }

/** How many documents each sees. */
const READERS = [
  {
    what: "news, of which one article is a draft",
    rest: "news",
    graphql: "NewsArticles",
    sees: { anonymous: "refused", key: 26, manager: 26, editor: 27, admin: 27 },
  },
  {
    what: "venues",
    rest: "locations",
    graphql: "Locations",
    sees: { anonymous: "refused", key: 7, manager: 7, editor: 7, admin: 7 },
  },
  {
    what: "versions of venues",
    rest: "locations/versions",
    graphql: "versionsLocations",
    sees: { ...SEES_NOBODYS, manager: 1, editor: 7, admin: 7 },
  },
  ...(
    [
      ["enquiries", "Enquiries"],
      ["bookings", "Bookings"],
      ["orders", "Orders"],
      ["applications", "Applications"],
    ] as const
  ).map(([rest, graphql]) => ({
    what: rest,
    rest,
    graphql,
    sees: { ...SEES_NOBODYS, manager: 1, editor: 2, admin: 2 },
  })),
  {
    what: "users",
    rest: "users",
    graphql: "Users",
    sees: { ...SEES_NOBODYS, manager: 1, editor: 1, admin: 3 },
  },
  {
    what: "keys",
    rest: "api-clients",
    graphql: "ApiClients",
    // The site's, the preview's and the forms'.
    sees: { ...SEES_NOBODYS, manager: "refused", editor: "refused", admin: 3 },
  },
] as const

async function seenByEach(
  look: (visitor: CmsVisitor) => Promise<number | "refused">,
): Promise<Record<string, number | "refused">> {
  const seen: Record<string, number | "refused"> = {}
  for (const [name, visitor] of Object.entries(visitors)) seen[name] = await look(visitor)
  return seen
}

for (const { what, rest, graphql, sees } of READERS) {
  test(`over REST each sees as many ${what} as they may`, async () => {
    const seen = await seenByEach(async (visitor) => {
      const { status, body } = await visitor.get(`${rest}?limit=0&depth=0`)
      return status === 403 ? "refused" : body.totalDocs
    })
    expect(seen).toEqual(sees)
  })

  test(`over GraphQL each sees as many ${what} as they may`, async () => {
    const seen = await seenByEach(async (visitor) => {
      const { data, errors } = await visitor.graphql(`{ list: ${graphql}(limit: 0) { totalDocs } }`)
      if (errors) return "refused"
      return (data?.list as { totalDocs: number }).totalDocs
    })
    expect(seen).toEqual(sees)
  })
}

test("a venue manager reaches another venue's booking neither by its id nor by asking for it", async () => {
  const { manager, admin } = visitors
  const { id } = await admin.find(`bookings?where[venue][equals]=${otherVenue}&depth=0`)
  expect((await manager.get(`bookings/${id}`)).status).toBe(404)
  expect((await manager.get(`bookings?where[venue][equals]=${otherVenue}`)).body.docs).toEqual([])
  expect((await manager.rest("PATCH", `bookings/${id}`, { staffNote: "mine" })).status).not.toBe(
    200,
  )
})

test("a venue manager confirms a booking, but cannot hand it to another venue", async () => {
  const { manager } = visitors
  const { id } = await manager.find("bookings?depth=0")
  const change = { status: "confirmed", venue: otherVenue }
  const { body } = await manager.rest<{ doc: Doc }>("PATCH", `bookings/${id}?depth=0`, change)
  expect(body.doc).toMatchObject({ status: "confirmed", venue: ownVenue })
})

test("a venue manager writes no content and makes nobody an admin", async () => {
  const { manager } = visitors
  const venue = await manager.rest("PATCH", `locations/${ownVenue}`, { summary: "Ours now." })
  expect(venue.status).toBe(403)
  const { id } = await manager.find("users?depth=0")
  const { body } = await manager.rest<{ doc: Doc }>("PATCH", `users/${id}`, { role: "admin" })
  expect(body.doc.role).toBe("venueManager")
})

const ADDRESS =
  'address: { street: "1 Any Street", city: "Rome", postcode: "00153", country: "IT" }'

/** With the groups that GraphQL wants in every update. */
/** What has to be in a document of its own type, for GraphQL to understand the question at all. */
const GROUPS: Readonly<Record<string, string>> = {
  locations: `${ADDRESS}, booking: { method: phone }`,
  events: "recurrence: { frequency: none }",
  stockists: ADDRESS,
}

const COLLECTIONS: readonly (readonly [slug: string, type: string])[] = [
  ...Object.entries(CONTENT_TYPES).map(([slug, { type }]) => [slug, type] as const),
  ["enquiries", "Enquiry"],
  ["bookings", "Booking"],
  ["orders", "Order"],
  ["applications", "Application"],
  ["users", "User"],
  ["api-clients", "ApiClient"],
]

for (const name of ["anonymous", "key"] as const) {
  for (const [slug, type] of COLLECTIONS) {
    const groups = GROUPS[slug] ?? ""
    test(`${name}: nothing of ${slug} can be written`, async () => {
      const visitor = visitors[name]
      const { id } = await visitors.admin.find(`${slug}?limit=1&depth=0`)
      const all = `${slug}?where[id][exists]=true`
      const attempts = [
        await visitor.rest("POST", slug, { name: "A name", title: "A title" }),
        await visitor.rest("PATCH", `${slug}/${id}`, { name: "A name" }),
        await visitor.rest("PATCH", all, { name: "A name" }),
        await visitor.rest("DELETE", `${slug}/${id}`),
        await visitor.rest("DELETE", all),
      ]
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
      for (const mutation of [
        `update${type}(id: ${id}, data: {${groups}}) { id }`,
        `delete${type}(id: ${id}) { id }`,
      ]) {
        const { data, errors } = await visitor.graphql(`mutation { done: ${mutation} }`)
        expect(errors?.map(({ message }) => message)).toEqual([
          expect.stringMatching(/not allowed/),
        ])
        expect(data?.done ?? null).toBeNull()
      }
      expect((await visitors.admin.get(`${slug}/${id}`)).status).toBe(200)
    })
  }

  test(`${name}: neither globals, nor older versions, nor accounts can be written`, async () => {
    const visitor = visitors[name]
    const { docs } = (await visitors.admin.get("news/versions?limit=1&depth=0")).body
    const attempts = [
      await visitor.rest("POST", "globals/site-settings", { groupName: "Another" }),
      await visitor.rest("POST", "globals/site-navigation", { header: [] }),
      await visitor.rest("POST", `news/versions/${String(docs[0]?.id)}`),
      await visitor.rest("POST", "users/first-register", {
        email: "another@example.com",
        password: "another-password",
      }),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
}

test("the key reads neither Payload's own collections nor itself", async () => {
  for (const path of [
    "payload-preferences",
    "payload-locked-documents",
    "payload-migrations",
    "payload-jobs",
    "api-clients/me",
  ]) {
    const { status, body } = await visitors.key.rest("GET", path)
    expect(JSON.stringify(body), path).not.toContain(requiredEnv("CMS_API_KEY"))
    if (path !== "api-clients/me") expect(status, path).toBeGreaterThanOrEqual(400)
  }
})

test("a lock names its owner to an editor, who still reads no other account", async () => {
  const { admin, editor } = visitors
  const me = (await admin.get<{ user: Doc }>("users/me")).body.user
  const article = await admin.find("news?limit=1&depth=0")
  await admin.prepare("POST", "payload-locked-documents", {
    document: { relationTo: "news", value: article.id },
    user: { relationTo: "users", value: me.id },
  })
  const lock = await editor.find("payload-locked-documents?depth=1&limit=1")
  expect(lock.user).toEqual({
    relationTo: "users",
    value: { id: me.id, email: me.email, name: me.name ?? null },
  })
  expect((await editor.get(`users?where[id][equals]=${me.id}`)).body.docs).toEqual([])
})

test("fields are named as the admin names them, for people and the preview", async () => {
  const path = "publishing/field?collection=news&id=29&field=publishedOn"
  const { status, body } = await visitors.editor.rest("GET", path)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      document: "Article",
      field: "Date",
      path: "/admin/collections/news/29#field-publishedOn",
    },
  })
  expect((await visitors.key.rest("GET", path)).status).toBe(403)
  expect((await visitors.anonymous.rest("GET", path)).status).toBe(403)
})

test("the seeded draft is really there for an editor", async () => {
  const draft = await visitors.editor.find("news?where[slug][equals]=a-fifth-oven")
  expect(draft._status).toBe("draft")
  expect(JSON.stringify(draft)).toContain(DRAFT_MARKER)
})

test("no way of asking shows the key a draft", async () => {
  const { admin, key } = visitors
  const marker = "Quicksilver-Lantern"
  // A newer draft over what is published, a venue that is a draft only, and something published that points at it.
  const published = await admin.find("news?where[_status][equals]=published&depth=0&limit=1")
  await admin.prepare("PATCH", `news/${published.id}?draft=true`, { title: marker })
  const venue = await admin.prepare("POST", "locations?draft=true", {
    name: marker,
    slug: "quicksilver-lantern",
    address: { city: marker },
  })
  const pointing = await admin.find(
    "news?where[_status][equals]=published&sort=id&depth=0&limit=1&page=2",
  )
  await admin.prepare("PATCH", `news/${pointing.id}`, { venues: [venue.id] })

  for (const path of [`news/${published.id}?draft=true`, `locations/${venue.id}`]) {
    expect(JSON.stringify((await admin.get(path)).body), path).toContain(marker)
  }

  for (const path of [
    "news?limit=0&depth=3",
    "news?limit=0&draft=true",
    `news/${published.id}`,
    `news/${published.id}?draft=true`,
    `news/${pointing.id}?depth=5&draft=true`,
    `news/${pointing.id}?populate[locations][name]=true`,
    `news?where[title][contains]=${marker}`,
    `news?draft=true&where[title][contains]=${marker}`,
    "news?limit=0&draft=true&where[or][0][_status][equals]=draft",
    "news/versions?limit=0",
    `news/versions?where[version.title][contains]=${marker}`,
    "locations?limit=0&draft=true",
    `locations?where[_status][equals]=draft&draft=true`,
    `locations/${venue.id}`,
    `locations/${venue.id}?draft=true`,
    "locations/versions?limit=0",
  ]) {
    const { body } = await key.get(path)
    expect(JSON.stringify(body), path).not.toContain(marker)
  }

  for (const path of [
    `news/count?where[venues.name][contains]=${marker}`,
    `locations/count?where[name][contains]=${marker}`,
  ]) {
    expect((await admin.get(path)).body.totalDocs, path).toBe(1)
    const { body } = await key.get<{ totalDocs?: number }>(path)
    expect(body.totalDocs ?? 0, path).toBe(0)
  }

  for (const query of [
    "NewsArticles(limit: 0, draft: true) { docs { title venues { name } } }",
    `NewsArticles(where: { title: { contains: "${marker}" } }, draft: true) { docs { title } }`,
    `NewsArticles(where: { _status: { equals: draft } }, draft: true) { docs { title } }`,
    `NewsArticle(id: ${published.id}, draft: true) { title }`,
    `NewsArticle(id: ${pointing.id}, draft: true) { title venues { name address { city } } }`,
    "versionsNewsArticles(limit: 0) { docs { version { title } } }",
    "Locations(limit: 0, draft: true) { docs { name } }",
    `Location(id: ${venue.id}, draft: true) { name }`,
    "versionsLocations(limit: 0) { docs { version { name } } }",
  ]) {
    const answer = await key.graphql(`{ ${query} }`)
    expect(JSON.stringify(answer), query).not.toContain(marker)
  }
})

test("what is no address and what is no query get an answer, not a failure", async () => {
  expect((await fetch(`${cms.origin}//`)).status).toBe(400)
  const headers = {
    "content-type": "application/json",
    authorization: `api-clients API-Key ${requiredEnv("CMS_API_KEY")}`,
  }
  const query = await fetch(cms.graphqlUrl, { method: "POST", headers, body: "{" })
  expect(query.status).toBe(400)
})

test("an address that is too long is answered, and ends its connection with a word", async () => {
  const answer = await fetch(`${cms.origin}/api/news?q=${"a".repeat(20_000)}`)
  expect(answer.status).toBe(431)
  expect(answer.headers.get("connection")).toBe("close")
  expect(await answer.text()).toContain("too long")
})
