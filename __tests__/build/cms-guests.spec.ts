import { randomUUID } from "node:crypto"
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { MIRROR_PATH } from "../../shared/booking/staff-channel"
import { addDays, wallClock } from "../../shared/opening-hours"
import { ORDER_COPIES_PATH, type CopiedOrder } from "../../shared/ordering/staff-channel"
import { GUEST_FILES } from "../../shared/submissions/guest-documents"
import { createProcesses } from "../../lib/processes"
import { createCms } from "../../server/api/outbox/cms"
import { guestInCms } from "../../tools/lib/guest-in-cms"
import { requiredEnv } from "../browser/support/cms"
import { CmsVisitor, complaints, newPerson, signIn } from "./cms-api"
import { aBooking, anOrder, sendCopy } from "./copies"
import { cmsDirectory, type RunningCms, sql, startCmsOnCopy } from "./support"

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

/** Of a guest who booked before numbers were kept by their digits too, and choices by what they are known by. */
const withBookingOfOldVersion = [
  ...["enquiries", "bookings", "orders", "applications"].map(
    (table) => `ALTER TABLE ${table} DROP COLUMN phone_digits`,
  ),
  "ALTER TABLE bookings DROP COLUMN choice_key",
  "DELETE FROM payload_migrations WHERE name LIKE '%telephone_numbers%' OR name LIKE '%by_its_key'",
  `INSERT INTO bookings (venue_id, date, time, party_size, name, email, phone, choice, revision, status)
   SELECT id, '2030-05-18T12:00:00.000Z', '19:30', 2, 'Of before', '', '(06) 5550-0199', 'Brace', 1, 'confirmed' FROM locations LIMIT 1`,
]

/** A venue where each day begins, and ends, before it does so anywhere else. */
const EARLIEST = { venue: "400-alfama", zone: "Pacific/Kiritimati" } as const
const inEarliestZone = `UPDATE locations SET time_zone = '${EARLIEST.zone}' WHERE slug = '${EARLIEST.venue}'`

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
      await sql(dataDir, ...withBookingOfOldVersion, inEarliestZone)
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
const idOfVenue = async (slug: string) =>
  (await admin.find(`locations?where[slug][equals]=${slug}&depth=0`)).id
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

test("a venue manager notes what becomes of what guests have sent; their words stay as they were, save for editors", async () => {
  const venue = await admin.find("locations?where[slug][equals]=400-soho&depth=0")
  const manager = await newPerson(running.origin, admin, "venueManager", [venue.id])
  const submissionId = randomUUID()
  const event = { kind: "functions", occasion: "wedding", guests: 40 }
  await cms.create("enquiries", { ...enquiry, ...event, submissionId, venueSlug: "400-soho" })
  const [sent] = await found("enquiries", submissionId)
  const others = {
    ...{
      name: "Bo",
      email: "bo@example.com",
      phone: "020 7946 0000",
      message: "No.",
      subject: "X",
    },
    ...{ kind: "contact", occasion: "birthday", guests: 4 },
  }
  const noted = { status: "answered", staffNote: "Called back" }
  await manager.rest("PATCH", `enquiries/${sent?.id}`, { ...others, ...noted })
  const asItWas = { ...guest, ...event, subject: enquiry.subject, phone: sent?.phone }
  expect(await found("enquiries", submissionId)).toMatchObject([{ ...asItWas, ...noted }])
  await admin.rest("PATCH", `enquiries/${sent?.id}`, { phone: others.phone })
  expect(await found("enquiries", submissionId)).toMatchObject([
    { ...asItWas, ...noted, phone: others.phone },
  ])
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
  const { slug: job, venue } = await admin.find("jobs?limit=1&depth=0")
  await cms.create("applications", { ...guest, submissionId, jobSlug: job })
  const file = {
    field: "cv",
    name: "cv.pdf",
    type: "application/pdf",
    bytes: Buffer.from("%PDF-1.7\na life\n%%EOF"),
  }
  for (const _twice of [1, 2]) await cms.createFile(submissionId, file)
  const [application] = await found("applications", submissionId)
  expect(venue, "the job has one").toBeTruthy()
  expect(application, "its venue's manager sees it").toMatchObject({ venue })
  expect(await found(GUEST_FILES, submissionId)).toMatchObject([{ application: application?.id }])
  await admin.rest("DELETE", `applications/${application?.id}`)
  expect(await found(GUEST_FILES, submissionId)).toEqual([])
  // Deleted while its file was still on the way: nothing is kept that nobody would delete.
  await cms.createFile(submissionId, file)
  expect(await found(GUEST_FILES, submissionId)).toEqual([])
})

