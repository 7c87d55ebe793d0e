import { expect, test } from "@playwright/test"
import { CmsVisitor, complaints, type Doc, newPerson, signIn, withKey } from "./cms-api"
import { requireFromCms, type RunningCms, startCmsOnCopy } from "./support"

/** What the CMS refuses from an editor, with which words, in a CMS on a copy of the seeded data. */
let cms: RunningCms
let editor: CmsVisitor

test.describe.configure({ mode: "default" })
test.setTimeout(60_000)

test.beforeAll(async () => {
  test.setTimeout(90_000)
  cms = await startCmsOnCopy()
  editor = await newPerson(cms.origin, await signIn(cms.origin), "editor")
})

test.afterAll(async () => {
  await cms?.stop()
})

const bySlug = (collection: string, slug: string): Promise<Doc> =>
  editor.find(`${collection}?where[slug][equals]=${slug}&depth=0`)

const row = (day: string, opens: string, closes: string) => ({ day, opens, closes })

/** A change to something published, the field that is named, and what is said of it. */
const REFUSED: readonly (readonly [
  what: string,
  document: readonly [collection: string, slug: string],
  change: object,
  field: string,
  message: RegExp,
])[] = [
  [
    "a brand at an address of the site's own",
    ["brands", "madia"],
    { slug: "about" },
    "slug",
    /one of the site's own addresses \(\/about\)/,
  ],
  ["a title of blanks", ["news", "*"], { title: "   " }, "title", /required/],
  ["an excerpt of line ends", ["news", "*"], { excerpt: "\n\n" }, "excerpt", /required/],
  ["a venue called nothing", ["locations", "400-soho"], { name: "\u00a0" }, "name", /required/],
  [
    "a slug that another has",
    ["locations", "400-soho"],
    { slug: "400-navigli" },
    "slug",
    /“400-navigli” is already the address ending of “400 Navigli”/,
  ],
  [
    "another slug of a venue that books itself",
    ["locations", "400-trastevere"],
    { slug: "400-trastevere-nuova" },
    "slug",
    /Bookings of this venue are kept under “400-trastevere”/,
  ],
  [
    "a slug that is no part of an address",
    ["products", "*"],
    { slug: "Tomato Sauce" },
    "slug",
    /“tomato-sauce” would do/,
  ],
  [
    "hours that overlap across midnight",
    ["locations", "400-soho"],
    { openingHours: [row("friday", "18:00", "02:00"), row("saturday", "01:00", "03:00")] },
    "openingHours",
    /^Friday 18:00–02:00 and Saturday 01:00–03:00 overlap/,
  ],
  [
    "a time of day that no clock shows",
    ["locations", "400-soho"],
    { openingHours: [row("friday", "6 pm", "23:00")] },
    "openingHours.0.opens",
    /24-hour clock/,
  ],
  [
    "an exception that ends before it begins",
    ["locations", "400-soho"],
    { hoursExceptions: [{ from: "2030-05-18", until: "2030-05-17", reason: "x", closed: true }] },
    "hoursExceptions",
    /last day \(2030-05-17\) is before its first \(2030-05-18\)/,
  ],
  [
    "a time zone that there is not",
    ["locations", "400-soho"],
    { timeZone: "Europe/Soho" },
    "timeZone",
    /“Europe\/Soho” is not a time zone/,
  ],
  [
    "a place that is not on the globe",
    ["stockists", "*"],
    { geo: { latitude: 91, longitude: 12 } },
    "geo.latitude",
    /not a latitude/,
  ],
  [
    "a place with its latitude and longitude swapped",
    ["locations", "400-soho"],
    { geo: { latitude: -0.1337, longitude: 51.5136 } },
    "geo.latitude",
    /not lie in the country of the address \(United Kingdom\); 51\.5136, -0\.1337 does\. Swap/,
  ],
  [
    "a menu in another currency than its venues'",
    ["menus", "*"],
    { currency: "JPY" },
    "currency",
    /JPY/,
  ],
  [
    "a price without a currency",
    ["products", "*"],
    { price: 8.5, currency: "" },
    "currency",
    /without a currency/,
  ],
  [
    "an event that ends before it starts",
    ["events", "*"],
    { endsAt: "2020-01-01T20:00:00.000Z" },
    "endsAt",
    /not later than the start/,
  ],
  [
    "an event that repeats without end",
    ["events", "*"],
    { recurrence: { frequency: "weekly", until: null } },
    "recurrence.until",
    /The event repeats, so say until which day/,
  ],
  [
    "an event that repeats as good as without end",
    ["events", "*"],
    { recurrence: { frequency: "monthly", until: "9998-12-31" } },
    "recurrence.until",
    /9998-12-31\) is more than 10 years after the first event.*Choose an earlier one/,
  ],
  [
    "an event that repeats until before it starts",
    ["events", "*"],
    { recurrence: { frequency: "weekly", until: "2020-01-01" } },
    "recurrence.until",
    /2020-01-01\) is before the day of the first event.*Choose that day or a later one/,
  ],
  [
    "a job that closes before it is posted",
    ["jobs", "*"],
    { closesOn: "2020-01-01" },
    "closesOn",
    /is before/,
  ],
  [
    "a venue without a currency, which all its prices are in",
    ["locations", "400-soho"],
    { currency: "" },
    "currency",
    /required/,
  ],
  [
    "an accent that is not a colour",
    ["brands", "madia"],
    { accentColour: "gold" },
    "accentColour",
    /Write # and six hexadecimal digits/,
  ],
  [
    "a brand's number without its words",
    ["brands", "madia"],
    { figure: { value: "26 °C", caption: "" } },
    "figure.caption",
    /^The caption is missing/,
  ],
  [
    "words without the brand's number",
    ["brands", "madia"],
    { figure: { value: "", caption: "a night in the wooden chest" } },
    "figure.value",
    /^The value is missing/,
  ],
  [
    "a booking address without encryption",
    ["locations", "400-soho"],
    { booking: { method: "online", url: "http://book.example" } },
    "booking.url",
    /Use the https address/,
  ],
  [
    "taking orders without saying how many",
    ["locations", "400-soho"],
    { pickup: { dishesPerSlot: null } },
    "pickup.dishesPerSlot",
    /Guests order on this site, so this number is needed/,
  ],
  [
    "taking orders where no menu can be taken away",
    ["locations", "cenere-testaccio"],
    { pickup: { offered: true, dishesPerSlot: 10, note: "At the bar." } },
    "pickup.offered",
    /Mark a menu \(“Can be ordered to take away”\)/,
  ],
  [
    "taking away the menu that a venue's guests order from",
    ["menus", "400-soho-pizza"],
    { takeaway: false },
    "takeaway",
    /Guests of 400 Soho order from this menu alone/,
  ],
]

