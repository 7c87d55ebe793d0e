import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import type { Order } from "../../../../../server/api/ordering/order"
import { OrderStore } from "../../../../../server/api/ordering/order-store"
import { createClosingRound } from "../../../../../server/api/ordering/outside-hours"
import { createOrderTables } from "../../../../../server/api/ordering/order-tables"
import { openDatabase } from "../../../../../server/api/store/open-database"
import { allSlots } from "../../../../../shared/booking/slots"
import type { PickupVenue } from "../../../../../shared/ordering/ordering-facts"
import { instantOf } from "../../../../../shared/recurrence"
import { anOrder, FRIDAY, NOW, pizzeria } from "./a-kitchen"

/** What stood there already. */
const asItWas = { isKnown: true, hasChanged: false }

// Each transaction waits for the disk.

const MINUTE = 60_000
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "orders-"))
  folders.push(folder)
  return folder
}

function open(folder = aFolder()): OrderStore {
  const db = openDatabase(folder)
  createOrderTables(db)
  return new OrderStore(db)
}

type Changes = Parameters<typeof anOrder>[0]

const place = (store: OrderStore, changes: Changes = {}): Order | undefined => {
  const ordered = store.place(pizzeria, anOrder(changes), NOW)
  return ordered.is === "ordered" ? ordered.order : undefined
}

function ordered(store: OrderStore, changes: Changes = {}): Order {
  const order = place(store, changes)
  if (!order) throw new Error("It was refused.")
  return order
}

const mailsOf = (store: OrderStore, now = NOW): string[] =>
  store.dueMails(now, 100).map(({ name }) => name)

function sendAll(store: OrderStore, now = NOW): void {
  for (const mail of store.dueMails(now, 100)) store.mailSent(mail)
}

const dishesAt = (store: OrderStore, venue: PickupVenue, readyAt: number): number =>
  store
    .dayOf(venue, FRIDAY)
    .orders.filter((order) => order.readyAt === readyAt && order.state !== "cancelled")
    .filter(({ state }) => state !== "held")
    .flatMap(({ lines }) => lines)
    .reduce((sum, { count }) => sum + count, 0)

const SUSPECT = "the hidden field was filled in"

