import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PickupVenue } from "../../../../shared/ordering/ordering-facts"
import { BookingStore } from "../../../../server/api/booking/booking-store"
import { openPostOffice } from "../../../../server/api/mail/post-office"
import { OrderStore } from "../../../../server/api/ordering/order-store"
import type { Order } from "../../../../server/api/ordering/order"
import { openDatabase } from "../../../../server/api/store/open-database"
import { SubmissionStore } from "../../../../server/api/store/submission-store"
import { openKeptHere } from "../../../../tools/lib/kept-here"
import { readWhose } from "../../../../tools/lib/read-whose"
import { aWish, NOW, trattoria } from "../../server/api/booking/a-venue"

const ADA = "ada@example.com"
const HERS = { by: "email", value: ADA } as const
const pizza = {
  ...{ key: "Marinara", name: "Marinara", label: "", price: 8, dietary: [], allergens: [] },
}
const kitchen: PickupVenue = {
  ...trattoria,
  takesOrders: true,
  rules: {
    ...{ dishesPerSlot: 8, slotMinutes: 15, noticeMinutes: 30, lastBeforeClosing: 30 },
    daysAhead: 6,
  },
  currency: "EUR",
  items: [pizza],
  note: "",
}

let folder = ""
let here: ReturnType<typeof openKeptHere>
let orders: OrderStore
let bookings: BookingStore
let submissions: SubmissionStore
let closeDb: () => void

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forno-kept-"))
  here = openKeptHere({ submissionsDir: folder, mailDir: join(folder, "inbox") })
  // As the forms' server has it open too.
  const db = openDatabase(folder)
  closeDb = () => db.close()
  orders = new OrderStore(db)
  const guest = { name: "Ada Lovelace", email: ADA, phone: "", message: "" }
  bookings = new BookingStore(db)
  bookings.place(trattoria, aWish({ guest }), NOW)
  submissions = new SubmissionStore(db)
  submissions.accept({
    ...{ kind: "contact", key: undefined, identity: ADA, content: { message: "Hello" }, page: "/" },
    ...{ suspicion: null, files: [], isHeld: false, mails: [], now: NOW },
  })
})
afterEach(() => {
  closeDb()
  here.close()
  rmSync(folder, { recursive: true, force: true })
})

function anOrder({ email = ADA, paysOnline = false } = {}): Order {
  const wish = {
    ...{ day: "2026-11-27", time: "19:00", lines: [{ item: pizza, count: 1 }], paysOnline },
    guest: { name: "Ada Lovelace", email, phone: "", message: "" },
    ...{ key: undefined, suspicion: null },
  }
  const ordered = orders.place(kitchen, wish, NOW)
  if (ordered.is !== "ordered") throw new Error("There was no room.")
  return ordered.order
}