for (const [what, [collection, slug], change, field, message] of REFUSED) {
  test(`${what} is refused, naming the field`, async () => {
    const any = `${collection}?where[_status][equals]=published&limit=1&depth=0`
    const { id } = slug === "*" ? await editor.find(any) : await bySlug(collection, slug)
    const reply = await editor.rest("PATCH", `${collection}/${id}`, change)
    expect(reply.status).toBe(400)
    expect(complaints(reply)).toContainEqual(
      expect.objectContaining({ path: field, message: expect.stringMatching(message) }),
    )
  })
}

const ONCE = "recurrence: { frequency: none }"
const ROME =
  'address: { street: "Via della Brace 1", city: "Rome", postcode: "00153", country: "IT" }'

/** The same over GraphQL, which wants some groups of fields whole. */
const REFUSED_OVER_GRAPHQL: readonly (readonly [
  what: string,
  type: string,
  collection: string,
  change: string,
  field: string,
  message: RegExp,
])[] = [
  [
    "an event that ends before it starts",
    "Event",
    "events",
    `${ONCE}, endsAt: "2020-01-01T20:00:00.000Z"`,
    "endsAt",
    /not later than the start/,
  ],
  [
    "an event that repeats without end",
    "Event",
    "events",
    "recurrence: { frequency: weekly, until: null }",
    "recurrence.until",
    /The event repeats, so say until which day/,
  ],
  [
    "a job that closes before it is posted",
    "Job",
    "jobs",
    'closesOn: "2020-01-01"',
    "closesOn",
    /is before the day it is posted/,
  ],
  [
    "a price without a currency",
    "Product",
    "products",
    'price: 8.5, currency: ""',
    "currency",
    /without a currency/,
  ],
  [
    "a place with its latitude and longitude swapped",
    "Stockist",
    "stockists",
    `${ROME}, geo: { latitude: 12.47, longitude: 41.89 }`,
    "geo.latitude",
    /Swap latitude and longitude/,
  ],
]

for (const [what, type, collection, change, field, message] of REFUSED_OVER_GRAPHQL) {
  test(`${what} is refused over GraphQL too, naming the field`, async () => {
    const { id } = await editor.find(
      `${collection}?where[_status][equals]=published&limit=1&depth=0`,
    )
    const { errors = [] } = await editor.graphql(
      `mutation { update${type}(id: ${id}, data: { ${change} }) { id } }`,
    )
    expect(errors.flatMap(({ extensions }) => extensions?.data?.errors ?? [])).toContainEqual(
      expect.objectContaining({ path: field, message: expect.stringMatching(message) }),
    )
  })
}

type Sharp = (input: Buffer | { create: object }) => {
  png(): { toBuffer(): Promise<Buffer> }
  metadata(): Promise<{ format: string; width: number }>
}