test("what it keeps of a guest is exported and erased by their address while it runs, CV and all", async () => {
  const email = `${randomUUID()}@example.com`
  const [sent, applied, other] = [randomUUID(), randomUUID(), randomUUID()]
  const job = (await admin.find("jobs?limit=1&depth=0")).slug
  // As colleagues write it down, too.
  await cms.create("enquiries", { ...enquiry, email: email.toUpperCase(), submissionId: sent })
  await cms.create("enquiries", { ...enquiry, email: `a${email}`, submissionId: other })
  await cms.create("applications", { ...guest, email, submissionId: applied, jobSlug: job })
  await cms.createFile(applied, {
    ...{ field: "cv", name: "cv.pdf", type: "application/pdf" },
    bytes: Buffer.from("%PDF-1.7\na life\n%%EOF"),
  })
  const booking = { ...aBooking("400-soho"), email }
  await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", booking)
  const inCms = (act: "export" | "erase") =>
    guestInCms(
      act,
      { by: "email", value: email },
      {
        cmsDir: cmsDirectory(),
        env: { ...process.env, CMS_DATA_DIR: running.dataDir },
        processes: createProcesses(),
      },
    )
  expect(await inCms("export")).toMatchObject({
    ...{ enquiries: [{ submissionId: sent }], applications: [{ submissionId: applied }] },
    ...{ bookings: [{ reference: booking.reference }], orders: [], subscriptions: [] },
  })
  const erased = { enquiries: 1, bookings: 1, orders: 0, applications: 1, subscriptions: 0 }
  expect(await inCms("erase")).toEqual(erased)
  for (const [collection, id] of [
    ["enquiries", sent],
    ["applications", applied],
    [GUEST_FILES, applied],
  ] as const) {
    expect(await found(collection, id), collection).toEqual([])
  }
  expect(await found("enquiries", other)).toHaveLength(1)
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

test("who leaves a list has left it however long ago they signed up before, and no other list", async () => {
  const email = `${randomUUID()}@example.com`
  const signUp = async (receivedAt: string, changes: object = {}) => {
    const submissionId = randomUUID()
    const asked = { list: "newsletter", status: "active", email, receivedAt, ...changes }
    await cms.create("subscriptions", { ...asked, submissionId })
    return submissionId
  }
  await signUp("2026-01-07T12:00:00.000Z")
  await signUp("2026-02-07T12:00:00.000Z", { list: "tellMeWhen", about: "Ember House" })
  const second = await signUp("2026-06-07T12:00:00.000Z")
  await signUp("2026-07-09T12:00:00.000Z")
  await cms.create("subscriptions", {
    ...{ list: "newsletter", status: "active", receivedAt: "2026-07-08T12:00:00.000Z" },
    ...{ submissionId: randomUUID(), endsSubscription: second },
  })
  const { docs } = (await admin.get(`subscriptions?where[email][equals]=${email}&sort=id`)).body
  expect(docs.map(({ list, receivedAt }) => [list, receivedAt])).toEqual([
    ["tellMeWhen", "2026-02-07T12:00:00.000Z"],
    ["newsletter", "2026-07-09T12:00:00.000Z"],
  ])
})

test("an order’s copy is there once, as it was last, whatever comes late", async () => {
  const order = anOrder("400-soho")
  const send = (changes: Partial<CopiedOrder>) =>
    sendCopy(running.origin, ORDER_COPIES_PATH, "orders to the CMS", { ...order, ...changes })
  expect(await send({})).toBe(200)
  expect(await send({ state: "ready", revision: 3 })).toBe(200)
  expect(await send({ state: "preparing", revision: 2 })).toBe(200)
  const venue = await admin.find("locations?where[slug][equals]=400-soho&depth=0")
  expect(await found("orders", order.reference)).toMatchObject([
    {
      ...{ venue: venue.id, date: "2030-05-18T12:00:00.000Z", time: "19:15", status: "ready" },
      ...{ payment: "atCounter", total: 19, currency: "GBP", message: "No nuts, please" },
      lines: [{ name: "Margherita", label: "Large", count: 2, price: 9.5 }],
    },
  ])
})

test("a booking of a guest who has called is there without an address", async () => {
  const called = { ...aBooking("400-trastevere"), email: "", phone: "+39 06 5550 0101" }
  expect(await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", called)).toBe(200)
  const [kept] = await found("bookings", called.reference)
  expect(kept).toMatchObject({ email: null, phone: "+39 06 5550 0101", status: "confirmed" })
  const note = { ...kept, staffNote: "Regular" }
  expect((await admin.rest("PATCH", `bookings/${kept?.id}`, note)).status).toBe(200)
})

test("what a guest has taken back of a booking is not in its copy any more; what staff have found out is", async () => {
  const booking = { ...aBooking("400-trastevere"), choice: "Brace" }
  const send = (changes: object) =>
    sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", { ...booking, ...changes })
  expect(await send({})).toBe(200)
  const [kept] = await found("bookings", booking.reference)
  expect(kept).toMatchObject({ message: "No nuts, please", choice: "Brace" })
  await admin.rest("PATCH", `bookings/${kept?.id}`, { phone: "+39 06 5550 0177" })
  expect(await send({ message: "", choice: "", revision: 2 })).toBe(200)
  expect(await found("bookings", booking.reference)).toMatchObject([
    { message: null, choice: null, phone: "+39 06 5550 0177" },
  ])
})

test("a telephone number is found however it is written, in the list and in its copy", async () => {
  const called = { ...aBooking("400-trastevere"), name: "Of now", phone: "+39 06 5550 0199" }
  expect(await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", called)).toBe(200)
  const exported = async (search: string): Promise<string> =>
    (await admin.file(`/api/bookings/export?${new URLSearchParams({ search })}`)).text()
  for (const search of ["+39 06 5550 0199", "0039 0655500199", "0655500199", "390655500199"]) {
    const csv = await exported(search)
    expect(csv, search).toContain("Of now")
    expect(csv, search).toContain("Of before")
    expect(csv, search).not.toContain("phoneDigits")
    // As the list asks.
    const where = new URLSearchParams({ "where[or][0][phone][like]": search })
    expect((await admin.get(`bookings?${where}&depth=0`)).body.totalDocs, search).toBe(2)
  }
  expect(await exported("5550 0190")).not.toMatch(/Of (now|before)/)
  // A note changes nothing of it, another number does.
  const [kept] = await found("bookings", called.reference)
  await admin.rest("PATCH", `bookings/${kept?.id}`, { staffNote: "Regular" })
  expect(await exported("0655500199")).toContain("Of now")
  await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", {
    ...{ ...called, phone: "+44 20 7946 0958", revision: 2 },
  })
  expect(await exported("0655500199")).not.toContain("Of now")
  expect(await exported("020 7946 0958")).toContain("Of now")
})

test("a table to come is refused in Bookings where the site gives the venue’s tables away, and taken elsewhere", async () => {
  const write = (venue: unknown, more: object) =>
    admin.rest<{ errors: { data: { errors: { path: string; message: string }[] } }[] }>(
      "POST",
      "bookings",
      { ...guest, time: "19:30", partySize: 4, venue, ...more },
    )
  const toCome = { status: "confirmed", date: "2030-05-18T12:00:00.000Z" }
  const own = await idOfVenue("cenere-testaccio")
  const refused = await write(own, toCome)
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0]?.data.errors).toEqual([
    expect.objectContaining({ path: "venue", message: expect.stringContaining("Tables") }),
  ])
  const asked = await write(own, { ...toCome, status: "requested" })
  expect(asked.status).toBe(201)
  const over = await write(own, { ...toCome, date: "2020-05-18T12:00:00.000Z" })
  expect(over.status).toBe(201)
  const { id } = (over.body as unknown as { doc: { id: number } }).doc
  expect((await admin.rest("PATCH", `bookings/${id}`, { staffNote: "Regular" })).status).toBe(200)
  expect((await admin.rest("PATCH", `bookings/${id}`, { date: toCome.date })).status).toBe(400)
  expect((await write(await idOfVenue("400-alfama"), toCome)).status).toBe(201)
})