describe("what is kept of an address", () => {
  it("is all of it: messages, bookings and orders, and no one else's", () => {
    const { reference } = anOrder()
    anOrder({ email: "bo@example.com" })
    const kept = here.of(HERS)
    expect(kept.waitingOrKept).toHaveLength(1)
    expect(kept.bookings).toHaveLength(1)
    expect(kept.orders).toEqual([expect.objectContaining({ reference, total: 800 })])
  })

  it("is gone when it is erased", async () => {
    anOrder()
    const other = anOrder({ email: "bo@example.com" })
    expect(await here.erase(HERS)).toEqual({ is: "erased", here: 3, mails: 0 })
    expect(here.of(HERS)).toEqual({ waitingOrKept: [], bookings: [], orders: [] })
    expect(orders.find(other.reference)).toEqual(other)
  })

  it("stays, all of it, while money of an order is on its way: the order is named, with what to do", async () => {
    const { reference } = anOrder({ paysOnline: true })
    const whyNot = async (): Promise<string> => {
      const erased = await here.erase(HERS)
      expect(here.of(HERS)).toMatchObject({ waitingOrKept: [{}], bookings: [{}], orders: [{}] })
      return erased.is === "refused" ? erased.why.join() : "erased"
    }
    orders.paysAt(reference, "cs_1")
    expect(await whyNot()).toBe(
      `${reference} is being paid: that is over after a quarter of an hour.`,
    )
    orders.paid(reference, NOW)
    expect(await whyNot()).toMatch(
      new RegExp(`^${reference} is paid and still to be collected .*19:00.*: cancel it in Kitchen`),
    )
    orders.cancel(kitchen, reference, { now: NOW, reason: "No more flour" })
    expect(await whyNot()).toMatch(/its money still to be given back/)
    orders.refunded(reference, NOW)
    expect(await here.erase(HERS)).toEqual({ is: "erased", here: 3, mails: 0 })
  })

  it("goes with a paid order that was collected", async () => {
    const { reference } = anOrder({ paysOnline: true })
    orders.paysAt(reference, "cs_1")
    orders.paid(reference, NOW)
    for (const from of ["placed", "preparing", "ready"] as const) {
      orders.advance(kitchen, reference, from, NOW)
    }
    expect(await here.erase(HERS)).toMatchObject({ is: "erased" })
  })

  it("is found and gone by a reference from before its address was put right, too", async () => {
    const [before] = here.of({ by: "email", value: ADA }).bookings
    const old = { by: "reference", value: before?.reference ?? "" } as const
    bookings.readdress(trattoria, old.value, "right@example.com", NOW)
    const { whose, formerly } = here.knownBy(old)
    expect(here.of(whose)).toMatchObject({ bookings: [{ email: "right@example.com" }] })
    // The CMS may not have heard of it yet, and keeps it as it was called before.
    expect(formerly).toEqual([old])
    expect(here.knownBy({ by: "email", value: "right@example.com" }).formerly).toEqual([old])
    expect(here.knownBy({ by: "email", value: "bo@example.com" }).formerly).toEqual([])
    expect(await here.erase(whose)).toMatchObject({ is: "erased", here: 1 })
    expect([bookings.find(old.value), bookings.find(whose.value)]).toEqual([undefined, undefined])
  })

  it("takes its mails in the folder along, and those to staff that are answered to it", async () => {
    const office = openPostOffice({
      ...{ smtpUrl: undefined, from: undefined, siteUrl: "https://forno.example" },
      folder: join(folder, "inbox"),
    })
    const send = (id: string, to: string, replyTo: string): Promise<void> | undefined => {
      const said = { heading: "Hello", paragraphs: ["Hello"], facts: [], note: "" }
      const about = { group: "Quattrocento", email: "ciao@400.example", id }
      return office?.send({ to, replyTo, subject: `About ${ADA}`, ...said }, about)
    }
    await send("R7QX-29KD.1.placed", ADA, "soho@400.example")
    await send("R7QX-29KD.1.venue-new", "soho@400.example", ADA)
    await send("R7QX-29KE.1.placed", `m${ADA}`, "soho@400.example")
    expect(await here.erase(HERS)).toMatchObject({ is: "erased", mails: 2 })
    expect(readdirSync(join(folder, "inbox")).sort()).toEqual([
      "R7QX-29KE.1.placed.eml",
      "R7QX-29KE.1.placed.html",
    ])
  })
})