const picture = async (width: number, height: number): Promise<Buffer> =>
  requireFromCms<Sharp>("sharp")({
    create: { width, height, channels: 3, background: "#a35a2a" },
  })
    .png()
    .toBuffer()

const fileOf = (content: Buffer | string, name: string, type: string): File =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type })

const alt = "A plain tile the colour of fired clay"
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>`

for (const [what, content, name, type, message] of [
  ["an SVG", svg, "oven.svg", "image/svg+xml", /“oven\.svg” is an SVG\..*carry scripts/],
  ["an SVG that calls itself a PNG", svg, "oven.png", "image/png", /is an SVG/],
  ["a text that calls itself a PNG", "flour", "flour.png", "image/png", /is not a picture/],
] as const) {
  test(`${what} is refused as a picture`, async () => {
    const reply = await editor.upload(fileOf(content, name, type), { alt })
    expect(reply.status).toBe(400)
    expect(complaints(reply).map(({ message: said }) => said)).toEqual([
      expect.stringMatching(message),
    ])
  })
}

test("null for a group of fields is refused, naming it, wherever it stands", async () => {
  const { id } = await bySlug("locations", "400-soho")
  for (const [method, path, data, field] of [
    ["PATCH", `locations/${id}`, { address: null }, "address"],
    ["POST", "events?draft=true", { title: "A long table", recurrence: null }, "recurrence"],
    [
      "POST",
      "globals/site-settings",
      { announcement: { enabled: true, link: null } },
      "announcement.link",
    ],
  ] as const) {
    const reply = await editor.rest(method, path, data)
    expect(reply.status).toBe(400)
    expect(complaints(reply)).toEqual([
      expect.objectContaining({ path: field, message: expect.stringMatching(/cannot be null/) }),
    ])
  }
})

test("half a picture is refused", async () => {
  const whole = await picture(400, 300)
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  const reply = await editor.upload(fileOf(half, "half.png", "image/png"), { alt })
  expect(reply.status).toBe(400)
  expect(complaints(reply)[0]?.message).toMatch(/not a picture, or it is damaged/)
})

for (const given of [{}, { alt: "" }, { alt: "tile.png" }]) {
  test(`a picture with ${JSON.stringify(given)} for its description is refused`, async () => {
    const file = fileOf(await picture(40, 30), "tile.png", "image/png")
    const reply = await editor.upload(file, given)
    expect(reply.status).toBe(400)
    expect(complaints(reply)).toEqual([expect.objectContaining({ path: "alt" })])
  })
}

interface Size {
  url: string | null
  width: number | null
  mimeType: string | null
}

test("an upload makes AVIF and WebP versions, none wider than the original, and a placeholder", async () => {
  const file = fileOf(await picture(1000, 600), "clay-tile.png", "image/png")
  const { status, body } = await editor.upload(file, { alt })
  expect(status).toBe(201)
  expect(body.doc).toMatchObject({ alt, width: 1000, height: 600, mimeType: "image/png" })
  expect(body.doc?.placeholder).toMatch(/^data:image\/webp;base64,/)

  const sizes = body.doc?.sizes as Record<string, Size>
  const made = Object.entries(sizes).filter(([, { url }]) => url)
  expect(made.map(([name]) => name).sort()).toEqual(
    ["avif320", "avif640", "avif960", "webp320", "webp640", "webp960"].sort(),
  )
  const key = withKey(cms.origin)
  for (const [name, { url, width, mimeType }] of made) {
    const [, format, asked] = /^(avif|webp)(\d+)$/.exec(name) ?? []
    expect({ width, mimeType }, name).toEqual({
      width: Number(asked),
      mimeType: `image/${String(format)}`,
    })
    const answer = await key.file(String(url))
    expect(answer.headers.get("content-type"), name).toBe(mimeType)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const found = await requireFromCms<Sharp>("sharp")(bytes).metadata()
    expect(found, name).toMatchObject({ width, format: format === "avif" ? "heif" : "webp" })
  }
  const stranger = await new CmsVisitor(cms.origin).file(String(sizes.avif320?.url))
  expect(stranger.status, "files obey read access too").toBe(403)
})

test("a picture in use cannot be deleted, and is named with what uses it", async () => {
  const brand = await bySlug("brands", "madia")
  const reply = await editor.rest("DELETE", `media/${String(brand.hero)}`)
  expect(reply.status).toBe(409)
  expect(complaints(reply)[0]?.message).toMatch(/is used by brands .*Madia/)
})

test("a document that refers to one which is gone is refused in words", async () => {
  const article = await bySlug("news", "why-lisbon")
  const reply = await editor.rest("PATCH", `news/${article.id}`, { image: 987_654_321 })
  expect(reply.status).toBe(400)
  expect(complaints(reply)[0]?.message).toMatch(/has been deleted meanwhile/)

  const query = `mutation { updateNewsArticle(id: ${article.id}, data: { image: 987654321 }) { id } }`
  const { errors = [] } = await editor.graphql(query)
  expect(errors[0]?.message).toMatch(/has been deleted meanwhile/)
})

test("an article whose link has lost its end can be changed, and taken off the site", async () => {
  const [first] = (await editor.get("news?where[_status][equals]=published&limit=1&depth=0")).body
    .docs
  const { id, createdAt, updatedAt, ...content } = first ?? ({} as Doc)
  void [id, createdAt, updatedAt]
  const goal = await editor.prepare("POST", "news", { ...content, slug: "a-goal-to-be-deleted" })
  const node = { version: 1, format: "", indent: 0, direction: "ltr" }
  const words = {
    type: "text",
    text: "as told",
    version: 1,
    format: 0,
    mode: "normal",
    style: "",
    detail: 0,
  }
  const fields = { linkType: "internal", doc: { relationTo: "news", value: goal.id } }
  const link = { ...node, type: "link", version: 3, fields, children: [words] }
  const paragraph = { ...node, type: "paragraph", textFormat: 0, children: [link] }
  const body = { root: { ...node, type: "root", children: [paragraph] } }
  const linking = await editor.prepare("POST", "news", { ...content, slug: "links-to-it", body })

  expect((await editor.rest("DELETE", `news/${goal.id}`)).status).toBe(200)
  const change = await editor.rest("PATCH", `news/${linking.id}`, { title: "Changed afterwards" })
  expect(complaints(change)).toEqual([])
  const withdrawal = await editor.rest("PATCH", `news/${linking.id}`, { _status: "draft" })
  expect(complaints(withdrawal)).toEqual([])
  expect((await editor.rest("DELETE", `news/${linking.id}`)).status).toBe(200)
})

test("an article leads on from each address that it has had on the site, and from none that it has again", async () => {
  const { id, createdAt, updatedAt, ...content } = await bySlug("news", "why-lisbon")
  void [id, createdAt, updatedAt]
  const moving = await editor.prepare("POST", "news", { ...content, slug: "at-first" })
  const moveTo = (slug: string) =>
    editor.prepare("PATCH", `news/${moving.id}`, { slug, _status: "published" })
  const leadingOn = async () => {
    const { body } = await editor.get("redirects?limit=0&depth=0&where[to][like]=/news/at-")
    return Object.fromEntries(body.docs.map(({ from, to }) => [from, to]))
  }
  await moveTo("at-second")
  await editor.prepare("PATCH", `news/${moving.id}?draft=true`, {
    slug: "at-no-time",
    _status: "draft",
  })
  await moveTo("at-last")
  expect(await leadingOn()).toEqual({
    "/news/at-first": "/news/at-last",
    "/news/at-second": "/news/at-last",
  })
  const { body } = await editor.get(
    `news/versions?depth=0&where[parent][equals]=${moving.id}&where[version.slug][equals]=at-first`,
  )
  const version = String(body.docs[0]?.id)
  expect((await editor.rest("POST", `news/versions/${version}`)).status).toBe(200)
  expect(await leadingOn()).toEqual({
    "/news/at-second": "/news/at-first",
    "/news/at-last": "/news/at-first",
  })
  expect((await editor.rest("DELETE", `news/${moving.id}`)).status).toBe(200)
  expect(await leadingOn()).toEqual({})
})

test("a house with another address takes its list of news along", async () => {
  const { id, slug } = await bySlug("brands", "400")
  const moveTo = async (slug: string) =>
    complaints(await editor.rest("PATCH", `brands/${id}`, { slug }))
  const listsLeadOn = async () => {
    const { body } = await editor.get("redirects?limit=0&depth=0&where[from][like]=/news/about/")
    return Object.fromEntries(body.docs.map(({ from, to }) => [from, to]))
  }
  expect(await moveTo("four-hundred")).toEqual([])
  expect(await listsLeadOn()).toEqual({ "/news/about/400": "/news/about/four-hundred" })
  expect(await moveTo(String(slug))).toEqual([])
  expect(await listsLeadOn()).toEqual({ "/news/about/four-hundred": "/news/about/400" })
})

test.describe("what published content needs", () => {
  const NEEDED = [
    ["brands", "madia", /needed by venues “Madia .* and \d more; menus “/],
    ["locations", "400-soho", /needed by (function spaces|events|jobs) “/],
  ] as const
  const statusOnSite = async (collection: string, id: number): Promise<unknown> =>
    (await editor.get<Doc>(`${collection}/${id}?depth=0`)).body._status
  const draft = { _status: "draft" }

  for (const [collection, slug, message] of NEEDED) {
    test(`${collection}: cannot be unpublished on its own`, async () => {
      const { id } = await bySlug(collection, slug)
      const reply = await editor.rest("PATCH", `${collection}/${id}`, draft)
      expect(reply.status).toBe(409)
      expect(complaints(reply)[0]?.message).toMatch(message)
      expect(await statusOnSite(collection, id)).toBe("published")
    })

    test(`${collection}: cannot be unpublished among many`, async () => {
      const { id } = await bySlug(collection, slug)
      // What the admin's “Unpublish selected” sends.
      const chosen = `${collection}?where[and][0][id][in][0]=${id}`
      const reply = await editor.rest("PATCH", chosen, draft)
      expect(reply.status).toBe(400)
      expect(JSON.stringify(reply.body)).toMatch(/cannot be unpublished, because it is needed by/)
      expect(await statusOnSite(collection, id)).toBe("published")
    })

    test(`${collection}: cannot be unpublished by going back to a draft`, async () => {
      const { id } = await bySlug(collection, slug)
      await editor.prepare("PATCH", `${collection}/${id}?draft=true`, { summary: "Not yet." })
      const version = await editor.find(
        `${collection}/versions?where[parent][equals]=${id}&where[version._status][equals]=draft&depth=0`,
      )
      const reply = await editor.rest("POST", `${collection}/versions/${version.id}`)
      expect(reply.status).toBe(409)
      expect(await statusOnSite(collection, id)).toBe("published")
      const asDraft = await editor.rest("POST", `${collection}/versions/${version.id}?draft=true`)
      expect(asDraft.status, "as a draft it takes nothing off").toBe(200)
    })

    test(`${collection}: cannot be unpublished while it has a newer draft`, async () => {
      const { id } = await bySlug(collection, slug)
      await editor.prepare("PATCH", `${collection}/${id}?draft=true`, { summary: "Not yet." })
      expect((await editor.rest("PATCH", `${collection}/${id}`, draft)).status).toBe(409)
      expect(await statusOnSite(collection, id)).toBe("published")
    })

    test(`${collection}: takes a draft over what is published`, async () => {
      const { id } = await bySlug(collection, slug)
      const change = { ...draft, summary: "A better summary, soon." }
      const reply = await editor.rest("PATCH", `${collection}/${id}?draft=true`, change)
      expect(reply.status).toBe(200)
      expect(await statusOnSite(collection, id)).toBe("published")
    })
  }

  test("a date is of a year that somebody can mean", async () => {
    const { id } = await editor.find("news?limit=1&depth=0&where[_status][equals]=published")
    for (const publishedOn of [
      "9999-12-31T12:00:00.000Z",
      "+010000-01-01T12:00:00.000Z",
      "+275760-09-13T00:00:00.000Z",
    ]) {
      const reply = await editor.rest("PATCH", `news/${id}`, { publishedOn })
      expect(reply.status).toBe(400)
      expect(JSON.stringify(reply.body)).toMatch(/The year \d+ cannot be meant/)
    }
  })

  test("no page of the site's own can be taken off it, or away", async () => {
    for (const template of ["home", "about"]) {
      const { id } = await editor.find(`pages?where[template][equals]=${template}&depth=0`)
      for (const [method, body] of [["PATCH", draft], ["DELETE"]] as const) {
        const reply = await editor.rest(method, `pages/${id}`, body)
        expect(reply.status).toBe(409)
        expect(complaints(reply)[0]?.message).toContain("the site, which has no other text for /")
      }
      expect(await statusOnSite("pages", id)).toBe("published")
    }
  })

  test("a brand cannot be unpublished over GraphQL", async () => {
    const { id } = await bySlug("brands", "madia")
    const { errors } = await editor.graphql(
      `mutation { updateBrand(id: ${id}, data: { _status: draft }) { id } }`,
    )
    expect(errors?.[0]?.message).toMatch(/needed by venues “/)
    expect(await statusOnSite("brands", id)).toBe("published")
  })

  test("a venue that nothing needs any more can be unpublished and published again", async () => {
    const { id } = await bySlug("locations", "400-alfama")
    for (const collection of ["function-spaces", "events", "jobs"]) {
      const theirs = `${collection}?where[venue][equals]=${id}`
      await editor.rest("PATCH", theirs, draft)
    }
    await editor.rest("POST", "globals/site-settings", { announcement: { enabled: false } })
    for (const status of ["draft", "published"]) {
      const reply = await editor.rest("PATCH", `locations/${id}`, { _status: status })
      expect(reply.status).toBe(200)
      expect(await statusOnSite("locations", id)).toBe(status)
    }
  })
})

test("pictures are answered in the order they were given, also where one is asked for twice", async () => {
  const { docs } = (await editor.get("media?limit=3&depth=0&sort=id")).body
  const [b, c, a] = docs.map(({ id }) => id)
  const { id } = await editor.find(
    "function-spaces?limit=1&depth=0&where[_status][equals]=published",
  )
  await editor.prepare("PATCH", `function-spaces/${id}`, { image: a, gallery: [a, b, c] })
  const { data } = await editor.graphql(
    `{ FunctionSpace(id: ${id}) { image { id } gallery { id } } }`,
  )
  expect(data?.FunctionSpace).toMatchObject({ gallery: [{ id: a }, { id: b }, { id: c }] })
})

test.describe("an event's times", () => {
  const times = async (id: number): Promise<unknown> => {
    const { body } = await editor.get<Doc>(`events/${id}?depth=0&draft=true`)
    const { startsAt, startsAt_tz: zone } = body
    return { startsAt, zone }
  }
  const draft = async (data: object): Promise<number> =>
    (await editor.prepare("POST", "events?draft=true", { title: "A long table", ...data })).id
  const soho = async (): Promise<number> => (await bySlug("locations", "400-soho")).id
  const navigli = async (): Promise<number> => (await bySlug("locations", "400-navigli")).id

  test("are those typed, whether the venue is chosen before, after or twice", async () => {
    const typed = { startsAt: "2030-11-22T19:00", slug: "a-long-table" }
    const inLondon = { startsAt: "2030-11-22T19:00:00.000Z", zone: "Europe/London" }
    const id = await draft(typed)
    const saved = (await editor.get<Doc>(`events/${id}?depth=0&draft=true`)).body
    await editor.prepare("PATCH", `events/${id}?draft=true`, { ...saved, venue: await navigli() })
    expect(await times(id)).toEqual({ startsAt: "2030-11-22T18:00:00.000Z", zone: "Europe/Rome" })
    await editor.prepare("PATCH", `events/${id}?draft=true`, { venue: await soho() })
    expect(await times(id)).toEqual(inLondon)

    const copy = await editor.prepare("POST", `events/${id}/duplicate?draft=true`, {})
    expect(await times(copy.id)).toEqual(inLondon)
    const version = await editor.find(
      `events/versions?where[parent][equals]=${id}&where[version.startsAt_tz][equals]=Europe/Rome&depth=0`,
    )
    await editor.rest("POST", `events/versions/${version.id}?draft=true`)
    expect(await times(id), "an older version has its own venue").toEqual({
      startsAt: "2030-11-22T18:00:00.000Z",
      zone: "Europe/Rome",
    })
  })

  test("stay what the venue's clocks show when its zone is corrected, also beside a newer draft", async () => {
    const navigli = await bySlug("locations", "400-navigli")
    const times = { startsAt: "2030-11-22T19:00", endsAt: "2030-11-22T22:00" }
    const like = await bySlug("events", "thursday-on-vinyl")
    const { id: _id, createdAt: _created, updatedAt: _updated, ...content } = like
    const events = await Promise.all(
      ["on-the-site", "with-a-newer-draft"].map((slug) =>
        editor.prepare("POST", "events", {
          ...{ ...content, ...times, slug, venue: navigli.id, recurrence: { frequency: "none" } },
          _status: "published",
        }),
      ),
    )
    await editor.prepare("PATCH", `events/${events[1]?.id}?draft=true`, {
      title: "Not to be seen yet",
      _status: "draft",
    })
    const stored = async () => {
      const { docs } = (
        await editor.get(`events?depth=0&sort=id&where[id][in]=${events.map(({ id }) => id)}`)
      ).body
      return docs.map(({ startsAt, startsAt_tz: zone, title, _status }) => ({
        ...{ startsAt, zone, title, _status },
      }))
    }
    const before = await stored()
    await editor.prepare("PATCH", `locations/${navigli.id}`, { timeZone: "Europe/Lisbon" })
    expect(await stored()).toEqual(
      before.map((event) => ({
        ...event,
        ...{ startsAt: "2030-11-22T19:00:00.000Z", zone: "Europe/Lisbon" },
      })),
    )
    const newest = await editor.get<Doc>(`events/${events[1]?.id}?depth=0&draft=true`)
    expect(newest.body.title).toBe("Not to be seen yet")
    await editor.prepare("PATCH", `locations/${navigli.id}`, { timeZone: "Europe/Rome" })
    expect(await stored()).toEqual(before)
    for (const { id } of events) await editor.rest("DELETE", `events/${id}`)
  })

  test("say what was announced once another is published, whether at once or from a draft", async () => {
    const like = await bySlug("events", "the-long-table")
    const { id: _id, createdAt: _created, updatedAt: _updated, ...content } = like
    const { id } = await editor.prepare("POST", "events", {
      ...{ ...content, startsAt: "2060-05-14T12:00", endsAt: "2060-05-14T15:00" },
      ...{ slug: "an-event-that-moves", recurrence: { frequency: "none" }, previousStartsAt: null },
      _status: "published",
    })
    const publish = async (changes: object): Promise<unknown> => {
      const data = { ...changes, _status: "published" }
      await editor.prepare("PATCH", `events/${id}`, data)
      return (await editor.get<Doc>(`events/${id}?depth=0`)).body.previousStartsAt
    }
    const on = (day: string) => ({ startsAt: `${day}T12:00`, endsAt: `${day}T15:00` })
    const first = new Date(String((await editor.get<Doc>(`events/${id}`)).body.startsAt))
    expect(await publish(on("2060-05-15"))).toBe(first.toISOString())
    expect(await publish({ previousStartsAt: null }), "an editor empties it").toBeNull()
    await editor.prepare("PATCH", `events/${id}?draft=true`, on("2060-05-16"))
    // As a schedule does it.
    expect(await publish({})).toBe(new Date(first.getTime() + 86_400_000).toISOString())
    expect(await publish(on("2060-05-15")), "it is back where it was").toBeNull()
    const copy = await editor.prepare("POST", `events/${id}/duplicate?draft=true`, {})
    expect(copy.previousStartsAt ?? null, "a copy has been nowhere").toBeNull()
    for (const one of [copy.id, id]) await editor.rest("DELETE", `events/${one}`)
  })

  test("are the instants that a program gives, also together with another venue", async () => {
    const startsAt = "2030-07-01T18:00:00.000Z"
    const id = await draft({ startsAt, slug: "an-instant", venue: await navigli() })
    expect(await times(id)).toEqual({ startsAt, zone: "Europe/Rome" })
    await editor.prepare("PATCH", `events/${id}?draft=true`, { startsAt, venue: await soho() })
    expect(await times(id)).toEqual({ startsAt, zone: "Europe/London" })
    const given = `{ startsAt: "${startsAt}", recurrence: { frequency: none } }`
    const { data, errors } = await editor.graphql(
      `mutation { updateEvent(id: ${id}, draft: true, data: ${given}) { startsAt } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.updateEvent).toMatchObject({ startsAt })
  })

  test("are on the venue's clocks, or refused by name", async () => {
    const reply = await editor.rest("POST", "events?draft=true", {
      title: "An hour that is not there",
      venue: await soho(),
      startsAt: "2027-03-28T01:30",
    })
    expect(reply.status).toBe(400)
    expect(complaints(reply)).toEqual([
      expect.objectContaining({
        path: "startsAt",
        message: expect.stringMatching(/clocks in London go forward, and never show 01:30/),
      }),
    ])
  })
})

