import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDatabase } from "../../../../server/api/store/open-database"
import { SubmissionStore } from "../../../../server/api/store/submission-store"
import {
  BROKEN_FILE,
  MESSAGE,
  sendJson,
  sendPlain,
  SITE_URL,
  startApi,
  startMailServer,
  startReceivingCms,
} from "./api-under-test"
import { until } from "./server-under-test"

type Cms = Awaited<ReturnType<typeof startReceivingCms>>
type Api = Awaited<ReturnType<typeof startApi>>
type MailServer = Awaited<ReturnType<typeof startMailServer>>

let cms: Cms
let mail: MailServer
let api: Api

const CONTACT_PAGE = `<!doctype html><html><head><title>Contact</title><script>1</script></head><body>
<form id="form-contact"><div id="form-contact-summary"></div>
<select id="contact-subject" name="subject"><option value="">-</option><option value="A booking">A booking</option></select>
<input id="contact-name" name="name"><p id="contact-name-problem"></p>
<input id="contact-email" name="email"><p id="contact-email-problem"></p>
<textarea id="contact-message" name="message"></textarea>
<input type="hidden" name="form-key"><input type="hidden" name="form-token"></form></body></html>`
/** Any page of the site: in its look what has no page of its own is answered. */
const BOOK_PAGE = `<!doctype html><html><head><title>Book</title></head><body>
<header>The house</header><main>Tables</main><script>1</script></body></html>`

beforeEach(async () => {
  cms = await startReceivingCms()
  mail = await startMailServer()
  api = await startApi({
    cmsUrl: cms.url,
    mail: { smtpUrl: mail.url, folder: undefined, from: undefined, siteUrl: SITE_URL },
    pages: { contact: CONTACT_PAGE, book: BOOK_PAGE },
  })
})

afterEach(async () => {
  await api.close()
  await mail.close()
  await cms.close()
})

const to = (address: string) =>
  mail.mails.find(({ to: found }) => !Array.isArray(found) && found?.value[0]?.address === address)