test("a copy is taken from the forms’ server alone, and for what it is of", async () => {
  expect(
    await sendCopy(running.origin, ORDER_COPIES_PATH, "bookings to the CMS", anOrder("400-soho")),
  ).toBe(401)
  expect(
    await sendCopy(running.origin, MIRROR_PATH, "orders to the CMS", aBooking("400-trastevere")),
  ).toBe(401)
  const { status } = await admin.rest("POST", ORDER_COPIES_PATH.slice(1), anOrder("400-soho"))
  expect(status).toBe(401)
})

for (const [of, path, way, copy, change, where] of [
  ["orders", ORDER_COPIES_PATH, "orders to the CMS", anOrder, { lines: [] }, /Kitchen/],
  ["bookings", MIRROR_PATH, "bookings to the CMS", aBooking, { partySize: 3 }, /Tables/],
] as const) {
  test(`the copies of ${of} take notes; what they are copies of is changed elsewhere`, async () => {
    const sent = copy("400-soho")
    expect(await sendCopy(running.origin, path, way, sent)).toBe(200)
    const [kept] = await found(of, sent.reference)
    const at = `${of}/${kept?.id}`
    for (const changes of [change, { name: "Bo" }, { email: "right@example.com" }]) {
      const refused = await admin.rest<{ errors: { message: string }[] }>("PATCH", at, changes)
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0]?.message).toMatch(where)
    }
    expect((await admin.rest("PATCH", at, { ...kept, staffNote: "Regular" })).status).toBe(200)
  })

  test(`the copies of ${of} go on as one, with its notes, where their guest’s address was put right`, async () => {
    const sent = { ...copy("400-soho"), revision: 3 }
    await sendCopy(running.origin, path, way, sent)
    const [kept] = await found(of, sent.reference)
    await admin.rest("PATCH", `${of}/${kept?.id}`, { staffNote: "Regular" })
    const { reference } = copy("400-soho")
    const putRight = { ...sent, reference, formerly: [sent.reference], revision: 1 }
    const right = { ...putRight, email: "right@example.com" }
    expect(await sendCopy(running.origin, path, way, right)).toBe(200)
    expect(await found(of, sent.reference)).toEqual([])
    const one = { id: kept?.id, reference, email: right.email, staffNote: "Regular" }
    expect(await found(of, reference)).toMatchObject([one])
  })

  test(`the copies of ${of} say whether their guest knows, as soon as they do`, async () => {
    const sent = { ...copy("400-soho"), told: "underWay" }
    await sendCopy(running.origin, path, way, sent)
    expect(await found(of, sent.reference)).toMatchObject([{ told: "underWay" }])
    await sendCopy(running.origin, path, way, { ...sent, told: "told" })
    expect(await found(of, sent.reference)).toMatchObject([{ told: "told" }])
  })

  test(`the copies of ${of} are not deleted by hand while their guests are still to come`, async () => {
    const sent = copy("400-soho")
    await sendCopy(running.origin, path, way, sent)
    const [kept] = await found(of, sent.reference)
    const erase = () => admin.rest<{ errors: { message: string }[] }>("DELETE", `${of}/${kept?.id}`)
    const refused = await erase()
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0]?.message).toMatch(where)
    await sendCopy(running.origin, path, way, { ...sent, state: "cancelled", revision: 2 })
    expect((await erase()).status).toBe(200)
    expect(await found(of, sent.reference)).toEqual([])
  })

  test(`the copies of ${of} may be deleted once their day is over at the venue, wherever else it is not`, async () => {
    const today = wallClock(new Date(), EARLIEST.zone).day
    for (const [day, status] of [
      [today, 400],
      [addDays(today, -1), 200],
    ] as const) {
      const sent = { ...copy(EARLIEST.venue), day }
      await sendCopy(running.origin, path, way, sent)
      const [kept] = await found(of, sent.reference)
      expect((await admin.rest("DELETE", `${of}/${kept?.id}`)).status, day).toBe(status)
    }
  })
}