test.describe("amounts", () => {
  test("are read with a comma and with a point, and never in part", async () => {
    const { id, price, currency } = await editor.find("products?limit=1&depth=0")
    const put = (value: unknown) =>
      editor.rest<{ doc?: Doc }>("PATCH", `products/${id}?draft=true`, { price: value })
    expect((await put("9,50")).body.doc?.price).toBe(9.5)
    expect((await put("1.200,50")).body.doc?.price).toBe(1200.5)
    for (const unclear of ["1.200", "9 50", "nine"]) {
      const reply = await put(unclear)
      expect(reply.status, unclear).toBe(400)
      expect(complaints(reply)).toEqual([
        { path: "price", message: expect.stringContaining(`${String(currency)} has two decimals`) },
      ])
    }
    await put(price)
  })

  test("ten times as high or low are published only with the answer to a question", async () => {
    const { id, sections } = await editor.find(
      "menus?limit=1&depth=0&where[_status][equals]=published",
    )
    type Section = { items: { prices: { amount: number }[] }[] }
    const path = "sections.0.items.0.prices.0.amount"
    const change = (times: number) => {
      const changed = structuredClone(sections) as Section[]
      const price = changed[0]?.items[0]?.prices[0]
      if (!price) throw new Error("The first menu has no price.")
      price.amount *= times
      return { amount: price.amount, sections: changed }
    }
    const { amount, sections: dearer } = change(100)
    await editor.prepare("PATCH", `menus/${id}?draft=true`, { sections: dearer })
    const publish = (data: object) =>
      editor.rest("PATCH", `menus/${id}`, { _status: "published", ...data })

    const asked = await publish({})
    expect(asked.status).toBe(400)
    expect(complaints(asked)).toEqual([
      expect.objectContaining({
        path,
        message: expect.stringMatching(/100 times as much\. Correct it, or confirm/),
      }),
    ])
    const forAnother = await publish({ confirmed: [`${path}=${amount / 10}`] })
    expect(forAnother.status, "an answer is for one value").toBe(400)
    expect((await publish({ confirmed: [`${path}=${amount}`] })).status).toBe(200)
    expect((await publish({})).status, "what guests read is not asked about again").toBe(200)
    const { body } = await withKey(cms.origin).get<Doc>(`menus/${id}?depth=0`)
    expect(body.confirmed ?? null, "the answer is kept nowhere").toBeNull()

    const back = { sections: change(1).sections }
    expect((await publish(back)).status, "the way down is asked about too").toBe(400)
    const answer = { confirmed: [`${path}=${amount / 100}`] }
    expect((await publish({ ...back, ...answer })).status).toBe(200)
  })

  test("of a document with a venue are in the venue's currency, which is not asked", async () => {
    const { id } = await editor.find("events?limit=1&depth=0&where[venue.currency][equals]=EUR")
    const { id: venue } = await bySlug("locations", "400-soho")
    const moved = await editor.prepare("PATCH", `events/${id}?draft=true`, { venue, price: 12 })
    expect(moved.currency).toBe("GBP")
    const reply = await editor.rest("PATCH", `events/${id}`, { venue, price: 12, currency: "EUR" })
    expect(complaints(reply)).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/priced in EUR, but 400 Soho/) }),
    )
  })
})