describe("a message", () => {
  it("is acknowledged with a reference, stands in the CMS once, and is mailed to guest and staff", async () => {
    const answer = await sendJson(api.origin, "contact", { ...MESSAGE, venue: "400-soho" })
    expect(answer.status).toBe(201)
    const { reference } = (await answer.json()) as { reference: string }
    expect(reference).toMatch(/^C[2-9A-Z]{3}-[2-9A-Z]{4}$/)
    await until(() => cms.documents.size === 1 && mail.mails.length === 2)
    expect(cms.operations).toEqual(["DeliverEnquiry"])
    expect([...cms.documents.values()][0]).toMatchObject({
      reference,
      kind: "contact",
      venueSlug: "400-soho",
      name: "Ada Lovelace",
      status: "new",
    })
    const received = to("ada@example.com")
    expect(received?.subject).toContain(reference)
    expect(received?.text).toContain("A table by the oven, please.")
    expect(received?.html).toContain(reference)
    expect(to("soho@400.example")?.replyTo?.value[0]?.address).toBe("ada@example.com")
  })

  it("that is sent again with its key, or in the same words, is the same one", async () => {
    const key = "0d9d2f4e-5b7e-4c0e-9c57-0f9a4d3c1b2a"
    const [first, second] = await Promise.all([
      sendJson(api.origin, "contact", { ...MESSAGE, "form-key": key }),
      sendJson(api.origin, "contact", { ...MESSAGE, "form-key": key }),
    ])
    const third = await sendJson(api.origin, "contact", MESSAGE)
    const references = await Promise.all(
      [first, second, third].map(async (answer) => (await answer.json()) as object),
    )
    expect(new Set(references.map((one) => JSON.stringify(one))).size).toBe(1)
    await until(() => mail.mails.length === 2)
    expect(cms.documents.size).toBe(1)
  })

  it("in other words under the same key is another one, and none is lost", async () => {
    const sent = { ...MESSAGE, "form-key": "0d9d2f4e-5b7e-4c0e-9c57-0f9a4d3c1b2a" }
    const first = await sendJson(api.origin, "contact", sent)
    const second = await sendJson(api.origin, "contact", { ...sent, message: "By the door." })
    expect([first.status, second.status]).toEqual([201, 201])
    await until(() => cms.documents.size === 2)
  })

  it("leads nobody by the mail to its guest, whose address anybody may have given", async () => {
    await sendJson(api.origin, "contact", {
      ...MESSAGE,
      name: "win.example",
      message: "Money at shop.example now",
    })
    await until(() => mail.mails.length === 2)
    expect(to("ada@example.com")?.text).not.toMatch(/win\.example|shop\.example/)
    expect(to("tables@quattrocento.example")?.text).toContain("Money at shop.example now")
  })

  it.each([
    ["contact", { subject: "You have won: ask for your prize", message: "Call +44 20 7946 0000." }],
    ["contact", { name: "Prize ".repeat(12), message: "Prize ".repeat(50) }],
    ["functions", { venue: "Prize office", space: "Prize room", message: "0900 123 45 67" }],
    [
      "stockist",
      { shop: "Prize office, 0900 123 45 67", town: "Rome", message: "Prize ".repeat(50) },
    ],
  ])("of the kind %s tells its guest nothing of a stranger’s: %j", async (kind, sent) => {
    const functions = {
      occasion: "other",
      date: new Date().toISOString().slice(0, 10),
      guests: "9",
    }
    const answer = await sendJson(api.origin, kind, { ...MESSAGE, ...functions, ...sent })
    expect(answer.status).toBe(201)
    await until(() => mail.mails.length === 2)
    const told = to("ada@example.com")
    expect(told?.text).toContain("We have")
    expect(`${told?.subject} ${told?.text}`).not.toMatch(/prize|7946|0900/i)
  })

  it("with something wrong is answered by field, in words, and is not kept", async () => {
    const answer = await sendJson(api.origin, "contact", { ...MESSAGE, email: "ada", message: " " })
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { problems: object }).problems)).toEqual([
      "email",
      "message",
    ])
    expect(api.store.counts().submissions.waiting).toBe(0)
  })

  it("is told between which numbers a count has to be, where it is a number already", async () => {
    const answer = await sendJson(api.origin, "functions", { ...MESSAGE, guests: "5001" })
    expect(await answer.json()).toMatchObject({
      problems: { guests: "“Guests” should be a whole number from 1 to 5000." },
    })
  })

  it("cannot begin another header of a mail", async () => {
    const answer = await sendJson(api.origin, "contact", {
      ...MESSAGE,
      name: "Ada\r\nBcc: everybody@example.com",
    })
    expect(answer.status).toBe(422)
  })

  it("full of web addresses is put aside for staff, and nobody is written to", async () => {
    const spam = "Visit https://a.example and https://b.example and https://c.example"
    expect((await sendJson(api.origin, "contact", { ...MESSAGE, message: spam })).status).toBe(201)
    await until(() => cms.documents.size === 1)
    expect([...cms.documents.values()][0]).toMatchObject({ status: "suspect" })
    expect(mail.mails).toEqual([])
  })

  it("with anything but a text in the field that nobody sees is put aside, and is no fault of ours", async () => {
    const answer = await sendJson(api.origin, "contact", { ...MESSAGE, website: { toString: 1 } })
    expect(answer.status).toBe(201)
    await until(() => cms.documents.size === 1)
    expect([...cms.documents.values()][0]).toMatchObject({ status: "suspect" })
  })

  it("of a shop with web addresses in its town is put aside too", async () => {
    const shop = { shop: "Bo", town: "best-pills.ru cheap-casino.top loans.xyz/now" }
    expect((await sendJson(api.origin, "stockist", { ...MESSAGE, ...shop })).status).toBe(201)
    await until(() => cms.documents.size === 1)
    expect([...cms.documents.values()][0]).toMatchObject({ status: "suspect" })
    expect(mail.mails).toEqual([])
  })

  it("that is sent at once, as a kept draft may be, is anybody’s; with a web address it is put aside", async () => {
    const tokenOf = async (): Promise<string> => {
      const answer = await fetch(`${api.origin}/api/forms/token`)
      return ((await answer.json()) as { token: string }).token
    }
    const quickly = async (message: string) =>
      sendJson(api.origin, "contact", { ...MESSAGE, message, "form-token": await tokenOf() })
    await quickly("A table by the oven, please.")
    await until(() => cms.documents.size === 1 && mail.mails.length === 2)
    await quickly("Buy at https://shop.example")
    await until(() => cms.documents.size === 2)
    expect([...cms.documents.values()].map(({ status }) => status)).toEqual(["new", "suspect"])
    expect([...cms.documents.values()][1]).toMatchObject({
      suspicion: "it holds 1 web address and was sent within two seconds",
    })
    expect(mail.mails).toHaveLength(2)
  })

  it("from a page of another site is refused", async () => {
    const answer = await sendJson(api.origin, "contact", MESSAGE, {
      origin: "https://evil.example",
    })
    expect(answer.status).toBe(403)
    expect((await sendJson(api.origin, "contact", MESSAGE, { origin: SITE_URL })).status).toBe(201)
  })

  it("after those of a room of guests behind one address waits, and another address does not", async () => {
    const from = (address: string, name: string) =>
      sendJson(
        api.origin,
        "contact",
        { ...MESSAGE, email: `${name}@example.com` },
        { "x-forwarded-for": address },
      )
    let guests = 0
    let held = await from("203.0.113.7", "first")
    // A few more where the machine is slow.
    for (; held.status === 201 && guests < 100; guests += 1) {
      held = await from("203.0.113.7", `guest${guests}`)
    }
    expect(guests).toBeGreaterThanOrEqual(60)
    expect(held.status).toBe(429)
    expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await from("203.0.113.8", "other")).status).toBe(201)
  })
})