test("a venue stays on the site while guests who have booked there are still to come", async () => {
  const venue = await admin.find("locations?where[slug][equals]=madia-spaccanapoli&depth=0")
  const unpublish = async (): Promise<string | undefined> => {
    const { body } = await admin.rest<{ errors?: { message: string }[] }>(
      "PATCH",
      `locations/${venue.id}`,
      { _status: "draft" },
    )
    return body.errors?.[0]?.message
  }
  // What else needs it is told with it.
  expect(await unpublish()).not.toContain("still to come")
  const booking = aBooking("madia-spaccanapoli")
  const send = (changes: object) =>
    sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", { ...booking, ...changes })
  await send({})
  expect(await unpublish()).toContain("1 booking that is still to come")
  await send({ state: "cancelled", revision: 2 })
  expect(await unpublish()).not.toContain("still to come")
})

test("an event keeps its address ending while guests who have booked for it are still to come, whatever its title", async () => {
  const event = await admin.find("events?where[slug][equals]=thursday-on-vinyl&depth=0")
  const change = (changes: object) => admin.rest("PATCH", `events/${event.id}`, changes)
  const rename = () => change({ slug: "vinyl" })
  const booking = {
    ...aBooking("400-navigli"),
    ...{ choice: String(event.title), choiceKey: "event/thursday-on-vinyl" },
  }
  const send = (changes: object) =>
    sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", { ...booking, ...changes })
  await send({})
  expect((await change({ title: "Vinyl night" })).status).toBe(200)
  expect(JSON.stringify((await rename()).body)).toContain("1 booking of 2 guests")
  await send({ state: "cancelled", revision: 2 })
  expect((await rename()).status).toBe(200)
  await change({ title: event.title, slug: "thursday-on-vinyl" })
})