for (const { list, field, where } of [
  { list: "news", field: "publishedOn", where: "" },
  { list: "jobs", field: "postedOn", where: "&where[closesOn][exists]=false" },
]) {
  test(`${list}: what shows a day still to come is published with the answer to a question alone`, async () => {
    const { id, [field]: past } = await editor.find(
      `${list}?limit=1&depth=0&where[_status][equals]=published${where}`,
    )
    const put = (data: object, query = "") => editor.rest("PATCH", `${list}/${id}${query}`, data)
    const toCome = { [field]: "2090-12-24" }
    expect((await put(toCome, "?draft=true")).status, "a draft may wait for its day").toBe(200)
    const asked = await put({ ...toCome, _status: "published" })
    expect(asked.status).toBe(400)
    expect(complaints(asked)).toEqual([
      expect.objectContaining({
        path: field,
        message: expect.stringMatching(/“Schedule Publish”\. Correct it, or confirm/),
      }),
    ])
    const confirmed = [`${field}=2090-12-24`]
    expect((await put({ ...toCome, confirmed, _status: "published" })).status).toBe(200)
    expect((await put({ _status: "published" })).status, "it was answered").toBe(200)
    expect((await put({ [field]: past, _status: "published" })).status, "a day that is past").toBe(
      200,
    )
  })
}