describe("a browser without scripts", () => {
  it("gets the page with what it typed and what is wrong, beside the field and all together", async () => {
    const answer = await sendPlain(api.origin, "contact", {
      ...MESSAGE,
      name: "",
      "form-page": "/contact",
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<p id="contact-name-problem">“Your name” is needed.</p>')
    expect(html).toContain('href="#contact-name"')
    expect(html).toContain(">A table by the oven, please.</textarea>")
    expect(html).toMatch(/<option value="A booking" selected=""/)
    expect(html).not.toContain("<script")
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'")
  })

  it("is led to the reference, which it may load again", async () => {
    const answer = await sendPlain(api.origin, "contact", { ...MESSAGE, "form-page": "/contact" })
    expect(answer.status).toBe(303)
    expect(answer.headers.get("location")).toMatch(/#form-contact$/)
    const page = await fetch(api.origin + (answer.headers.get("location") ?? ""))
    expect(await page.text()).toMatch(/Your reference is C\w{3}-\w{4}\./)
  })

  it("reads no file of ours by the name of its page", async () => {
    for (const page of ["/../../etc/passwd", "/%2e%2e/forms.json", "//", "/contact/../contact"]) {
      const answer = await sendPlain(api.origin, "contact", { name: "", "form-page": page })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain("Back to the site")
    }
  })
})

describe("an address for the newsletter", () => {
  const linkIn = (text = "", to: string): string =>
    api.origin + (new RegExp(`forno\\.example(/api/${to}/[\\w.-]+)`).exec(text)?.[1] ?? "")

  it("is on the list once its owner has pressed the button, and off it with the next", async () => {
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com" })
    await until(() => mail.mails.length === 1)
    expect(cms.documents.size).toBe(0)
    const link = /https:\/\/forno\.example(\/api\/confirm\/\S+)/.exec(
      mail.mails[0]?.text ?? "",
    )?.[1]
    // A program that looks at mails opens links, and presses nothing.
    const question = await (await fetch(`${api.origin}${link}`)).text()
    expect(question).toContain(`<form method="post" action="${link}">`)
    expect(question).toContain("you are on the list for the newsletter of Quattrocento.")
    expect(cms.documents.size).toBe(0)
    for (const _twice of [1, 2]) {
      const done = await (await fetch(`${api.origin}${link}`, { method: "POST" })).text()
      expect(done).toContain("The house")
      expect(done).toContain("A mail that says so is on its way to you.")
      for (const way of ["/", "/menus", "/news"]) expect(done).toContain(`<a href="${way}"`)
    }
    await until(() => cms.documents.size === 1 && mail.mails.length === 2)
    const [subscription] = [...cms.documents.values()]
    expect(subscription).toMatchObject({ email: "cleo@example.com", status: "active" })
    expect(subscription?.consentedAt).toBeTruthy()
    const end = String(subscription?.unsubscribeUrl).replace(SITE_URL, api.origin)
    expect(mail.mails[1]?.headers.get("list")).toBeDefined()
    await fetch(end, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    })
    await until(() => cms.documents.size === 2)
    expect([...cms.documents.values()][1]).toMatchObject({
      endsSubscription: subscription?.submissionId,
    })
  })

  it("that has left the list is not put back by the old mail, and is asked anew where it signs up once more", async () => {
    const signUp = () =>
      sendJson(api.origin, "newsletter", { email: "cleo@example.com", "form-key": "a-key-of-cleo" })
    await signUp()
    await until(() => mail.mails.length === 1)
    const confirm = linkIn(mail.mails[0]?.text, "confirm")
    await fetch(confirm, { method: "POST" })
    await until(() => mail.mails.length === 2)
    await fetch(linkIn(mail.mails[1]?.text, "unsubscribe"), { method: "POST" })
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(confirm, { method })
      expect(answer.status).toBe(410)
      expect(await answer.text()).toContain("please sign up once more")
    }
    expect((await signUp()).status).toBe(201)
    await until(() => mail.mails.length === 3)
    const again = linkIn(mail.mails[2]?.text, "confirm")
    expect(again).not.toBe(confirm)
    expect((await fetch(again, { method: "POST" })).status).toBe(200)
    await until(() => [...cms.documents.values()].filter(({ email }) => email).length === 2)
  })

  it("that has signed up twice is off the list with either, and put back by neither mail", async () => {
    const signUp = () => sendJson(api.origin, "newsletter", { email: "cleo@example.com" })
    await signUp()
    await until(() => mail.mails.length === 1)
    const now = Date.now.bind(Date)
    jest.spyOn(Date, "now").mockImplementation(() => now() + 11 * 60_000)
    await signUp()
    await until(() => mail.mails.length === 2)
    jest.restoreAllMocks()
    const [elder, younger] = mail.mails.map(({ text }) => linkIn(text, "confirm"))
    await fetch(younger ?? "", { method: "POST" })
    await until(() => mail.mails.length === 3)
    await fetch(linkIn(mail.mails[2]?.text, "unsubscribe"), { method: "POST" })
    expect((await fetch(elder ?? "", { method: "POST" })).status).toBe(410)
  })

  it("that a program has sent a moment ago is asked all the same, once its owner signs up", async () => {
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com", website: "x" })
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com" })
    await until(() => mail.mails.length === 1)
  })

  it("that is sent at once, as browsers fill it in, is asked for its owner's word like any", async () => {
    const { token } = (await (await fetch(`${api.origin}/api/forms/token`)).json()) as {
      token: string
    }
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com", "form-token": token })
    await until(() => mail.mails.length === 1)
  })

  it("that a program has sent goes to staff, and nobody is written to", async () => {
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com", website: "x" })
    await until(() => cms.documents.size === 1)
    const unconfirmed = { status: "suspect", consentedAt: null }
    expect([...cms.documents.values()][0]).toMatchObject(unconfirmed)
    expect(mail.mails).toEqual([])
  })

  it("that was erased meanwhile is not asked about", async () => {
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com" })
    await until(() => mail.mails.length === 1)
    const [, link = ""] =
      /forno\.example(\/api\/confirm\/\S+)/.exec(mail.mails[0]?.text ?? "") ?? []
    api.store.erase({ by: "email", value: "cleo@example.com" })
    expect((await fetch(api.origin + link)).status).toBe(410)
  })

  it("is not confirmed by a link that somebody made up", async () => {
    await sendJson(api.origin, "newsletter", { email: "cleo@example.com" })
    const [held] = api.store.list({ whose: { by: "email", value: "cleo@example.com" } })
    const forged = `${api.origin}/api/confirm/${held?.submission.id}.${"A".repeat(32)}`
    const answer = await fetch(forged, { method: "POST" })
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('href="/news#newsletter"')
  })
})

it("a broken link to be taken off the list leads to who takes one off it, and not onto it", async () => {
  const answer = await fetch(`${api.origin}/api/unsubscribe/broken`)
  expect(answer.status).toBe(410)
  const page = await answer.text()
  expect(page).toContain("copy the whole link from the mail")
  expect(page).toContain('href="/contact"')
  expect(page).not.toContain("/news#newsletter")
})

describe("to be told when", () => {
  const ask = (about: string) =>
    sendJson(api.origin, "tell-me-when", { about, email: "ada@example.com" })

  it("is for what the site offers, and is confirmed in the site’s words", async () => {
    expect((await ask("/products/panettone")).status).toBe(201)
    await until(() => mail.mails.length === 1)
    const asked = to("ada@example.com")?.text ?? ""
    expect(asked).toContain("news of Panettone")
    const [, link = ""] = /https:\/\/forno\.example(\/api\/confirm\/\S+)/.exec(asked) ?? []
    const question = await (await fetch(api.origin + link)).text()
    expect(question).toContain("you are on the list for news of Panettone.")
    const done = await (await fetch(api.origin + link, { method: "POST" })).text()
    expect(done).toContain("It is for news of Panettone.")
  })

  it("names what it is about where it has come in, with scripts and without", async () => {
    const named = "You asked for news of Panettone."
    expect(await (await ask("/products/panettone")).json()).toMatchObject({ named })
    const entries = { about: "/products/panettone", email: "bo@example.com" }
    const led = await sendPlain(api.origin, "tell-me-when", entries)
    const page = await fetch(api.origin + (led.headers.get("location") ?? ""))
    expect(await page.text()).toContain(named)
  })

  it.each(["your prize of 500 EUR: call 0900 123", "/products/nothing", "constructor"])(
    "is refused in words for anything else, and nobody is written to: %s",
    async (about) => {
      const answer = await ask(about)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({
        problems: { about: expect.stringContaining("nothing on our site") },
      })
      expect(api.store.counts().submissions.waiting).toBe(0)
    },
  )
})

describe("an application", () => {
  it("is for a position that the site offers, and told in words where it is not", async () => {
    const sent = { ...MESSAGE, job: "x" }
    const answer = await sendJson(api.origin, "application", sent)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      problems: { job: expect.stringContaining("not on our site any more") },
    })
    expect((await sendJson(api.origin, "application", { ...sent, job: "baker" })).status).toBe(201)
  })

  const apply = (content: string, name: string, accept = "application/json") => {
    const form = new FormData()
    form.set("job", "baker")
    form.set("name", "Bo")
    form.set("email", "bo@example.com")
    form.set("cv", new File([content], name, { type: "application/pdf" }))
    return fetch(`${api.origin}/api/forms/application`, {
      ...{ method: "POST", body: form, redirect: "manual" as const },
      headers: { accept },
    })
  }
  const CV = `%PDF-1.7\n${"a life ".repeat(20_000)}\n%%EOF`

  it("names the CV that was received, on the page that says so and in both mails", async () => {
    const answer = await apply(CV, "Renée Rossi <b>.pdf")
    const came = "Your CV came with it: Renee-Rossi-b.pdf, 137 KB."
    expect(await answer.json()).toMatchObject({ named: came })
    await until(() => mail.mails.length === 2)
    for (const address of ["bo@example.com", "soho@400.example"]) {
      expect(to(address)?.text).toMatch(/CV:? +Renee-Rossi-b\.pdf, 137 KB/)
    }
    const led = await apply(CV, "Renée Rossi <b>.pdf", "text/html")
    const address = new URL(led.headers.get("location") ?? "", api.origin)
    expect(await (await fetch(address)).text()).toContain(came)
    // A reference is read out to whoever answers the telephone.
    address.searchParams.set("of", `${"A".repeat(36)}.${"A".repeat(32)}`)
    expect(await (await fetch(address)).text()).not.toContain("Renee")
  })

  it("tells whoever’s address it is nothing by the name of a file, and says nothing of a CV that is not there", async () => {
    await apply(CV, "Call 0900 123 45 67.pdf")
    await until(() => mail.mails.length === 2)
    expect(to("bo@example.com")?.text).toMatch(/cv\.pdf, 137 KB/)
    expect(to("bo@example.com")?.text).not.toContain("0900")
    const without = await sendJson(api.origin, "application", { ...MESSAGE, job: "baker" })
    expect(await without.json()).toMatchObject({ named: "" })
    await until(() => mail.mails.length === 4)
    expect(to("ada@example.com")?.text).not.toMatch(/\bCV\b/)
  })

  it("brings its CV, by what it is and not by what it is called", async () => {
    expect((await apply("%PDF-1.7\nmy life\n%%EOF", "../../cv.exe")).status).toBe(201)
    await until(() => cms.files.size === 1)
    expect([...cms.documents.keys()]).toEqual([...cms.files])
    expect((await apply("MZ this is a program", "cv.pdf")).status).toBe(422)
    expect((await apply("%PDF-" + "x".repeat(5 * 1024 * 1024), "cv.pdf")).status).toBe(422)
  })

  it("with a CV that the CMS cannot read is there without it, and the CV is kept and told of at once", async () => {
    expect((await apply(`%PDF-1.7\n${BROKEN_FILE}\n%%EOF`, "cv.pdf")).status).toBe(201)
    await until(() => api.store.counts().submissions.dead === 1)
    const [listed] = api.store.list({})
    expect(listed).toMatchObject({ attempts: 1, problem: expect.stringContaining("file") })
    expect(cms.documents.size).toBe(1)
    expect(api.store.filesOf(listed?.submission.id ?? "")).toHaveLength(1)
  })
})