describe("what is kept of a guest who has telephoned and left no address", () => {
  const caller = { name: "Bo Neri", email: "", phone: "+39 06 5550-0101", message: "" }
  const aCall = (time = "20:00"): string => {
    const placed = bookings.place(trattoria, aWish({ guest: caller, time }), NOW, {
      isByStaff: true,
    })
    if (placed.is !== "placed") throw new Error("There was no room.")
    return placed.booking.reference
  }

  it("is found and erased by the number, however it is written, and nobody else's with it", async () => {
    const reference = aCall()
    const whose = readWhose("0039 (06) 55500101") ?? HERS
    expect(here.of(whose)).toMatchObject({
      bookings: [{ reference }],
      waitingOrKept: [],
      orders: [],
    })
    expect(await here.erase(whose)).toEqual({ is: "erased", here: 1, mails: 0 })
    expect(bookings.find(reference)).toBeUndefined()
    expect(here.of(HERS)).toMatchObject({ waitingOrKept: [{}], bookings: [{}] })
  })

  it("is erased by its reference, with the mails to the house about it", async () => {
    const [reference, other] = [aCall(), aCall("20:30")]
    const inbox = join(folder, "inbox")
    mkdirSync(inbox)
    const names = [`${reference}.2.venue-moved`, `${other}.2.venue-moved`]
    for (const name of names) writeFileSync(join(inbox, `${name}.eml`), "To: <sala@400.example>")
    const whose = readWhose(` ${reference.toLowerCase()} `) ?? HERS
    expect(await here.erase(whose)).toEqual({ is: "erased", here: 1, mails: 1 })
    expect(bookings.find(other)).toBeDefined()
    expect(readdirSync(inbox)).toEqual([`${other}.2.venue-moved.eml`])
  })

  it("is erased from the house's mails about others too, which name them for their number or their event", async () => {
    const reference = aCall()
    const inbox = join(folder, "inbox")
    mkdirSync(inbox)
    const write = (name: string, said: string): void => {
      writeFileSync(join(inbox, `${name}.eml`), "To: <sala@400.example>")
      writeFileSync(join(inbox, `${name}.html`), `<p>${said}</p>`)
    }
    write("B7QX-29KD.1.venue-new", `The same number holds ${reference}, Bo Neri`)
    write("B7QX-29KD.2.venue-event-moved", `To call: Bo Neri, ${reference}`)
    write("B7QX-29KE.1.venue-new", "Ada")
    const whose = readWhose(reference) ?? HERS
    expect(await here.erase(whose)).toMatchObject({ is: "erased", mails: 2 })
    expect(readdirSync(inbox)).toEqual(["B7QX-29KE.1.venue-new.eml", "B7QX-29KE.1.venue-new.html"])
  })

  it("whose booking is forgotten here has the mails about it erased by its reference", async () => {
    const inbox = join(folder, "inbox")
    mkdirSync(inbox)
    writeFileSync(join(inbox, "B7QX-29KD.1.venue-new.eml"), "To: <sala@400.example>")
    const whose = readWhose("B7QX-29KD") ?? HERS
    expect(await here.erase(whose)).toEqual({ is: "erased", here: 0, mails: 1 })
    expect(readdirSync(inbox)).toEqual([])
  })

  it("can be erased once more where the mails could not be", async () => {
    const reference = aCall()
    const inbox = join(folder, "inbox")
    // No folder: it cannot be read.
    writeFileSync(inbox, "")
    const whose = { by: "phone", value: caller.phone } as const
    await expect(here.erase(whose)).rejects.toThrow("ENOTDIR")
    rmSync(inbox)
    mkdirSync(inbox)
    writeFileSync(join(inbox, `${reference}.1.venue-new.eml`), "To: <sala@400.example>")
    expect(await here.erase(whose)).toEqual({ is: "erased", here: 1, mails: 1 })
  })

  it("is a message too, where the number stood in it; and an order goes only once its money is settled", async () => {
    const sent = { kind: "contact", key: undefined, identity: "cy@example.com", page: "/" } as const
    submissions.accept({
      ...{ ...sent, content: { message: "Hello", phone: "+39 0655500101" } },
      ...{ suspicion: null, files: [], isHeld: false, mails: [], now: NOW },
    })
    expect(here.of({ by: "phone", value: caller.phone }).waitingOrKept).toHaveLength(1)
    const { reference } = anOrder({ paysOnline: true })
    const its = { by: "reference", value: reference } as const
    expect(await here.erase(its)).toMatchObject({ is: "refused" })
    orders.notPaid(reference, null, NOW)
    expect(await here.erase(its)).toMatchObject({ is: "erased", here: 1 })
  })
})

it.each(["", "ada", "B7QX", "12", "erase all"])("nobody is found by “%s”", (typed) => {
  expect(readWhose(typed)).toBeUndefined()
})