test("an event stays on the site, at its venue, while guests who have booked for it are still to come; it may be cancelled", async () => {
  const event = await admin.find("events?where[slug][equals]=the-long-table&depth=0")
  const path = `events/${event.id}`
  const booking = {
    ...aBooking("cenere-testaccio"),
    ...{ choice: String(event.title), choiceKey: "event/the-long-table" },
  }
  const send = (changes: object) =>
    sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", { ...booking, ...changes })
  await send({})
  for (const [method, changes, way] of [
    ["PATCH", { _status: "draft" }, "set its event status to “Cancelled”"],
    ["DELETE", undefined, "set its event status to “Cancelled”"],
    ["PATCH", { venue: await idOfVenue("400-soho") }, "Cancel those in Tables first"],
  ] as const) {
    const refused = await admin.rest(method, path, changes)
    const said = JSON.stringify(refused.body)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(said).toContain("1 booking of 2 guests still to come")
    expect(said).toContain(way)
  }
  // What is only drafted is off nothing yet.
  const drafted = await admin.rest("PATCH", `${path}?draft=true`, {
    venue: await idOfVenue("400-soho"),
  })
  expect(drafted.status).toBe(200)
  const cancelled = { status: "cancelled", venue: event.venue, _status: "published" }
  const asked = await admin.rest("PATCH", path, cancelled)
  expect(complaints(asked)).toEqual([
    expect.objectContaining({
      path: "status",
      message: expect.stringMatching(
        /^1 booking of 2 guests still to come: they are told by mail.* cancelled\..* confirm that/,
      ),
    }),
  ])
  const meant = { ...cancelled, confirmed: ["status=cancelled"] }
  expect((await admin.rest("PATCH", path, meant)).status).toBe(200)
  expect((await admin.rest("PATCH", path, cancelled)).status, "it was answered").toBe(200)
  await send({ state: "cancelled", revision: 2 })
  expect((await admin.rest("PATCH", path, { _status: "draft" })).status).toBe(200)
  await admin.rest("PATCH", path, { status: event.status, _status: "published" })
})

