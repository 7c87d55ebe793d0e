import { expect, test } from "@playwright/test"
import { requiredEnv } from "../browser/support/cms"
import { CmsVisitor, complaints, newPerson, signIn, withKey } from "./cms-api"
import { passwordInCms } from "../../tools/lib/password-in-cms"
import { createProcesses } from "../../lib/processes"
import { cmsDirectory, type RunningCms, sql, startCmsOnCopy } from "./support"

/** What strangers, stolen keys and other pages do to a CMS on a copy of the seeded data. */
let cms: RunningCms
let admin: CmsVisitor
let key: CmsVisitor
let manager: CmsVisitor
let ownVenue: number
let otherVenue: number

// In order and in one worker, so that one CMS serves them all.
test.describe.configure({ mode: "default" })
test.setTimeout(120_000)

const PASSWORD = "flour-water-salt-time"
const INTROSPECTION = "{ types { name fields { name args { name } type { name } } } }"

const DAY = 24 * 60 * 60 * 1000
const PAST = "2020-01-01T12:00:00.000Z"
const guest = (subject: string, created: string, until: string): string =>
  `INSERT INTO enquiries (subject, status, name, email, message, retain_until, created_at, updated_at)
   VALUES ('${subject}', 'new', 'A. Guest', 'guest@example.com', 'Hello', ${until}, '${created}', '${created}')`

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const now = new Date()
  const today = `${now.toISOString().slice(0, 10)}T12:00:00.000Z`
  cms = await startCmsOnCopy({
    prepare: (dataDir) =>
      sql(
        dataDir,
        guest("Its day has passed", now.toISOString(), `'${PAST}'`),
        guest("Its day is today", now.toISOString(), `'${today}'`),
        guest("Old, and of no day", PAST, "NULL"),
        guest("Old, and kept longer", PAST, "'2090-01-01T12:00:00.000Z'"),
      ),
  })
  admin = await signIn(cms.origin)
  key = withKey(cms.origin)
  const { docs } = (await admin.get("locations?depth=0&limit=0&sort=slug")).body
  ownVenue = docs.find(({ slug }) => slug === "400-soho")?.id ?? 0
  otherVenue = docs.find(({ slug }) => slug === "cenere-testaccio")?.id ?? 0
  manager = await newPerson(cms.origin, admin, "venueManager", [ownVenue])
})

test.afterAll(async () => {
  await cms?.stop()
})

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(cms.graphqlUrl, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  })

const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: __schema ${INTROSPECTION}`).join(" ")} }`

test("what guests sent is gone at the start of the CMS where its day has passed, and only then", async () => {
  await expect
    .poll(async () => {
      const { docs } = (await admin.get("enquiries?limit=0&depth=0&sort=subject")).body
      return docs.map(({ subject }) => subject)
    })
    .toEqual(["Its day is today", "Old, and kept longer", "Old, and of no day"])
  const received = await admin.prepare("POST", "enquiries", {
    subject: "New",
    name: "A. Guest",
    email: "guest@example.com",
    message: "Hello",
  })
  expect(Date.parse(String(received.retainUntil)) - Date.now()).toBeGreaterThan(364 * DAY)
  const own = await admin.prepare("POST", "enquiries", {
    subject: "For the venue",
    name: "A. Guest",
    email: "guest@example.com",
    message: "Hello",
    venue: ownVenue,
  })
  await manager.rest("PATCH", `enquiries/${own.id}`, { retainUntil: PAST, staffNote: "Seen" })
  const { body } = await admin.get<Record<string, unknown>>(`enquiries/${own.id}?depth=0`)
  expect(body).toMatchObject({ staffNote: "Seen", retainUntil: own.retainUntil })
})