describe("an order", () => {
  it("is taken at once, at the price of its dishes, and guest and kitchen are told", () => {
    const store = open()
    const order = ordered(store, { dishes: 3 })
    expect(order).toMatchObject({ state: "placed", payment: "atCounter", total: 2850, revision: 1 })
    expect(order.reference).toMatch(/^R\w{3}-\w{4}$/)
    expect(new Date(order.readyAt).toISOString()).toBe("2026-11-27T18:00:00.000Z")
    expect(order.lines).toEqual([{ name: "Margherita", label: "", count: 3, price: 950 }])
    expect(mailsOf(store)).toEqual(["placed", "venue-new"])
  })

  it("survives the end of the process", () => {
    const folder = aFolder()
    const order = ordered(open(folder))
    expect(open(folder).find(order.reference)).toEqual(order)
  })

  it("that is sent twice is made once", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const first = store.place(pizzeria, wish, NOW)
    expect(store.place(pizzeria, wish, NOW)).toEqual({ ...first, ...asItWas })
    expect(store.dayOf(pizzeria, FRIDAY).orders).toHaveLength(1)
  })

  it("of a form that was gone back in is another one, where it says something else", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    expect(store.place(pizzeria, { ...wish, time: "20:00" }, NOW)).toMatchObject({ isKnown: false })
  })

  it("that is sent again from another form is one order, and theirs alone who have the first form’s key", () => {
    const store = open()
    const wish = anOrder()
    const first = store.place(pizzeria, wish, NOW)
    expect(store.place(pizzeria, wish, NOW + 14 * MINUTE)).toEqual({
      ...first,
      ...{ ...asItWas, isTheirs: false },
    })
    const isNew = (changes: Partial<typeof wish>, now = NOW) =>
      expect(store.place(pizzeria, { ...wish, ...changes }, now)).toMatchObject({ isKnown: false })
    isNew({ lines: anOrder({ dishes: 1 }).lines })
    isNew({ suspicion: SUSPECT })
    isNew({ guest: { ...wish.guest, name: "Élodie" } })
    expect(
      store.place(pizzeria, { ...wish, guest: { ...wish.guest, name: "ÉLODIE " } }, NOW),
    ).toMatchObject({ isKnown: true })
    isNew({}, NOW + 16 * MINUTE)
  })

  it("whose answer was lost takes over what its guest has written and chosen since, and tells of it in one mail", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const { name, email } = wish.guest
    store.place(pizzeria, wish, NOW)
    store.dueMails(NOW, 100).forEach((mail) => store.mailSent(mail))
    const guest = { name, email, phone: "+39 06 5550 0199", message: "SEVERE NUT ALLERGY" }
    const { lines } = anOrder({ dishes: 10 })
    expect(store.place(pizzeria, { ...wish, guest, lines }, NOW)).toMatchObject({
      ...{ is: "ordered", isKnown: true, isTheirs: true },
      order: { ...guest, total: 9500, revision: 2 },
    })
    expect(store.dayOf(pizzeria, FRIDAY).orders).toHaveLength(1)
    expect(mailsOf(store)).toEqual(["changed", "venue-changed"])
    // The kitchen does ten at a time.
    const more = anOrder({ dishes: 11 }).lines
    expect(store.place(pizzeria, { ...wish, guest, lines: more }, NOW).is).toBe("refused")
    expect(store.dayOf(pizzeria, FRIDAY).orders).toMatchObject([{ total: 9500, revision: 2 }])
  })

  it("that is changed before its first mail has left is told of once, as it is then", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    store.place(pizzeria, { ...wish, guest: { ...wish.guest, message: "No basil" } }, NOW)
    expect(
      store.dueMails(NOW, 100).map(({ name, record: { message } }) => [name, message]),
    ).toEqual([
      ["placed", "No basil"],
      ["venue-new", "No basil"],
    ])
  })

  it("that is being made takes no more words, and one that is being paid no other dishes: it is said so", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const first = store.place(pizzeria, wish, NOW)
    if (first.is !== "ordered") throw new Error("It was not taken.")
    store.advance(pizzeria, first.order.reference, "placed", NOW)
    const guest = { ...wish.guest, message: "No nuts" }
    expect(store.place(pizzeria, { ...wish, guest }, NOW).is).toBe("late")
    expect(store.place(pizzeria, wish, NOW).is).toBe("ordered")
    const online = anOrder({ key: "of-another", paysOnline: true })
    store.place(pizzeria, online, NOW)
    const { lines } = anOrder({ dishes: 3 })
    expect(store.place(pizzeria, { ...online, lines }, NOW).is).toBe("late")
    const said = store.place(pizzeria, { ...online, guest: { ...online.guest, message: "x" } }, NOW)
    expect(said).toMatchObject({ is: "ordered", order: { message: "x", state: "unpaid" } })
    expect(mailsOf(store)).not.toContain("changed")
  })

  it("to an address that was mistyped gives way to the same one with it put right, and is cooked once", () => {
    const store = open()
    // The kitchen does ten at a time.
    const wish = anOrder({ key: "of-the-form", dishes: 8 })
    const right = { ...wish, guest: { ...wish.guest, email: "right@example.org" } }
    store.place(pizzeria, wish, NOW)
    const second = store.place(pizzeria, right, NOW)
    expect(second).toMatchObject({ isKnown: false, isTheirs: true, order: right.guest })
    expect(store.place(pizzeria, right, NOW)).toEqual({ ...second, ...asItWas })
    const { orders } = store.dayOf(pizzeria, FRIDAY)
    expect(orders.map(({ email, state }) => [email, state])).toEqual([
      ["right@example.org", "placed"],
    ])
    const mails = store.dueMails(NOW, 100)
    expect(mails.map(({ name, record }) => [name, record.email])).toEqual([
      ["placed", "right@example.org"],
      ["venue-new", "right@example.org"],
    ])
    // Told of by now, it is put right where it was told.
    mails.forEach((mail) => store.mailSent(mail))
    store.place(pizzeria, wish, NOW)
    expect(mailsOf(store)).toEqual(["readdressed", "placed", "venue-readdressed"])
  })

  it("keeps its price where its address is put right, whatever the menu says since", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const { total, lines } = (store.place(pizzeria, wish, NOW) as { order: Order }).order
    const dearer = wish.lines.map(({ item, count }) => ({ item: { ...item, price: 12 }, count }))
    const guest = { ...wish.guest, email: "right@example.org" }
    expect(store.place(pizzeria, { ...wish, guest, lines: dearer }, NOW)).toMatchObject({
      order: { ...guest, total, lines },
    })
  })

  it("whose address is put right by a button pressed twice is shown once more, but not to who asks later", () => {
    const store = open()
    const { order } = store.place(pizzeria, anOrder(), NOW) as { order: Order }
    const putRight = (now: number) =>
      store.readdress(pizzeria, order.reference, "right@example.org", now)
    const first = putRight(NOW)
    expect(first).toMatchObject({ is: "readdressed", order: { email: "right@example.org" } })
    expect(putRight(NOW + 1000)).toEqual(first)
    expect(putRight(NOW + 60_000)).toEqual({ is: "late" })
  })

  it("that waits to be paid has its address put right as it stands: nobody has had its link", () => {
    const store = open()
    const { order } = store.place(pizzeria, anOrder({ paysOnline: true }), NOW) as { order: Order }
    const put = store.readdress(pizzeria, order.reference, "right@example.org", NOW)
    expect(put).toMatchObject({
      order: { reference: order.reference, email: "right@example.org", state: "unpaid" },
    })
    store.paid(order.reference, NOW)
    expect(store.dueMails(NOW, 1)).toMatchObject([{ record: { email: "right@example.org" } }])
    expect(store.readdress(pizzeria, order.reference, "other@example.org", NOW)).toEqual({
      is: "late",
    })
  })

  it("at the counter is not lost where it is sent once more to be paid online, with its address put right", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    const guest = { ...wish.guest, email: "right@example.org" }
    expect(store.place(pizzeria, { ...wish, guest, paysOnline: true }, NOW)).toMatchObject({
      order: { email: "right@example.org", state: "placed", payment: "atCounter" },
    })
  })

  it("that is being made, or paid, stays the one there is, also where its address is put right", () => {
    const store = open()
    const again = (wish: ReturnType<typeof anOrder>) =>
      store.place(pizzeria, { ...wish, guest: { ...wish.guest, email: "right@example.org" } }, NOW)
    const wish = anOrder({ key: "of-the-form" })
    const made = store.place(pizzeria, wish, NOW)
    if (made.is !== "ordered") throw new Error("It was not taken.")
    store.advance(pizzeria, made.order.reference, "placed", NOW)
    expect(again(wish)).toMatchObject({ isKnown: true, order: { state: "preparing" } })
    const online = anOrder({ key: "of-another", paysOnline: true })
    const paid = store.place(pizzeria, online, NOW)
    if (paid.is !== "ordered") throw new Error("It was not taken.")
    // Nobody has been written to yet.
    const right = { email: "right@example.org", payment: "open" }
    expect(again(online)).toMatchObject({ isKnown: true, order: right })
    store.paid(paid.order.reference, NOW)
    expect(store.place(pizzeria, online, NOW)).toMatchObject({
      ...{ isKnown: true, hasChanged: false },
      order: { email: "right@example.org", payment: "paid" },
    })
  })

  it("of the next guest at the same form is theirs, and takes nothing from the one before", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const next = { ...wish, guest: { ...anOrder().guest, name: "Bo Neri" } }
    const first = store.place(pizzeria, wish, NOW)
    const second = store.place(pizzeria, next, NOW)
    expect(second).toMatchObject({ isKnown: false, isTheirs: true })
    expect(store.place(pizzeria, next, NOW)).toEqual({ ...second, ...asItWas })
    if (first.is !== "ordered") throw new Error("It was not taken.")
    expect(store.find(first.order.reference)).toEqual(first.order)
  })

  it("that is sent again after it was cancelled is one new order, however often it is pressed", () => {
    const store = open()
    const wish = anOrder({ key: "of-the-form" })
    const first = store.place(pizzeria, wish, NOW)
    if (first.is === "ordered") store.cancel(pizzeria, first.order.reference, { now: NOW })
    const [second, third] = [1, 2].map(() => store.place(pizzeria, wish, NOW))
    expect(second).toMatchObject({ is: "ordered", isKnown: false })
    expect(third).toEqual({ ...second, ...asItWas })
  })

  it("is refused where the venue takes none any more, at a time that is none, and where it is too large", () => {
    const store = open()
    const closed = { ...pizzeria, takesOrders: false }
    expect(store.place(closed, anOrder(), NOW).is).toBe("refused")
    expect(place(store, { time: "19:07" })).toBeUndefined()
    expect(place(store, { time: "22:00" })).toBeUndefined()
    expect(place(store, { day: "2026-11-28" })).toBeUndefined()
    expect(place(store, { dishes: 11 })).toBeUndefined()
  })
})