test("who moves an event is asked where tables would move with it, and of nothing else", async () => {
  const event = await admin.find("events?where[slug][equals]=the-long-table&depth=0")
  const booking = {
    ...aBooking("cenere-testaccio"),
    ...{ choice: String(event.title), choiceKey: "event/the-long-table", time: "20:00" },
  }
  const send = (changes: object) =>
    sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", { ...booking, ...changes })
  const publish = (changes: object, query = "") =>
    admin.rest("PATCH", `events/${event.id}${query}`, { _status: "published", ...changes })
  const [was, isNow] = [
    { startsAt: "2030-05-17T20:00", endsAt: "2030-05-17T23:30" },
    { startsAt: "2030-05-18T19:00", endsAt: "2030-05-18T23:30" },
  ]
  expect((await publish(was)).status, "nobody has booked yet").toBe(200)
  await send({ day: "2030-05-17", party: 4 })
  await send({ day: "2030-05-17", party: 8, reference: "another" })

  expect((await publish({ ...isNow, _status: "draft" }, "?draft=true")).status).toBe(200)
  const asked = await publish(isNow)
  expect(complaints(asked)).toEqual([
    expect.objectContaining({
      path: "startsAt",
      message: expect.stringMatching(
        /^2 bookings of 12 guests will move from Fri 17 May 2030 20:00 to Sat 18 May 2030 19:00\. .* confirm that/,
      ),
    }),
  ])
  const confirmed = ["startsAt=2030-05-18T19:00"]
  const another = { startsAt: "2030-05-18T20:00", endsAt: isNow.endsAt, confirmed }
  expect((await publish(another)).status, "an answer is for one time").toBe(400)
  expect((await publish({ ...was, title: event.title })).status, "nothing moves").toBe(200)
  const longer = { ...was, endsAt: "2030-05-18T00:30" }
  expect((await publish(longer)).status, "it ends later").toBe(200)
  expect((await publish({ ...isNow, confirmed })).status, "it is meant").toBe(200)
  expect((await publish({})).status, "it was answered").toBe(200)
  const off = { status: "postponed", confirmed: ["status=postponed"] }
  expect((await publish(off)).status).toBe(200)
  const on = { ...was, status: "scheduled" }
  expect((await publish(on)).status, "who heard that it is off keeps the table").toBe(200)

  await send({ day: "2030-05-18", state: "cancelled", revision: 2 })
  await send({ day: "2030-05-18", state: "cancelled", revision: 2, reference: "another" })
  expect((await publish(isNow)).status, "nobody comes any more").toBe(200)
})

test("of an event that repeats, the question names the dates that tables leave", async () => {
  const event = await admin.find("events?where[slug][equals]=thursday-on-vinyl&depth=0")
  const publish = (changes: object) =>
    admin.rest("PATCH", `events/${event.id}`, { _status: "published", ...changes })
  const series = (day: string, until: string) => ({
    ...{ startsAt: `${day}T20:30`, endsAt: `${day}T23:30` },
    recurrence: { frequency: "weekly", until, changed: [] },
  })
  expect((await publish(series("2030-05-16", "2030-06-06"))).status).toBe(200)
  const booking = {
    ...aBooking("400-navigli"),
    ...{ choice: String(event.title), choiceKey: "event/thursday-on-vinyl", time: "21:00" },
  }
  const days = { one: "2030-05-23", two: "2030-06-06" }
  for (const [reference, day] of Object.entries(days)) {
    const copy = { ...booking, reference, day }
    await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", copy)
  }
  const moved = series("2030-05-17", "2030-06-01")
  const [asked] = complaints(await publish(moved))
  expect(asked?.message).toContain(
    "1 booking of 2 guests will move from Thu 23 May 2030 20:30 to Fri 24 May 2030 20:30; 1 booking of 2 guests for Thu 6 Jun 2030 20:30 will hear that this date is cancelled.",
  )
  const { recurrence, ...times } = series("2030-05-16", "2030-06-06")
  const without = (day: string) => ({ ...times, recurrence: { ...recurrence, changed: [{ day }] } })
  const [left] = complaints(await publish(without("2030-05-23")))
  expect(left?.message, "one date is left out").toContain(
    "1 booking of 2 guests for Thu 23 May 2030 20:30 will hear that this date is cancelled.",
  )
  expect((await publish(without("2030-05-30"))).status, "nobody has booked that one").toBe(200)
  const [none] = complaints(await publish(without("2030-05-24")))
  expect(none).toMatchObject({
    path: "recurrence.changed.0.day",
    message: expect.stringContaining("has no date on this day"),
  })
  const confirmed = ["startsAt=2030-05-17T20:30+weekly+2030-06-01"]
  expect((await publish({ ...moved, confirmed })).status).toBe(200)
  for (const [reference, day] of Object.entries(days)) {
    const copy = { ...booking, reference, day, state: "cancelled", revision: 2 }
    await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", copy)
  }
})