describe("a mail that its server refuses for good", () => {
  it("is given up at once, told without the guest's address, and sent when somebody says so", async () => {
    mail.unknown.add("ada@example.com")
    await sendJson(api.origin, "contact", MESSAGE)
    await until(() => api.store.counts().mails.dead === 1)
    const [listed] = api.store.list({})
    const problem = listed?.mails.find(({ state }) => state === "dead")?.problem
    expect(problem).toContain("550")
    expect(problem).not.toContain("@")
    mail.unknown.clear()
    expect(api.store.retry(Date.now())).toBe(1)
    await until(() => to("ada@example.com") !== undefined)
  })
})

describe("what guests sent", () => {
  it("is in a CMS again that was put back to before, and nobody is written to twice", async () => {
    const began = Date.now()
    await sendJson(api.origin, "contact", MESSAGE)
    await until(() => cms.documents.size === 1 && mail.mails.length === 2)
    const before = [...cms.documents.values()]
    cms.documents.clear()
    await until(() => api.store.counts().submissions.done === 1)
    expect(api.store.deliverAgain(began, Date.now())).toBe(1)
    await until(() => api.store.counts().submissions.done === 1 && cms.documents.size === 1)
    expect([...cms.documents.values()]).toEqual(before)
    // Where it has lost nothing, nothing is there twice.
    api.store.deliverAgain(began, Date.now())
    await until(() => api.store.counts().submissions.done === 1)
    expect([cms.documents.size, mail.mails.length]).toEqual([1, 2])
  })

  it("is on the disk before it is acknowledged, and goes by itself once its days are over", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forno-kept-"))
    const db = openDatabase(folder)
    // sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
    expect(db.prepare("pragma synchronous").get()).toMatchObject({ synchronous: 2 })
    expect(db.prepare("pragma journal_mode").get()).toMatchObject({ journal_mode: "wal" })
    const store = new SubmissionStore(db)
    for (const days of [9, 11]) {
      const now = Date.now() - days * 86_400_000
      const { id } = store.accept({
        ...{ kind: "contact", key: undefined, identity: `${days}@example.com`, content: {} },
        ...{ page: "/", suspicion: null, files: [], isHeld: false, mails: [], now },
      })
      store.delivered(id, now)
    }
    const over = await startApi({ cmsUrl: cms.url, submissionsDir: folder, keptDays: 10 })
    await until(() => store.list({ whose: { by: "email", value: "11@example.com" } }).length === 0)
    expect(store.list({ whose: { by: "email", value: "9@example.com" } })).toHaveLength(1)
    await over.close()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it("is gone when its address is erased, and after its day", async () => {
    await sendJson(api.origin, "contact", MESSAGE)
    await until(() => cms.documents.size === 1)
    await until(() => api.store.counts().mails.done === 2)
    expect(api.store.forgetBefore(Date.now() - 1_000_000)).toBe(0)
    expect(api.store.list({ whose: { by: "email", value: "ada@example.com" } })).toHaveLength(1)
    expect(api.store.forgetBefore(Date.now() + 1)).toBe(1)
    await sendJson(api.origin, "contact", MESSAGE)
    expect(api.store.erase({ by: "email", value: "ada@example.com" })).toBe(1)
    expect(api.store.list({ whose: { by: "email", value: "ada@example.com" } })).toEqual([])
  })
})