describe("every time that is offered, and no other", () => {
  it("is given to who asks for it, until its dishes are", () => {
    const asked = fc.array(
      fc.record({
        dishes: fc.integer({ min: 1, max: 12 }),
        quarter: fc.integer({ min: 70, max: 90 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(asked, (orders) => {
        const store = open()
        for (const { dishes, quarter } of orders) {
          const time = `${String(quarter >> 2).padStart(2, "0")}:${String((quarter & 3) * 15).padStart(2, "0")}`
          const slots = allSlots(store.offer(pizzeria, { day: FRIDAY, dishes }, NOW))
          const isOffered = slots.some((slot) => slot.time === time && slot.isFree)
          expect(Boolean(place(store, { dishes, time }))).toBe(isOffered)
        }
      }),
      { numRuns: 15 },
    )
  })

  it.each([
    ["the clocks go back", "2026-10-25", "01:00", "04:00"],
    ["the clocks go forward", "2027-03-28", "01:00", "05:00"],
    ["the hours are others", "2026-12-24", "10:00", "12:00"],
  ])("is on a day on which %s", (_what, day, opens, closes) => {
    const periods = [{ opens, closes }]
    const venue: PickupVenue = {
      ...pizzeria,
      hours: {
        ...pizzeria.hours,
        weekly: [],
        exceptions: [{ from: day, until: day, reason: "A day of its own", closed: false, periods }],
      },
    }
    const now = instantOf(day, "00:00", "Europe/Rome").getTime() - 3_600_000
    const store = open()
    const slots = allSlots(store.offer(venue, { day, dishes: 10 }, now))
    expect(slots.length).toBeGreaterThan(4)
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const time = `${String(quarter >> 2).padStart(2, "0")}:${String((quarter & 3) * 15).padStart(2, "0")}`
      const wanted = slots.find((slot) => slot.time === time)
      const found = store.place(venue, anOrder({ day, time, dishes: 10 }), now)
      expect(found.is).toBe(wanted ? "ordered" : "refused")
      if (found.is === "ordered") expect(found.order.readyAt).toBe(wanted?.startsAt)
      expect(store.place(venue, anOrder({ day, time, dishes: 1 }), now).is).toBe("refused")
    }
  })
})

describe("a kitchen’s time", () => {
  it("is given once, however many ask for it from however many connections", () => {
    const folder = aFolder()
    const stores = Array.from({ length: 4 }, () => open(folder))
    const wishes = Array.from({ length: 120 }, (_, index) =>
      anOrder({ dishes: 1 + (index % 4), time: index % 3 === 0 ? "19:15" : "19:00" }),
    )
    const refused = wishes.filter(
      (wish, index) => stores[index % stores.length]?.place(pizzeria, wish, NOW).is === "refused",
    )
    const [store = open(folder)] = stores
    for (const time of ["19:00", "19:15"]) {
      const readyAt = instantOf(FRIDAY, time, "Europe/Rome").getTime()
      expect(dishesAt(store, pizzeria, readyAt)).toBe(10)
    }
    for (const wish of refused) expect(store.place(pizzeria, wish, NOW).is).toBe("refused")
  })

  it("is given back by who cancels, and not before", () => {
    const store = open()
    const order = ordered(store, { dishes: 10 })
    expect(place(store, { dishes: 1 })).toBeUndefined()
    store.cancel(pizzeria, order.reference, { now: NOW })
    expect(place(store, { dishes: 10 })).toBeDefined()
  })

  it("is kept for who is paying", () => {
    const store = open()
    expect(ordered(store, { dishes: 10, paysOnline: true }).state).toBe("unpaid")
    expect(place(store, { dishes: 1 })).toBeUndefined()
  })

  it("is nothing that a program gets, and staff give it only where there is some", () => {
    const store = open()
    const held = ordered(store, { dishes: 6, suspicion: SUSPECT })
    const other = ordered(store, { dishes: 6, suspicion: SUSPECT })
    expect(held.state).toBe("held")
    expect(mailsOf(store)).toEqual(["venue-new", "venue-new"])
    sendAll(store)
    expect(store.advance(pizzeria, held.reference, "held", NOW)).toMatchObject({ is: "done" })
    expect(mailsOf(store)).toEqual(["placed"])
    expect(store.advance(pizzeria, other.reference, "held", NOW)).toEqual({ is: "full" })
    expect(dishesAt(store, pizzeria, held.readyAt)).toBe(6)
  })

  it("is none while it is paused; what was ordered stays, and other times go on", () => {
    const store = open()
    const order = ordered(store)
    const from = instantOf(FRIDAY, "19:00", "Europe/Rome").getTime()
    store.pause(pizzeria, { from, until: from + 30 * 60_000 }, "Rosa")
    const isFree = (time: string) =>
      allSlots(store.offer(pizzeria, { day: FRIDAY, dishes: 1 }, NOW)).find(
        (slot) => slot.time === time,
      )?.isFree
    expect(["18:45", "19:00", "19:15", "19:30"].map(isFree)).toEqual([true, false, false, true])
    expect(store.find(order.reference)?.state).toBe("placed")
    const [pause] = store.dayOf(pizzeria, FRIDAY).pauses
    expect(store.resume({ ...pizzeria, slug: "other" }, pause?.id ?? 0)).toBe(false)
    expect(store.resume(pizzeria, pause?.id ?? 0)).toBe(true)
    expect(isFree("19:00")).toBe(true)
  })
})

describe("a kitchen that closes when orders are to be collected", () => {
  it("is told of each that it has, once, and of none where it is open after all before a mail has left", () => {
    const store = open()
    ordered(store)
    ordered(store, { paysOnline: true })
    ordered(store, { suspicion: SUSPECT })
    sendAll(store)
    const closed = {
      ...pizzeria,
      hours: { ...pizzeria.hours, status: "temporarilyClosed" },
    } as const
    expect(store.tellOfClosing(pizzeria, NOW)).toBe(0)
    expect(store.tellOfClosing(closed, NOW)).toBe(1)
    expect(store.tellOfClosing(pizzeria, NOW)).toBe(0)
    expect(mailsOf(store)).toEqual([])
    store.tellOfClosing(closed, NOW)
    expect(store.tellOfClosing(closed, NOW)).toBe(0)
    expect(mailsOf(store)).toEqual(["venue-closed"])
    // Paid for since then.
    const late = ordered(store, { paysOnline: true })
    store.paid(late.reference, NOW)
    expect(store.tellOfClosing(closed, NOW, NOW + 1)).toBe(0)
    expect(store.tellOfClosing(closed, NOW, NOW)).toBe(1)
  })
})

describe("a kitchen whose time zone is put right", () => {
  afterEach(() => jest.useRealTimers())

  it("makes its orders for when its clocks show what their guests have read, and writes to nobody", async () => {
    jest.useFakeTimers({ now: NOW })
    const store = open()
    const { reference, time } = ordered(store)
    sendAll(store)
    const venue = { ...pizzeria, hours: { ...pizzeria.hours, timeZone: "Europe/Lisbon" } }
    const facts = { groupName: "Quattrocento", email: "", venues: [venue] }
    const onChange = jest.fn()
    const round = createClosingRound({ store, readFacts: () => Promise.resolve(facts), onChange })
    await round()
    expect(store.find(reference)?.readyAt).toBe(instantOf(FRIDAY, time, "Europe/Lisbon").getTime())
    expect(mailsOf(store)).toEqual([])
    // Its copy in the CMS is to follow.
    expect(onChange).toHaveBeenCalledTimes(1)
    await round()
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

describe("staff", () => {
  it("go on by one step from what they have seen, however many press", () => {
    const store = open()
    const { reference } = ordered(store)
    expect(store.advance(pizzeria, reference, "placed", NOW).is).toBe("done")
    expect(store.advance(pizzeria, reference, "placed", NOW)).toEqual({ is: "changed" })
    expect(store.advance(pizzeria, reference, "preparing", NOW).is).toBe("done")
    expect(store.advance(pizzeria, reference, "ready", NOW).is).toBe("done")
    expect(store.advance(pizzeria, reference, "collected", NOW)).toEqual({ is: "changed" })
    expect(store.advance({ ...pizzeria, slug: "other" }, reference, "ready", NOW)).toEqual({
      is: "unknown",
    })
  })

  it("who begin while the guest’s mail is under way do not have it sent twice", () => {
    const store = open()
    const { reference } = ordered(store)
    const underWay = store.dueMails(NOW, 100)
    store.advance(pizzeria, reference, "placed", NOW)
    for (const mail of underWay) store.mailSent(mail)
    expect(mailsOf(store)).toEqual([])
  })

  it("who begin after a mail was given up do not keep it from being tried again", () => {
    const store = open()
    const { reference } = ordered(store)
    for (const { id } of store.dueMails(NOW, 100)) store.mailNotSent(id, "It was refused.", null)
    store.advance(pizzeria, reference, "placed", NOW)
    expect(store.retry(NOW, reference)).toBe(2)
    expect(mailsOf(store)).toEqual(["placed", "venue-new"])
  })

  it("who are quicker than the mail server do not keep the guest from hearing of their order", () => {
    const store = open()
    const { reference } = ordered(store)
    store.advance(pizzeria, reference, "placed", NOW)
    expect(mailsOf(store)).toContain("placed")
    store.advance(pizzeria, reference, "preparing", NOW)
    expect(mailsOf(store)).toEqual(["ready"])
  })

  const collect = (store: OrderStore, reference: string): void => {
    for (const from of ["placed", "preparing", "ready"] as const) {
      store.advance(pizzeria, reference, from, NOW)
    }
  }

  it("take back that it was collected, once, and the guest hears no second time that it is ready", () => {
    const store = open()
    const { reference } = ordered(store)
    for (const from of ["placed", "preparing"] as const) {
      store.advance(pizzeria, reference, from, NOW)
    }
    sendAll(store)
    expect(store.putBack(pizzeria, reference, NOW)).toEqual({ is: "changed" })
    store.advance(pizzeria, reference, "ready", NOW)
    expect(store.putBack({ ...pizzeria, slug: "other" }, reference, NOW)).toEqual({ is: "unknown" })
    expect(store.putBack(pizzeria, reference, NOW)).toMatchObject({ order: { state: "ready" } })
    expect(store.putBack(pizzeria, reference, NOW)).toEqual({ is: "changed" })
    expect(mailsOf(store)).toEqual([])
  })

  it("who take it back before the mail server was quick enough do not keep the guest from hearing of it", () => {
    const store = open()
    const { reference } = ordered(store)
    collect(store, reference)
    expect(mailsOf(store)).toEqual([])
    store.putBack(pizzeria, reference, NOW)
    expect(mailsOf(store)).toEqual(["ready"])
  })

  it("who take it back while the guest’s mail is under way do not have it sent twice", () => {
    const store = open()
    const { reference } = ordered(store)
    for (const from of ["placed", "preparing"] as const) {
      store.advance(pizzeria, reference, from, NOW)
    }
    const underWay = store.dueMails(NOW, 100)
    store.advance(pizzeria, reference, "ready", NOW)
    store.putBack(pizzeria, reference, NOW)
    for (const mail of underWay) store.mailSent(mail)
    expect(underWay.map(({ name }) => name)).toEqual(["ready"])
    expect(mailsOf(store)).toEqual([])
  })

  it("give the money back for what was called collected by mistake, and erase it only then", () => {
    const store = open()
    const { reference, email } = ordered(store, { paysOnline: true })
    store.paid(reference, NOW)
    collect(store, reference)
    store.putBack(pizzeria, reference, NOW)
    expect(store.erase({ by: "email", value: email }).inTheWay).toHaveLength(1)
    store.cancel(pizzeria, reference, { now: NOW, reason: "Nobody came" })
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "refundDue" })
  })

  it("cancel until it is collected, with a reason; and only at their own venue", () => {
    const store = open()
    const { reference } = ordered(store)
    store.advance(pizzeria, reference, "placed", NOW)
    const cancelAt = (venue: PickupVenue) =>
      store.cancel(venue, reference, { now: NOW, reason: "Out of mozzarella" })
    expect(cancelAt({ ...pizzeria, slug: "other" })).toEqual({ is: "unknown" })
    expect(cancelAt(pizzeria)).toMatchObject({ is: "done", order: { reason: "Out of mozzarella" } })
    const eaten = ordered(store).reference
    collect(store, eaten)
    expect(store.cancel(pizzeria, eaten, { now: NOW, reason: "" })).toEqual({ is: "changed" })
  })
})

describe("a guest", () => {
  it("cancels until the kitchen begins", () => {
    const store = open()
    const { reference } = ordered(store)
    store.advance(pizzeria, reference, "placed", NOW)
    expect(store.cancel(pizzeria, reference, { now: NOW })).toEqual({ is: "changed" })
  })

  it("who has eaten gets no money back by the link, where nobody has pressed a button in the kitchen", () => {
    const store = open()
    const { reference, readyAt } = ordered(store, { paysOnline: true })
    store.paid(reference, NOW)
    expect(store.cancel(pizzeria, reference, { now: readyAt })).toEqual({ is: "changed" })
    expect(store.find(reference)?.payment).toBe("paid")
  })

  it("who cancels twice is written to once; a program’s order is cancelled without a word to anybody but the kitchen", () => {
    const store = open()
    const { reference } = ordered(store)
    for (const _press of [1, 2]) store.cancel(pizzeria, reference, { now: NOW })
    expect(mailsOf(store)).toEqual(["cancelled", "venue-cancelled"])
    sendAll(store)
    store.cancel(pizzeria, ordered(store, { suspicion: SUSPECT }).reference, { now: NOW })
    expect(mailsOf(store)).toEqual(["venue-cancelled"])
  })
})

describe("an order that is paid online", () => {
  const unpaid = (store: OrderStore): string => {
    const { reference } = ordered(store, { paysOnline: true })
    expect(mailsOf(store)).toEqual([])
    expect(store.paysAt(reference, "pay-1")).toBe(true)
    return reference
  }

  it("goes to the kitchen once it is paid, once, whoever tells of it", () => {
    const store = open()
    const reference = unpaid(store)
    for (const _told of [1, 2, 3]) store.paid(reference, NOW)
    expect(store.find(reference)).toMatchObject({ state: "placed", payment: "paid", revision: 2 })
    expect(mailsOf(store)).toEqual(["placed", "venue-new"])
    store.notPaid(reference, "pay-1", NOW)
    store.paysAtCounter(reference, "pay-1", NOW)
    expect(store.find(reference)).toMatchObject({ state: "placed", payment: "paid" })
  })

  it("is cancelled where it is not, and the kitchen never hears of it", () => {
    const store = open()
    const reference = unpaid(store)
    store.notPaid(reference, "pay-1", NOW)
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "void" })
    expect(mailsOf(store)).toEqual(["cancelled"])
  })

  it("is paid at the counter where the guest would rather", () => {
    const store = open()
    const reference = unpaid(store)
    store.paysAtCounter(reference, "pay-1", NOW)
    expect(store.find(reference)).toMatchObject({ state: "placed", payment: "atCounter" })
    expect(mailsOf(store)).toEqual(["placed", "venue-new"])
  })

  it("and cancelled meanwhile is owed, told in the mail that waits, and given back once", () => {
    const store = open()
    const reference = unpaid(store)
    store.cancel(pizzeria, reference, { now: NOW })
    store.paid(reference, NOW)
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "refundDue" })
    const [mail] = store.dueMails(NOW, 10)
    expect(mail).toMatchObject({ name: "cancelled", record: { payment: "refundDue" } })
    for (const _told of [1, 2]) store.refunded(reference, NOW)
    expect(store.find(reference)).toMatchObject({ payment: "refunded", revision: 4 })
  })

  it("and cancelled before that was known is told once more: there is money to come back", () => {
    const store = open()
    const reference = unpaid(store)
    store.cancel(pizzeria, reference, { now: NOW })
    sendAll(store)
    store.paid(reference, NOW)
    expect(mailsOf(store)).toEqual(["cancelled"])
  })

  it("whose mail is under way while that becomes known is told once more", () => {
    const store = open()
    const reference = unpaid(store)
    store.cancel(pizzeria, reference, { now: NOW })
    const [underWay] = store.dueMails(NOW, 1)
    store.paid(reference, NOW)
    if (underWay) store.mailSent(underWay)
    expect(mailsOf(store)).toEqual(["cancelled"])
    sendAll(store)
    expect(mailsOf(store)).toEqual([])
  })

  it("whose money is given back while the guest is written to is told so once", () => {
    const store = open()
    const reference = unpaid(store)
    store.paid(reference, NOW)
    sendAll(store)
    store.cancel(pizzeria, reference, { now: NOW })
    const underWay = store.dueMails(NOW, 100)
    expect(underWay.map(({ name }) => name)).toEqual(["cancelled", "venue-cancelled"])
    store.refunded(reference, NOW)
    for (const mail of underWay) store.mailSent(mail)
    expect(mailsOf(store)).toEqual([])
  })

  it("is given up where nobody can say whether it is paid, and looked at again by who can", () => {
    const store = open()
    const reference = unpaid(store)
    store.giveUp(reference, NOW)
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "open" })
    expect(mailsOf(store)).toEqual(["cancelled"])
    expect(store.owed().map((order) => order.reference)).toEqual([reference])
    expect(store.giveUp(reference, NOW)?.revision).toBe(2)
    expect(store.unsettled(NOW + 1, 10)).toHaveLength(1)
    store.paid(reference, NOW)
    expect(store.find(reference)?.payment).toBe("refundDue")
  })

  it("and paid when it was to be collected before is not begun, and is owed", () => {
    const store = open()
    const reference = unpaid(store)
    const after = (store.find(reference)?.readyAt ?? 0) + 60_000
    store.paid(reference, after)
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "refundDue" })
  })

  it("is not begun for the counter either when it was to be collected before", () => {
    const store = open()
    const reference = unpaid(store)
    store.paysAtCounter(reference, "pay-1", (store.find(reference)?.readyAt ?? 0) + 60_000)
    expect(store.find(reference)).toMatchObject({ state: "cancelled", payment: "void" })
    expect(mailsOf(store, store.find(reference)?.changedAt)).not.toContain("venue-new")
  })

  it("and cancelled after it was paid is owed", () => {
    const store = open()
    const reference = unpaid(store)
    store.paid(reference, NOW)
    store.cancel(pizzeria, reference, { now: NOW })
    expect(store.find(reference)?.payment).toBe("refundDue")
    expect(store.unsettled(NOW + 1, 10).map((order) => order.reference)).toEqual([reference])
  })

  it("has no payment opened for it once it is cancelled: nobody would look after that money", () => {
    const store = open()
    const { reference } = ordered(store, { paysOnline: true })
    store.notPaid(reference, null, NOW)
    expect(store.paysAt(reference, "pay-late")).toBe(false)
    expect(store.find(reference)?.paymentId).toBeNull()
  })

  it("is not let go, nor paid at the counter, by who does not know that a payment was opened meanwhile", () => {
    const store = open()
    const reference = unpaid(store)
    store.notPaid(reference, null, NOW)
    store.paysAtCounter(reference, null, NOW)
    expect(store.find(reference)).toMatchObject({ state: "unpaid", payment: "open" })
  })
})