test("a query of a stranger is refused before it is read, however much it asks for", async () => {
  for (const authorization of [undefined, "api-clients API-Key wrong", "JWT wrong"]) {
    const headers = authorization ? { authorization } : undefined
    const before = Date.now()
    for (const query of ["{ __typename }", aliased(25), aliased(1400)]) {
      const response = await post(JSON.stringify({ query }), headers)
      expect(response.status).toBe(401)
      expect(JSON.stringify(await response.json())).toMatch(/"errors".*not allowed/)
    }
    expect(Date.now() - before).toBeLessThan(3000)
  }
})

test("a stolen key neither stops the CMS with a query nor writes by one", async () => {
  const ask = async (query: string): Promise<string> => {
    const { errors = [] } = await key.graphql(query)
    return errors[0]?.message ?? "answered"
  }
  expect(await ask(`{ __schema ${INTROSPECTION} }`)).toBe("answered")
  for (const query of [
    aliased(2),
    aliased(1400),
    `{ __type(name: "Query") { fields { type { fields { name } } } } }`,
    `{ Locations { docs { ${"name ".repeat(4000)} } } }`,
    `{ ...F0 } ${Array.from({ length: 50 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(" ")} fragment F50 on Query { __typename }`,
    `{ NewsArticles(where: { OR: [${'{ title: { contains: "a" } }'.repeat(500)}] }) { totalDocs } }`,
    `{ NewsArticles(where: ${"{ OR: [".repeat(50)}{ title: { contains: "a" } }${"] }".repeat(50)}) { totalDocs } }`,
  ]) {
    const before = Date.now()
    expect(await ask(query)).not.toBe("answered")
    expect(Date.now() - before, query.slice(0, 60)).toBeLessThan(5000)
  }
  expect(await ask("mutation { createPayloadPreference(data: {}) { id } }")).toMatch(/not allowed/)
  const headers = { authorization: `api-clients API-Key ${requiredEnv("CMS_API_KEY")}` }
  expect((await post(`[{"query":"{ __typename }"}]`, headers)).status).toBe(400)
  expect((await fetch(`${cms.graphqlUrl}?query={__typename}`, { headers })).status).toBe(405)
  const form = { ...headers, "content-type": "text/plain" }
  expect((await post(`{"query":"{ __typename }"}`, form)).status).toBe(415)
})

test("somebody in the panel need not wait until a build has read what it asked for", async () => {
  const articles = "{ NewsArticles(limit: 40) { docs { title body excerpt venues { name } } } }"
  let answered = 0
  const queries = Array.from({ length: 60 }, async () => {
    expect((await key.graphql(articles)).errors).toBeUndefined()
    answered += 1
  })
  expect((await admin.get("news?limit=1")).status).toBe(200)
  expect(answered).toBeLessThan(queries.length)
  await Promise.all(queries)
})

test("a key writes nothing, whatever the endpoint", async () => {
  for (const [method, path, body] of [
    ["POST", "payload-preferences/x", { value: 1 }],
    ["POST", "payload-preferences", { key: "x", value: 1 }],
    ["DELETE", "payload-preferences/x", {}],
    ["POST", "payload-locked-documents", {}],
    ["POST", "users/login", { email: "a@example.com", password: PASSWORD }],
    ["POST", "users/logout", {}],
    ["POST", "users/forgot-password", { email: "a@example.com" }],
    ["POST", "users/unlock", { email: "a@example.com" }],
    ["POST", "news/1/duplicate", {}],
    ["POST", "media", {}],
  ] as const) {
    expect((await key.rest(method, path, body)).status, `${method} ${path}`).toBe(403)
  }
  expect((await key.get("payload-preferences/x")).status).toBe(403)
})

test("questions that cannot be answered are told so, and are no failure of the CMS", async () => {
  const relations = Array.from(
    { length: 60 },
    (_, n) => `where[or][${n}][venues.brand.name][contains]=a`,
  ).join("&")
  for (const path of [
    "users/versions",
    "media/versions",
    "enquiries/versions",
    "news/abc",
    "news/distinct",
    "news?where=abc",
    "news?where[id][equals][a]=1",
    "news?where[title][like][]=1",
    "news?where[publishedOn][greater_than]=abc",
    `news?${relations}`,
    "news/%E0%A4%A",
  ]) {
    for (const visitor of [new CmsVisitor(cms.origin), key, admin]) {
      const { status, body } = await visitor.get(path)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(JSON.stringify(body), path).not.toMatch(/node_modules|at .*\.js/)
    }
  }
})