test("labels that contradict each other wait for an answer, but not in a draft", async () => {
  const { id, courses } = await editor.find(
    "tasting-menus?limit=1&depth=0&where[_status][equals]=published",
  )
  const [first, ...others] = courses as object[]
  const changed = [{ ...first, dietary: ["vegan"], allergens: ["milk"] }, ...others]
  const publish = (data: object) => editor.rest("PATCH", `tasting-menus/${id}`, data)
  const asDraft = await editor.rest("PATCH", `tasting-menus/${id}?draft=true`, { courses: changed })
  expect(asDraft.status).toBe(200)
  const asked = await publish({ courses: changed, _status: "published" })
  expect(asked.status).toBe(400)
  expect(complaints(asked)).toEqual([
    expect.objectContaining({
      path: "courses.0.dietary",
      message: expect.stringMatching(/“Vegan” and “contains milk”.*confirm that it is right/),
    }),
  ])
  const answer = { confirmed: ["courses.0.dietary=vegan+milk"] }
  expect((await publish({ courses: changed, ...answer, _status: "published" })).status).toBe(200)
  expect((await publish({ courses, _status: "published" })).status).toBe(200)
})

test("a day is the one that is written, whatever the writer's zone", async () => {
  const { id } = await editor.find("news?limit=1&depth=0")
  for (const written of ["2026-05-18", "2026-05-18T00:30:00+13:00", "2026-05-18T23:30:00-08:00"]) {
    const { publishedOn } = await editor.prepare("PATCH", `news/${id}?draft=true`, {
      publishedOn: written,
    })
    expect(publishedOn, written).toBe("2026-05-18T12:00:00.000Z")
  }
})

test("a venue's exceptions are read in the order of their days", async () => {
  const { id } = await bySlug("locations", "400-soho")
  const on = (from: string) => ({ from, reason: "A holiday", closed: true })
  const change = { hoursExceptions: ["2031-12-25", "2031-01-01", "2031-08-15"].map(on) }
  const { hoursExceptions } = await editor.prepare("PATCH", `locations/${id}?draft=true`, change)
  expect((hoursExceptions as { from: string }[]).map(({ from }) => from.slice(0, 10))).toEqual([
    "2031-01-01",
    "2031-08-15",
    "2031-12-25",
  ])
})

test("an address ending may be left out, unless its title has none in it", async () => {
  const made = await editor.prepare("POST", "stockists?draft=true", { name: "Forno e Farina" })
  expect(made.slug).toBe("forno-e-farina")
  const { name: _name, slug: _slug, ...shop } = await editor.find("stockists?limit=1&depth=0")
  const data = { ...shop, id: undefined, name: "面包" }
  const reply = await editor.rest("POST", "stockists", { ...data, _status: "published" })
  expect(complaints(reply)).toEqual([
    expect.objectContaining({
      path: "slug",
      message: expect.stringMatching(/no Latin letter and no digit/),
    }),
  ])
})