describe("the list of what waits", () => {
  it("names orders whose money is to be given back, and nobody's name", () => {
    const { reference } = anOrder({ paysOnline: true })
    orders.paysAt(reference, "cs_1")
    orders.paid(reference, NOW)
    expect(here.list()).not.toContain("money")
    orders.cancel(kitchen, reference, { now: NOW, reason: "No more flour" })
    expect(here.list()).toMatch(
      new RegExp(`Orders: 1 wait for the CMS, \\d mails[^]*${reference}.*money to be given back`),
    )
    expect(here.list()).not.toMatch(/ada/i)
  })

  it("names each booking and order that waits for the CMS, and whose mails wait or were given up", () => {
    const { reference } = anOrder()
    const [booking] = here.of(HERS).bookings
    expect(here.list()).toMatch(
      new RegExp(
        `${booking?.reference}  booking  .*  waits for the CMS; mail “confirmed” waiting; mail “venue-new” waiting\n`,
      ),
    )
    const [mail] = orders.dueMails(NOW, 1)
    orders.mailNotSent(mail?.id ?? 0, "550 no such user", null)
    orders.notCopied(reference, "The CMS answered 503.", NOW)
    expect(here.list()).toMatch(
      new RegExp(
        `${reference}  order  .*  waits for the CMS after 1 attempts: The CMS answered 503\\.; mail “placed” given up: 550 no such user; mail “venue-new” waiting`,
      ),
    )
    for (const { record } of orders.dueCopies(NOW + 1, 10)) orders.copied(record)
    for (const due of orders.dueMails(NOW, 10)) orders.mailSent(due)
    expect(here.list()).toMatch(new RegExp(`${reference}  order  .*  mail “placed” given up`))
    // Its reminder waits for its day, which is nothing to look after.
    expect(here.list()).not.toContain("reminder")
  })

  it("names nothing that is where it belongs", () => {
    const { reference } = anOrder()
    for (const due of orders.dueMails(NOW, 10)) orders.mailSent(due)
    for (const { record } of orders.dueCopies(NOW, 10)) orders.copied(record)
    expect(here.list()).not.toContain(reference)
  })
})

it("what the CMS has had is brought to it again where it has lost it, and no mail is", () => {
  const { reference } = anOrder()
  const deliver = (now: number): number => {
    const due = submissions.dueDeliveries(now, 10)
    for (const { submission } of due) submissions.delivered(submission.id, now)
    const copies = [bookings, orders].flatMap((store) => store.dueCopies(now, 10).map(() => store))
    for (const { record } of bookings.dueCopies(now, 10)) bookings.copied(record)
    for (const { record } of orders.dueCopies(now, 10)) orders.copied(record)
    return due.length + copies.length
  }
  expect(deliver(NOW)).toBe(3)
  const mails = orders.dueMails(NOW, 10).length
  const dayAfter = NOW + 24 * 3_600_000
  expect(here.again(dayAfter + 1, dayAfter + 2)).toBe(0)
  expect(deliver(dayAfter + 2)).toBe(0)
  // Copies may have come to the CMS a day after what they tell of.
  expect(here.again(dayAfter, dayAfter + 2)).toBe(2)
  expect(deliver(dayAfter + 2)).toBe(2)
  expect(here.again(NOW, dayAfter + 2)).toBe(3)
  expect(here.list()).toContain(reference)
  expect(deliver(dayAfter + 2)).toBe(3)
  expect(orders.dueMails(dayAfter + 2, 10)).toHaveLength(mails)
})

describe("an order whose payment nobody can look at any more", () => {
  it("is listed until somebody has seen to its money elsewhere and drops it", () => {
    const { reference } = anOrder({ paysOnline: true })
    orders.paysAt(reference, "cs_1")
    expect(here.drop(reference)).toBe(false)
    orders.giveUp(reference, NOW)
    expect(here.list()).toMatch(new RegExp(`${reference}  order  .*  payment not confirmed`))
    expect(here.drop(reference)).toBe(true)
    expect(here.list()).not.toContain(reference)
  })
})

describe("a mail about an order that was given up", () => {
  it("is tried again when somebody says so", () => {
    const { reference } = anOrder()
    const [mail] = orders.dueMails(NOW, 1)
    orders.mailNotSent(mail?.id ?? 0, "It was refused.", null)
    expect(here.retry(NOW, "R000-0000")).toBe(0)
    expect(here.retry(NOW, reference)).toBe(1)
    expect(orders.counts()).toMatchObject({ deadMails: 0 })
  })
})