test("a body that cannot be read is told so, changes nothing, and is no failure of the CMS", async () => {
  const { totalDocs } = (await admin.get("users?limit=1")).body
  const form = { email: "planted@example.com", password: PASSWORD, role: "admin" }
  const part = (json: string): string =>
    `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--x--\r\n`
  for (const [type, body, status] of [
    ["application/x-www-form-urlencoded", new URLSearchParams(form).toString(), 415],
    ["text/plain", JSON.stringify(form), 415],
    ["application/json", '{"email":', 400],
    ["application/json", "null", 400],
    ["application/json", JSON.stringify([form]), 400],
    ["application/json", '"text"', 400],
    ["application/json", "", 400],
    ["multipart/form-data", "no boundary", 400],
    ["multipart/form-data; boundary=x", "no parts", 400],
    ["multipart/form-data; boundary=x", part("{}").replace("_payload", "title"), 400],
    [undefined, "", 400],
    ["multipart/form-data; boundary=x", part("{"), 400],
    ["multipart/form-data; boundary=x", part("5"), 400],
  ] as const) {
    for (const path of ["users", "news"]) {
      const answer = await admin.send("POST", path, body, type ? { "content-type": type } : {})
      expect(answer.status, `${path}: ${type}, ${body}`).toBe(status)
    }
  }
  expect((await admin.get("users?limit=1")).body.totalDocs).toBe(totalDocs)
})

test("a preference is as small as preferences are", async () => {
  const keep = (value: unknown) => admin.rest("POST", "payload-preferences/test", { value })
  expect((await keep({ columns: ["title"] })).status).toBe(200)
  expect((await keep("a".repeat(20_000))).status).toBe(413)
  expect((await keep("a".repeat(5_000_000))).status).toBe(413)
})