describe("what is kept of guests", () => {
  const LATER = NOW + 100 * 24 * 3_600_000

  it("goes once it is past and the CMS has it; what is owed or under way stays, also where they ask", () => {
    const store = open()
    const email = "ada@example.org"
    const guest = { name: "Ada", email, phone: "", message: "" }
    const [done, paying, owed] = [false, true, true].map((paysOnline, index) =>
      ordered(store, { guest, paysOnline, dishes: index + 1 }),
    ) as [Order, Order, Order]
    store.paid(owed.reference, NOW)
    store.cancel(pizzeria, owed.reference, { now: NOW })
    expect(store.forgetBefore(LATER)).toBe(0)
    for (const { record } of store.dueCopies(LATER, 10)) store.copied(record)
    expect(store.forgetBefore(LATER)).toBe(1)
    expect(store.find(done.reference)).toBeUndefined()
    expect(
      store.erase({ by: "email", value: email }).inTheWay.map(({ reference }) => reference),
    ).toEqual([...[paying.reference, owed.reference]])
    store.notPaid(paying.reference, null, NOW)
    store.refunded(owed.reference, NOW)
    expect(store.erase({ by: "email", value: email })).toEqual({ erased: 2, inTheWay: [] })
    expect(store.of({ by: "email", value: email })).toEqual([])
    expect(mailsOf(store)).toEqual([])
  })

  it("is copied until the CMS has the very last change", () => {
    const store = open()
    const order = ordered(store)
    store.advance(pizzeria, order.reference, "placed", NOW)
    store.copied(order)
    expect(store.dueCopies(NOW, 10)).toMatchObject([{ record: { revision: 2 } }])
  })
})