test("who closes a venue is asked first where guests are to come on those days, or an event is announced for one", async () => {
  const event = await admin.find("events?where[slug][equals]=thursday-on-vinyl&depth=0")
  const venue = await admin.find("locations?where[slug][equals]=400-navigli&depth=0")
  const isIn2031 = {
    ...{ startsAt: "2031-03-06T20:30", endsAt: "2031-03-06T23:30" },
    ...{ recurrence: { frequency: "none" }, _status: "published" },
  }
  expect((await admin.rest("PATCH", `events/${event.id}`, isIn2031)).status).toBe(200)
  const booking = { ...aBooking("400-navigli"), reference: "closed", day: "2031-03-05" }
  await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", booking)
  const before = venue.hoursExceptions as object[]
  const close = async (from: string, until: string, more: object = {}) => {
    const rows = [...before, { from, until, reason: "Private party", closed: true }]
    const changes = { _status: "published", hoursExceptions: rows, ...more }
    return admin.rest("PATCH", `locations/${venue.id}`, changes)
  }
  const [asked] = complaints(await close("2031-03-05", "2031-03-06"))
  expect(asked).toMatchObject({
    path: `hoursExceptions.${before.length}.from`,
    message: expect.stringContaining(
      "Expected while it would be closed: 1 booking that is still to come, the event “Thursday on vinyl”.",
    ),
  })
  expect((await close("2031-03-07", "2031-03-09")).status, "nobody comes then").toBe(200)
  const confirmed = [`hoursExceptions.${before.length}.from=2031-03-05/2031-03-06`]
  expect((await close("2031-03-05", "2031-03-06", { confirmed })).status).toBe(200)
  const closed = await admin.find(`locations?where[slug][equals]=400-navigli&depth=0`)
  const again = { _status: "published", hoursExceptions: closed.hoursExceptions }
  expect((await admin.rest("PATCH", `locations/${venue.id}`, again)).status, "asked once").toBe(200)
  const program = await close("2031-03-05", "2031-03-06")
  expect(program.status, "asked once, also of a program that knows no rows’ ids").toBe(200)
  const over = { ...booking, state: "cancelled", revision: 2 }
  await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", over)
})

test("a tasting menu stays at the venue where guests have booked it, and may leave others", async () => {
  const menu = await admin.find("tasting-menus?where[slug][equals]=orto&depth=0")
  const other = await admin.find("locations?where[slug][equals]=madia-spaccanapoli&depth=0")
  const [booked = 0] = menu.venues as readonly number[]
  const { slug } = await admin.find(`locations?where[id][equals]=${booked}&depth=0`)
  const serveAt = (...venues: readonly number[]) =>
    admin.rest("PATCH", `tasting-menus/${menu.id}`, { venues })
  expect((await serveAt(booked, other.id)).status).toBe(200)
  const booking = { ...aBooking(String(slug)), choice: "Orto", choiceKey: "orto" }
  await sendCopy(running.origin, MIRROR_PATH, "bookings to the CMS", booking)
  const refused = await serveAt(other.id)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain("1 booking of 2 guests still to come")
  expect((await serveAt(booked)).status).toBe(200)
})

test("a tasting menu keeps its address ending for a guest who booked before that was known by more than its title", async () => {
  const menu = await admin.find("tasting-menus?where[slug][equals]=brace&depth=0")
  const { status, body } = await admin.rest("PATCH", `tasting-menus/${menu.id}`, { slug: "embers" })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain("1 booking of 2 guests")
})

test("the list of orders is taken along with what was ordered; nobody makes one by hand", async () => {
  const order = anOrder("400-soho")
  await sendCopy(running.origin, ORDER_COPIES_PATH, "orders to the CMS", order)
  const [kept] = await found("orders", order.reference)
  const csv = await (await admin.file("/api/orders/export")).text()
  expect(csv).toContain(`"2 Margherita Large 9.5"`)
  expect(kept?.retainUntil, "it is known until when it is kept").toBeTruthy()
  const searched = await (await admin.file("/api/orders/export?search=nobody-has-this")).text()
  expect(searched, "what is searched for alone goes along").not.toContain("Margherita")
  const { id: _id, ...another } = { ...kept, reference: "O-1", submissionId: "O-1" }
  expect((await admin.rest("POST", "orders", another)).status).toBe(403)
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
  const table = { date: "2030-01-01T12:00:00.000Z", time: "19:00", partySize: 2 }
  for (const [collection, data] of [
    ["bookings", { ...guest, ...table, status: "confirmed", venueSlug: "400-soho" }],
    ["orders", guest],
    ["enquiries", { ...enquiry, status: "closed" }],
    ["enquiries", { ...enquiry, staffNote: "Trust them" }],
  ] as const) {
    await expect(cms.create(collection, data), JSON.stringify(data)).rejects.toThrow()
  }
  const others = [GUEST_FILES, "news", "content-changes"]
  for (const collection of ["enquiries", "applications", "subscriptions", ...others]) {
    expect((await formsKey.get(collection)).status, collection).toBe(403)
  }
})