test("another page uses an editor's session for nothing, and the panel for everything", async () => {
  const login = await fetch(`${cms.origin}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: cms.origin },
    body: JSON.stringify({
      email: requiredEnv("CMS_ADMIN_EMAIL"),
      password: requiredEnv("CMS_ADMIN_PASSWORD"),
    }),
  })
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? ""
  expect(cookie).toContain("payload-token=")
  const plant = async (email: string, headers: Record<string, string>): Promise<number> => {
    const form = new FormData()
    form.set("_payload", JSON.stringify({ email, password: PASSWORD, role: "admin" }))
    const url = `${cms.origin}/api/users`
    const answer = await fetch(url, { method: "POST", body: form, headers: { cookie, ...headers } })
    return answer.status
  }
  for (const headers of [
    { origin: "http://localhost:8000" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "same-site" },
    {},
  ]) {
    expect(await plant("planted@example.com", headers as Record<string, string>)).toBe(403)
  }
  const foreign = { cookie, origin: "http://localhost:8000" }
  expect((await post(`{"query":"{ Users { totalDocs } }"}`, foreign)).status).toBe(403)
  const signOut = { method: "POST", headers: foreign }
  expect((await fetch(`${cms.origin}/api/users/logout`, signOut)).status).toBe(403)
  expect(await plant("invited@example.com", { origin: cms.origin })).toBe(201)
  const { docs } = (await admin.get("users?where[email][contains]=example.com")).body
  expect(docs.map(({ email }) => email)).toEqual(["invited@example.com"])
  await admin.rest("DELETE", `users/${docs[0]?.id}`)
})

test("answers carry what browsers need to keep other pages out", async () => {
  const { headers } = await fetch(`${cms.origin}/api/users/me`)
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
})

test("who has forgotten a password is told whom to ask: no mail leaves the CMS", async () => {
  const nobody = new CmsVisitor(cms.origin)
  for (const email of [requiredEnv("CMS_ADMIN_EMAIL"), "nobody@example.com"]) {
    const reply = await nobody.rest("POST", "users/forgot-password", { email })
    expect(reply.status).toBe(403)
    expect(complaints(reply)[0]?.message).toContain("Ask an admin")
  }
})

test("an admin whom no other can help gets a new password where the CMS runs, while it does", async () => {
  const email = "owner@example.com"
  const { id } = await admin.prepare("POST", "users", { email, password: PASSWORD, role: "admin" })
  const before = await signIn(cms.origin, email, PASSWORD)
  const newPassword = (whose: string) =>
    passwordInCms(whose, {
      cmsDir: cmsDirectory(),
      env: { ...process.env, CMS_DATA_DIR: cms.dataDir },
      processes: createProcesses(),
    })
  const { password } = await newPassword(email.toUpperCase())
  expect((await before.get("users")).status).toBe(403)
  await expect(signIn(cms.origin, email, PASSWORD)).rejects.toThrow()
  const after = await signIn(cms.origin, email, password ?? "")
  expect((await after.get("users")).status).toBe(200)

  const unknown = await newPassword("nobody@example.com")
  expect(unknown).toEqual({ password: null, admins: expect.arrayContaining([email]) })
  await admin.rest("DELETE", `users/${id}`)
})

test("a password is long and a venue manager has a venue", async () => {
  const person = { email: "new@example.com", role: "editor", password: PASSWORD }
  for (const [change, path, message] of [
    [{ password: "abc" }, "password", /has 3 characters. It needs 12/],
    [{ password: "New@Example.com" }, "password", /is the email address/],
    [{ password: "password1234" }, "password", /first that are tried/],
    [{ role: "venueManager" }, "venues", /needs a venue/],
  ] as const) {
    const reply = await admin.rest("POST", "users", { ...person, ...change })
    expect(reply.status).toBe(400)
    expect(complaints(reply)).toEqual([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ])
  }
  const me = await manager.find("users?limit=1&depth=0")
  const reply = await manager.rest("PATCH", `users/${me.id}`, { password: "abc" })
  expect(complaints(reply)[0]?.message).toMatch(/needs 12/)
})

test("a venue manager keeps hours, contact and pictures of their venue, and nothing else", async () => {
  const path = `locations/${ownVenue}`
  const before = await admin.find(`locations?where[id][equals]=${ownVenue}&depth=0`)
  const kept = {
    phone: "+44 20 7946 0123",
    email: "soho@400.example",
    statusNote: "The terrace is open again.",
    hoursExceptions: [{ from: "2030-12-25T12:00:00.000Z", reason: "Christmas Day", closed: true }],
  }
  const others = { name: "Mine", slug: "mine", status: "closed", summary: "Mine", brand: 2 }
  expect((await manager.rest("PATCH", path, { ...kept, ...others })).status).toBe(200)
  const after = await admin.find(`locations?where[id][equals]=${ownVenue}&depth=0`)
  expect(after).toMatchObject({ phone: kept.phone, email: kept.email, statusNote: kept.statusNote })
  for (const name of ["name", "slug", "status", "summary", "brand", "_status"]) {
    expect(after[name], name).toEqual(before[name])
  }
  await manager.graphql(
    `mutation { updateLocation(id: ${ownVenue}, data: { slug: "mine" }) { id } }`,
  )
  expect((await admin.find(`locations?where[id][equals]=${ownVenue}`)).slug).toBe(before.slug)

  expect((await manager.rest("PATCH", `locations/${otherVenue}`, kept)).status).toBe(403)
  expect((await manager.rest("PATCH", path, { _status: "draft" })).status).toBeGreaterThanOrEqual(
    403,
  )
  const [version] = (await manager.get(`locations/versions?depth=0`)).body.docs
  expect(version?.parent).toBe(ownVenue)
  expect((await manager.rest("POST", `locations/versions/${version?.id}`)).status).toBe(403)

  // What an editor prepares is not published with the manager's hours.
  await admin.prepare("PATCH", `${path}?draft=true`, { summary: "A secret plan" })
  const refused = await manager.rest("PATCH", path, { phone: kept.phone, _status: "published" })
  expect(refused.status).toBe(403)
  expect(complaints(refused)[0]?.message).toMatch(/An editor is changing more.*summary/)
})

test("a venue manager reads drafts of their own venues only", async () => {
  const draft = (venue: number): object => ({ title: `Secret of ${venue}`, venue })
  await admin.prepare("POST", "jobs?draft=true", { ...draft(ownVenue), slug: "secret-own" })
  await admin.prepare("POST", "jobs?draft=true", { ...draft(otherVenue), slug: "secret-other" })
  for (const query of ["", "&draft=true"]) {
    const { docs } = (await manager.get(`jobs?limit=0&depth=0&where[slug][like]=secret${query}`))
      .body
    expect(docs.map(({ slug }) => slug)).toEqual(["secret-own"])
  }
  const versions = await manager.get("jobs/versions?limit=0&depth=0")
  expect(JSON.stringify(versions.body)).not.toContain(`Secret of ${otherVenue}`)
})

test("a venue manager locks in their own name, and only what they may change", async () => {
  const adminId = (await admin.find("users?where[role][equals]=admin&depth=0")).id
  const lock = (value: number) =>
    manager.rest<{ doc?: { user: { value: { id: number } | number } } }>(
      "POST",
      "payload-locked-documents?depth=0",
      {
        document: { relationTo: "locations", value },
        user: { relationTo: "users", value: adminId },
      },
    )
  const own = await lock(ownVenue)
  const me = (await manager.find("users?depth=0")).id
  expect(own.body.doc?.user.value).toMatchObject({ id: me })
  expect((await lock(otherVenue)).status).toBe(403)
})

test("two admins who demote each other at once leave one", async () => {
  await admin.prepare("POST", "users", {
    email: "b@example.com",
    password: PASSWORD,
    role: "admin",
  })
  const other = await signIn(cms.origin, "b@example.com", PASSWORD)
  const [a, b] = (await admin.get("users?where[role][equals]=admin&sort=id&depth=0")).body.docs
  const demote = (by: CmsVisitor, id = 0) => by.rest("PATCH", `users/${id}`, { role: "editor" })
  await Promise.all([demote(admin, b?.id), demote(other, a?.id)])
  const roles = async (): Promise<number> => {
    const seen = await Promise.all([admin, other].map((visitor) => visitor.get("users?depth=0")))
    return Math.max(
      ...seen.map(({ body }) => body.docs.filter(({ role }) => role === "admin").length),
    )
  }
  expect(await roles()).toBeGreaterThanOrEqual(1)
  for (const visitor of [admin, other]) {
    await visitor.rest("PATCH", "users?where[id][exists]=true", { role: "editor" })
    await visitor.rest("DELETE", "users?where[id][exists]=true")
  }
  expect(await roles()).toBeGreaterThanOrEqual(1)
})

test("a login tells neither by words nor by time who exists, and shuts no owner out", async () => {
  const login = async (email: string, password: string, from: string) => {
    const before = Date.now()
    const response = await fetch(`${cms.origin}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ email, password }),
    })
    const body = await response.text()
    return { status: response.status, body, took: Date.now() - before, headers: response.headers }
  }
  const owner = "venuemanager@quattrocento.example"
  const known = await login(owner, "wrong", "203.0.113.1")
  const unknown = await login("nobody@example.com", "wrong", "203.0.113.1")
  expect(unknown.body).toBe(known.body)
  expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(490)

  for (let attempt = 0; attempt < 10; attempt += 1) await login(owner, "wrong", "203.0.113.2")
  const stopped = await login(owner, PASSWORD, "203.0.113.2")
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await login(owner, PASSWORD, "203.0.113.3")).status).toBe(200)
})
