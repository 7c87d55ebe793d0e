import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { BookingStore } from "../../../../../server/api/booking/booking-store"
import { createBookingTables } from "../../../../../server/api/booking/tables"
import { openDatabase } from "../../../../../server/api/store/open-database"
import { withEvent, type EventFacts } from "../../../../../shared/booking/booking-facts"
import { allSlots, nearSlots } from "../../../../../shared/booking/slots"
import type { ChangedDate } from "../../../../../shared/recurrence"
import { aWish, FRIDAY, NOW, trattoria } from "./a-venue"

const MINUTE = 60_000
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bookings-"))
  folders.push(folder)
  return folder
}

function open(folder = aFolder()): BookingStore {
  const db = openDatabase(folder)
  createBookingTables(db)
  return new BookingStore(db)
}

const place = (store: BookingStore, changes: Parameters<typeof aWish>[0] = {}) => {
  const placed = store.place(trattoria, aWish(changes), NOW)
  return placed.is === "placed" ? placed.booking : undefined
}

/** Goes on past the venue's closing. */
const LONG_SUPPER: EventFacts = {
  slug: "long-supper",
  title: "Long supper",
  venue: trattoria.slug,
  startsAt: "2026-11-27T18:00:00Z",
  endsAt: "2026-11-27T23:30:00Z",
  recurrence: { frequency: "none" },
}

const mailsOf = (store: BookingStore, now = NOW) =>
  store.dueMails(now, 100).map(({ name, record }) => `${name} ${record.name}`)

/** What stood there already. */
const asItWas = { isKnown: true, hasChanged: false }

// Each transaction waits for the disk.

describe("a booking", () => {
  it("is confirmed at once, with a reference, and both guest and venue are told", () => {
    const store = open()
    const booking = place(store, {
      guest: { name: "Ada", email: "ada@example.org", phone: "", message: "" },
    })
    expect(booking).toMatchObject({ state: "confirmed", day: FRIDAY, time: "19:00", revision: 1 })
    expect(booking?.reference).toMatch(/^B\w{3}-\w{4}$/)
    expect(new Date(booking?.startsAt ?? 0).toISOString()).toBe("2026-11-27T18:00:00.000Z")
    expect(mailsOf(store)).toEqual(["confirmed Ada", "venue-new Ada"])
  })

  it("of a party that sits counts who has come, up to the seats there are, and writes to nobody", () => {
    const store = open()
    const { reference = "", startsAt = 0, endsAt = 0 } = place(store, { party: 6 }) ?? {}
    place(store, { party: 3, time: "19:30" })
    for (const mail of store.dueMails(NOW, 100)) store.mailSent(mail)
    const recount = (now: number, party: number) => store.recount(trattoria, reference, party, now)

    expect(recount(startsAt - 1, 7)).toEqual({ is: "over" })
    expect(recount(startsAt + MINUTE, 7)).toMatchObject({ is: "counted", booking: { party: 7 } })
    expect(recount(startsAt + MINUTE, 8)).toEqual({ is: "full", most: 7 })
    expect(recount(startsAt + MINUTE, 5)).toMatchObject({ is: "counted", booking: { party: 5 } })
    expect(recount(endsAt, 6)).toEqual({ is: "over" })
    const elsewhere = { ...trattoria, slug: "osteria" }
    expect(store.recount(elsewhere, reference, 6, startsAt)).toEqual({ is: "unknown" })
    expect(mailsOf(store, startsAt + MINUTE)).toEqual([])
  })

  it("that is sent twice is made once", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const [first, second] = [1, 2].map(() => store.place(trattoria, wish, NOW))
    expect(second).toEqual({ ...first, ...asItWas })
    expect(store.dayOf(trattoria, FRIDAY).bookings).toHaveLength(1)
  })

  it("that is sent again from another form is one table, and theirs alone who have the first form’s key", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    for (const key of [undefined, "another-form"]) {
      expect(store.place(trattoria, { ...wish, key }, NOW + 14 * MINUTE)).toEqual({
        ...first,
        ...{ ...asItWas, isTheirs: false },
      })
    }
    expect(mailsOf(store)).toHaveLength(2)
  })

  it("is another one where it is said so, a quarter of an hour later, or where the first is a program’s", () => {
    const store = open()
    const wish = aWish()
    const isNew = (changes: Partial<typeof wish>, now = NOW) =>
      expect(store.place(trattoria, { ...wish, ...changes }, now)).toMatchObject({ isKnown: false })
    isNew({ suspicion: "the hidden field was filled in" })
    isNew({})
    isNew({ isAnother: true })
    isNew({}, NOW + 16 * MINUTE)
  })

  it("is another one where somebody else makes it, though from the same address", () => {
    const store = open()
    const wish = aWish()
    store.place(trattoria, wish, NOW)
    const guest = { ...wish.guest, name: "Bo Neri" }
    expect(store.place(trattoria, { ...wish, guest }, NOW)).toMatchObject({ isKnown: false })
    const again = { ...wish.guest, name: ` ${wish.guest.name.toUpperCase()} ` }
    expect(store.place(trattoria, { ...wish, guest: again }, NOW)).toMatchObject({ isKnown: true })
  })

  it("whose answer was lost takes over what its guest has written since, and tells of it in one mail", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const { name, email } = wish.guest
    store.place(trattoria, wish, NOW)
    store.dueMails(NOW, 100).forEach((mail) => store.mailSent(mail))
    const guest = { name, email, phone: "+39 06 5550 0199", message: "SEVERE NUT ALLERGY" }
    const again = store.place(trattoria, { ...wish, guest, party: 5 }, NOW)
    expect(again).toMatchObject({
      ...{ is: "placed", isKnown: true, isTheirs: true },
      booking: { ...guest, party: 5, revision: 2 },
    })
    expect(store.dayOf(trattoria, FRIDAY).bookings).toHaveLength(1)
    expect(mailsOf(store)).toEqual([`moved ${name}`, `venue-moved ${name}`])
    // What was not said again, by who may be somebody else, is not taken away.
    store.place(trattoria, { ...wish, key: undefined, party: 5 }, NOW)
    expect(store.dayOf(trattoria, FRIDAY).bookings).toMatchObject([{ ...guest, revision: 2 }])
  })

  it("to an address that was mistyped gives way to the same one with it put right, in the seats that it had", () => {
    const store = open()
    place(store, { party: 3 })
    const typed = { name: "Ada Rossi", email: "ada@exmaple.org", phone: "", message: "" }
    const right = { ...typed, email: "ada@example.org" }
    const wish = aWish({ key: "from-the-browser", party: 3, guest: typed })
    const first = store.place(trattoria, wish, NOW)
    const second = store.place(trattoria, { ...wish, guest: right }, NOW)
    expect(second).toMatchObject({ isKnown: false, isTheirs: true, booking: right })
    expect(store.place(trattoria, { ...wish, guest: right }, NOW)).toEqual({
      ...second,
      ...asItWas,
    })
    const theirs = store.dayOf(trattoria, FRIDAY).bookings.filter(({ name }) => name === typed.name)
    expect(theirs.map(({ email, state }) => [email, state])).toEqual([
      ["ada@example.org", "confirmed"],
    ])
    // Who may have the link to the first has it to nothing of the second, and reads there no more of its guest.
    if (first.is !== "placed" || second.is !== "placed") throw new Error("It was not placed.")
    expect(second.booking.reference).not.toBe(first.booking.reference)
    expect(second.booking.formerly).toEqual([first.booking.reference])
    expect(store.find(first.booking.reference)).toMatchObject({
      ...{ state: "cancelled", replacedBy: second.booking.reference },
      ...{ name: "", phone: "", message: "" },
    })
    const told = store.dueMails(NOW, 100).map(({ name, record }) => [name, record.email])
    expect(told.filter(([, email]) => email?.startsWith("ada"))).toEqual([
      ["confirmed", right.email],
      ["venue-new", right.email],
    ])
  })

  it("that was told of at the mistyped address is put right there, and to the house in one mail", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const right = { ...wish.guest, email: "right@example.org" }
    store.place(trattoria, wish, NOW)
    store.dueMails(NOW, 100).forEach((mail) => store.mailSent(mail))
    store.place(trattoria, { ...wish, guest: right }, NOW)
    expect(store.dueMails(NOW, 100).map(({ name, record }) => [name, record.email])).toEqual([
      ["readdressed", wish.guest.email],
      ["confirmed", right.email],
      ["venue-readdressed", right.email],
    ])
  })

  it("whose address is put right twice is one copy in the CMS, which knows it by its first reference", () => {
    const store = open()
    const first = place(store)
    if (!first) throw new Error("There was no room.")
    const putRight = (reference: string, email: string) => {
      const put = store.readdress(trattoria, reference, email, NOW)
      if (put.is !== "readdressed") throw new Error("It was not put right.")
      return put.booking
    }
    store.copied(first)
    const last = putRight(putRight(first.reference, "a@b.org").reference, "b@b.org")
    const [due, ...others] = store.dueCopies(NOW, 10)
    expect(others).toEqual([])
    expect(due?.record).toMatchObject({ reference: last.reference, email: "b@b.org" })
    expect(due?.record.formerly[0]).toBe(first.reference)
    expect(store.nowCalled(first.reference)).toBe(last.reference)
    // What is kept of the guest under an address that is not theirs goes with what is theirs.
    expect(store.erase({ by: "email", value: "b@b.org" })).toBe(1)
    expect(store.find(first.reference)).toBeUndefined()
  })

  it("stays where there is no room for what is sent with the address put right", () => {
    const store = open()
    place(store, { party: 3 })
    const wish = aWish({ key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    const guest = { ...wish.guest, email: "right@example.org" }
    const more = store.place(trattoria, { ...wish, guest, party: 5 }, NOW)
    if (first.is !== "placed") throw new Error("It was not placed.")
    expect(more).toMatchObject({ is: "refused", standing: first.booking })
    expect(store.find(first.booking.reference)).toEqual(first.booking)
  })

  it("is not given up for a place on the list, where there is no room for what is sent with the address put right", () => {
    const store = open()
    place(store, { party: 3 })
    const wish = aWish({ key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    const guest = { ...wish.guest, email: "right@example.org" }
    const more = store.place(trattoria, { ...wish, guest, party: 5, mayWait: true }, NOW)
    if (first.is !== "placed") throw new Error("It was not placed.")
    expect(more).toMatchObject({ is: "refused", standing: { state: "confirmed" } })
    expect(store.find(first.booking.reference)).toEqual(first.booking)
  })

  it("that waits keeps its place on the list when its address is put right", () => {
    const store = open()
    const seated = place(store, { party: 6 })
    const wish = aWish({ key: "from-the-browser", mayWait: true })
    store.place(trattoria, wish, NOW)
    const next = store.place(trattoria, aWish({ party: 6, mayWait: true }), NOW + MINUTE)
    const guest = { ...wish.guest, email: "right@example.org" }
    const again = store.place(trattoria, { ...wish, guest, mayWait: false }, NOW + 2 * MINUTE)
    if (again.is !== "placed" || next.is !== "placed") throw new Error("It was not placed.")
    expect(again.booking.state).toBe("waiting")
    store.cancel(trattoria, seated?.reference ?? "", NOW + 3 * MINUTE)
    const stateOf = ({ reference }: { reference: string }) => store.find(reference)?.state
    expect([again.booking, next.booking].map(stateOf)).toEqual(["confirmed", "waiting"])
  })

  it("whose address is put right by its link keeps seats, place on the list and the form’s key", () => {
    const store = open()
    place(store, { party: 6 })
    const wish = aWish({ party: 6, mayWait: true, key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    const next = store.place(trattoria, aWish({ party: 6, mayWait: true }), NOW + 1)
    if (first.is !== "placed" || next.is !== "placed") throw new Error("One is not on the list.")
    const { reference, madeAt } = first.booking
    const right = { ...wish.guest, email: "right@example.org" }
    const put = store.readdress(trattoria, reference, right.email, NOW + MINUTE)
    expect(put).toMatchObject({ isSame: false, booking: { ...right, state: "waiting", madeAt } })
    expect(store.place(trattoria, { ...wish, guest: right }, NOW + MINUTE)).toMatchObject(asItWas)
    const { bookings } = store.dayOf(trattoria, FRIDAY)
    expect(bookings).toHaveLength(3)
    store.cancel(trattoria, bookings[0]?.reference ?? "", NOW + MINUTE)
    const state = (one: string | undefined) => store.find(one ?? "")?.state
    expect(put.is === "readdressed" && state(put.booking.reference)).toBe("confirmed")
    expect([state(reference), state(next.booking.reference)]).toEqual(["cancelled", "waiting"])
  })

  it("whose address is put right by a button pressed twice is shown once more, but not to who asks later", () => {
    const store = open()
    const reference = place(store)?.reference ?? ""
    const putRight = (now: number) => store.readdress(trattoria, reference, "right@b.org", now)
    const first = putRight(NOW)
    expect(first).toMatchObject({ is: "readdressed", booking: { email: "right@b.org" } })
    expect(putRight(NOW + 1000)).toEqual(first)
    expect(putRight(NOW + MINUTE)).toEqual({ is: "over" })
    expect(store.readdress(trattoria, reference, "other@b.org", NOW)).toEqual({ is: "over" })
  })

  it("of the next guest at the same form is theirs, and takes nothing from the one before", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const next = { ...aWish().guest, name: "Bo Neri" }
    const first = store.place(trattoria, wish, NOW)
    const second = store.place(trattoria, { ...wish, guest: next }, NOW)
    expect(second).toMatchObject({ isKnown: false, isTheirs: true })
    expect(store.place(trattoria, { ...wish, guest: next }, NOW)).toEqual({ ...second, ...asItWas })
    if (first.is !== "placed") throw new Error("It was not placed.")
    expect(store.find(first.booking.reference)).toEqual(first.booking)
  })

  it("from another form is added to, and nothing of it is taken away or replaced", () => {
    const store = open()
    const guest = { name: "Ada", email: "ada@example.org", phone: "", message: "Nut allergy" }
    const wish = aWish({ key: "from-the-browser", guest, party: 4, choice: "brace" })
    store.place(trattoria, wish, NOW)
    const stranger = { ...guest, name: "ada", phone: "+39 06 5550 0199", message: "no allergy" }
    const placed = store.place(
      trattoria,
      { ...wish, key: "strangers", guest: stranger, party: 1, choice: "" },
      NOW,
    )
    expect(placed).toMatchObject({ isKnown: true, hasChanged: true, isTheirs: false })
    expect(store.dayOf(trattoria, FRIDAY).bookings).toMatchObject([
      {
        ...{ name: "Ada", party: 4, choice: "brace", phone: "+39 06 5550 0199" },
        message: "Nut allergy\nno allergy",
      },
    ])
  })

  it("that was moved stays where its guest has put it, whatever the old form says again", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser", party: 2 })
    const first = store.place(trattoria, wish, NOW)
    if (first.is !== "placed") throw new Error("There was no room.")
    const to = { day: FRIDAY, time: "20:00", party: 2 }
    const moved = store.move(trattoria, first.booking.reference, to, { now: NOW })
    if (moved.is !== "moved") throw new Error("It could not be moved.")
    expect(store.place(trattoria, { ...wish, party: 4 }, NOW)).toEqual({
      ...first,
      ...asItWas,
      booking: moved.booking,
    })
  })

  it("is not changed by what a program sends with its key", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    const guest = { ...wish.guest, message: "a.com b.com c.com" }
    const spam = { ...wish, guest, suspicion: "it holds 3 web addresses" }
    expect(store.place(trattoria, spam, NOW)).toEqual({ ...first, ...asItWas })
  })

  it("that is made again after it was cancelled is that form’s, however often it is sent", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const first = store.place(trattoria, wish, NOW)
    if (first.is === "placed") store.cancel(trattoria, first.booking.reference, NOW)
    const second = store.place(trattoria, wish, NOW)
    expect(second).toMatchObject({ is: "placed", isKnown: false })
    expect(store.place(trattoria, wish, NOW + 16 * MINUTE)).toEqual({ ...second, ...asItWas })
  })

  it("that is changed before its first mail has left is told of once, as it is then", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    store.place(trattoria, wish, NOW)
    store.place(trattoria, { ...wish, guest: { ...wish.guest, message: "A pram" } }, NOW)
    const mails = store.dueMails(NOW, 100)
    expect(mails.map(({ name, record }) => [name, record.message])).toEqual([
      ["confirmed", "A pram"],
      ["venue-new", "A pram"],
    ])
    // And of the day itself.
    const reminders = mailsOf(store, Date.parse("2026-11-26T18:30:00Z"))
    expect(reminders).toContain(`reminder ${wish.guest.name}`)
  })

  it("that staff cancel once its time has come is written of to nobody: they are there, or did not come", () => {
    const store = open()
    const { reference = "", startsAt = 0 } = place(store) ?? {}
    for (const mail of store.dueMails(NOW, 100)) store.mailSent(mail)
    store.cancel(trattoria, reference, startsAt, { isByStaff: true })
    expect(mailsOf(store, startsAt).filter((mail) => !mail.startsWith("venue-"))).toEqual([])
  })

  it("is not reminded of on the day itself, where mail could not be sent before", () => {
    const store = open()
    const booking = place(store)
    expect(mailsOf(store, Date.parse("2026-11-27T10:00:00Z"))).toEqual([
      `confirmed ${booking?.name}`,
      `venue-new ${booking?.name}`,
    ])
  })

  it("that is sent again for more than there is room for stays as it was", () => {
    const store = open()
    place(store, { party: 3 })
    const wish = aWish({ key: "from-the-browser", party: 2 })
    const first = store.place(trattoria, wish, NOW)
    if (first.is !== "placed") throw new Error("It was not placed.")
    expect(store.place(trattoria, { ...wish, party: 4 }, NOW)).toMatchObject({
      is: "refused",
      standing: first.booking,
    })
    expect(store.find(first.booking.reference)).toEqual(first.booking)
  })

  it("that is sent again for fewer gives the seats to who waits for them", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser", party: 6 })
    store.place(trattoria, wish, NOW)
    const waiting = place(store, { party: 3, mayWait: true })
    expect(waiting?.state).toBe("waiting")
    store.place(trattoria, { ...wish, party: 3 }, NOW)
    expect(store.find(waiting?.reference ?? "")?.state).toBe("confirmed")
  })

  it("of a form that was gone back in is another one, where it asks for something else or the first was cancelled", () => {
    const store = open()
    const wish = aWish({ key: "from-the-browser" })
    const placed = store.place(trattoria, wish, NOW)
    if (placed.is !== "placed") throw new Error("It was not placed.")
    expect(store.place(trattoria, { ...wish, time: "20:00" }, NOW)).toMatchObject({
      isKnown: false,
      booking: { time: "20:00" },
    })
    store.cancel(trattoria, placed.booking.reference, NOW)
    expect(store.place(trattoria, wish, NOW)).toMatchObject({
      isKnown: false,
      booking: { state: "confirmed" },
    })
  })

  it("is refused where there is no room, with what there is instead", () => {
    const store = open()
    place(store, { party: 5 })
    const refused = store.place(trattoria, aWish({ party: 2 }), NOW)
    if (refused.is !== "refused") throw new Error("It was placed.")
    const wanted = allSlots(refused.offer)[0]
    expect(wanted).toMatchObject({ time: "19:00", isFree: false })
    expect(nearSlots(refused.offer, wanted?.startsAt ?? 0, 2).map(({ time }) => time)).toEqual([
      "19:30",
      "20:00",
    ])
  })

  it("survives the end of the process", () => {
    const folder = aFolder()
    const booking = place(open(folder))
    expect(open(folder).find(booking?.reference ?? "")).toEqual(booking)
  })
})

describe("a booking that staff make for a guest who calls", () => {
  const call = (store: BookingStore, changes: Parameters<typeof aWish>[0], now = NOW) =>
    store.place(trattoria, aWish(changes), now, { isByStaff: true })

  it("may be at short notice and for any party, and never beyond what guests could have", () => {
    const store = open()
    const soon = Date.parse("2026-11-27T17:30:00Z")
    expect(store.place(trattoria, aWish(), soon).is).toBe("refused")
    expect(call(store, { party: 5 }, soon).is).toBe("placed")
    // Six arrive at a time, and ten sit.
    expect(call(store, { party: 2 }, soon).is).toBe("refused")
    expect(call(store, { party: 5, time: "19:30" }, soon).is).toBe("placed")
    expect(call(store, { party: 1, time: "20:00" }, soon).is).toBe("refused")
    const roomy = { ...trattoria, rules: { ...trattoria.rules, coversPerSlot: 10 } }
    const large = aWish({ party: 9, time: "19:00" })
    expect(store.place(roomy, large, NOW, { isByStaff: true }).is).toBe("refused")
    expect(open().place(roomy, large, NOW).is).toBe("refused")
    expect(open().place(roomy, large, NOW, { isByStaff: true }).is).toBe("placed")
  })

  it("is told to the guest, and to the house no more: it has made it", () => {
    const store = open()
    const guest = { name: "Bo", email: "bo@example.org", phone: "+39 06 5550", message: "" }
    call(store, { guest })
    call(store, { guest: { ...guest, name: "Cleo", email: "" } })
    expect(mailsOf(store)).toEqual(["confirmed Bo"])
    // The day before.
    expect(mailsOf(store, Date.parse("2026-11-26T18:30:00Z"))).toEqual([
      "confirmed Bo",
      "reminder Bo",
    ])
  })

  it("is the one that the house knows, where its guest puts the address right", () => {
    const store = open()
    const placed = call(store, { guest: { ...aWish().guest, phone: "+39 06 5550" } })
    const reference = placed.is === "placed" ? placed.booking.reference : ""
    store.readdress(trattoria, reference, "right@example.org", NOW)
    expect(store.dueMails(NOW, 100).map(({ name }) => name)).toEqual([
      ...["confirmed", "venue-readdressed"],
    ])
  })

  it("of a guest is not known to the house, where it has heard of nothing yet before the address is put right", () => {
    const store = open()
    const { reference = "" } = place(store) ?? {}
    store.move(trattoria, reference, { day: FRIDAY, time: "20:00", party: 2 }, { now: NOW })
    store.dueMails(NOW, 100)
    store.readdress(trattoria, reference, "right@example.org", NOW)
    expect(store.dueMails(NOW, 100).map(({ name }) => name)).toEqual(["confirmed", "venue-new"])
  })
})

describe("a caller whose answer was lost", () => {
  const caller = { name: "Bo", email: "", phone: "+39 06 5550", message: "" }
  const call = (store: BookingStore, changes: Parameters<typeof aWish>[0]) =>
    store.place(trattoria, aWish({ guest: caller, ...changes }), NOW, { isByStaff: true })
  const booked = (store: BookingStore) =>
    store
      .dayOf(trattoria, FRIDAY)
      .bookings.map(({ name, email, message }) => [name, email, message])

  it("is one booking, with what staff have written down since", () => {
    const store = open()
    call(store, { key: "of-the-draft" })
    const guest = { ...caller, email: "bo@example.org", message: "A high chair" }
    call(store, { key: "of-the-draft", guest })
    expect(booked(store)).toEqual([["Bo", "bo@example.org", "A high chair"]])
    expect(mailsOf(store)).toEqual(["confirmed Bo"])
  })

  it("is not the next one, who is written over the first", () => {
    const store = open()
    const cleo = { ...caller, name: "Cleo", phone: "+39 06 5551" }
    call(store, { key: "of-the-draft" })
    for (const _twice of [1, 2]) call(store, { key: "of-the-draft", guest: cleo })
    expect(booked(store).map(([name]) => name)).toEqual(["Bo", "Cleo"])
  })

  it("is one where everything is written down anew, and may have a second table that differs", () => {
    const store = open()
    for (const _twice of [1, 2]) call(store, {})
    expect(booked(store)).toHaveLength(1)
    call(store, { party: 3 })
    expect(booked(store)).toHaveLength(2)
  })
})

describe("a change", () => {
  it("gives the old seats back and takes the new ones in one go", () => {
    const store = open()
    const booking = place(store, { party: 6 })
    const reference = booking?.reference ?? ""
    expect(place(store)).toBeUndefined()
    const moved = store.move(
      trattoria,
      reference,
      { day: FRIDAY, time: "20:00", party: 4 },
      { now: NOW },
    )
    expect(moved).toMatchObject({ is: "moved", booking: { time: "20:00", party: 4, revision: 2 } })
    expect(place(store, { party: 6 })).toBeDefined()
    expect(mailsOf(store)).toContain(`moved ${booking?.name}`)
  })

  it("to its own time with more guests does not stand in its own way", () => {
    const store = open()
    const reference = place(store, { party: 4 })?.reference ?? ""
    const wanted = { day: FRIDAY, time: "19:00", party: 6 }
    expect(store.move(trattoria, reference, wanted, { now: NOW }).is).toBe("moved")
  })

  it("that finds no room leaves everything as it was", () => {
    const store = open()
    place(store, { party: 6, time: "20:00" })
    const booking = place(store, { party: 2 })
    const wanted = { day: FRIDAY, time: "20:00", party: 2 }
    expect(store.move(trattoria, booking?.reference ?? "", wanted, { now: NOW }).is).toBe("refused")
    expect(store.find(booking?.reference ?? "")).toEqual(booking)
  })

  it("by staff may be at short notice, and may not overbook", () => {
    const store = open()
    const reference = place(store)?.reference ?? ""
    const soon = Date.parse("2026-11-27T17:45:00Z")
    const wanted = { day: FRIDAY, time: "19:30", party: 2 }
    expect(store.move(trattoria, reference, wanted, { now: soon }).is).toBe("refused")
    expect(store.move(trattoria, reference, wanted, { now: soon, mayRelax: true }).is).toBe("moved")
    const tooMany = { ...wanted, party: 7 }
    expect(store.move(trattoria, reference, tooMany, { now: soon, mayRelax: true }).is).toBe(
      "refused",
    )
  })

  it("after the guests have eaten is none", () => {
    const store = open()
    const reference = place(store)?.reference ?? ""
    const wanted = { day: "2026-12-04", time: "19:00", party: 2 }
    const after = Date.parse("2026-11-28T09:00:00Z")
    expect(store.move(trattoria, reference, wanted, { now: after })).toEqual({ is: "over" })
  })
})

describe("who waits", () => {
  it("gets the seats that a cancelled booking gives back, in the order they came", () => {
    const store = open()
    const booking = place(store, { party: 6 })
    const first = place(store, { party: 4, mayWait: true })
    const second = place(store, { party: 2, mayWait: true })
    const third = place(store, { party: 2, mayWait: true })
    expect([first, second, third].map((waiting) => waiting?.state)).toEqual(
      Array.from({ length: 3 }, () => "waiting"),
    )
    store.cancel(trattoria, booking?.reference ?? "", NOW)
    const states = [first, second, third].map(
      (waiting) => store.find(waiting?.reference ?? "")?.state,
    )
    expect(states).toEqual(["confirmed", "confirmed", "waiting"])
    expect(mailsOf(store)).toContain(`promoted ${first?.name}`)
    expect(mailsOf(store)).toContain(`venue-new ${first?.name}`)
  })

  it("gets them by the venue’s own rules, whatever the guest had chosen who gives them back", () => {
    const store = open()
    const reference = place(store, { party: 6 })?.reference ?? ""
    const waiting = place(store, { party: 1, mayWait: true })
    const rules = { ...trattoria.rules, smallestParty: 4 }
    const offered = { ...trattoria, rules }
    const wanted = { day: FRIDAY, time: "20:00", party: 4 }
    expect(store.move(trattoria, reference, wanted, { now: NOW, offered }).is).toBe("moved")
    expect(store.find(waiting?.reference ?? "")?.state).toBe("confirmed")
  })

  it("gets them within the notice too, for they have asked in time, and not once the time has come", () => {
    const store = open()
    const seated = place(store, { party: 6 })?.reference ?? ""
    expect(place(store, { party: 4, time: "20:00" })?.state).toBe("confirmed")
    const waiting = ["19:00", "20:00"].map((time) => place(store, { time, mayWait: true }))
    expect(waiting.map((booking) => booking?.state)).toEqual(["waiting", "waiting"])
    store.cancel(trattoria, seated, Date.parse("2026-11-27T18:15:00Z"))
    const states = waiting.map((booking) => store.find(booking?.reference ?? "")?.state)
    expect(states).toEqual(["waiting", "confirmed"])
  })

  it("for an event gets seats only where they are free until it ends", () => {
    const store = open()
    const supper = withEvent(trattoria, LONG_SUPPER, new Date(NOW))
    const early = place(store, { party: 6 })?.reference ?? ""
    const late = place(store, { party: 6, time: "21:00" })?.reference ?? ""
    const asked = store.place(supper, aWish({ party: 6, mayWait: true }), NOW)
    const waiting = asked.is === "placed" ? asked.booking : undefined
    expect(waiting).toMatchObject({ state: "waiting", endsAt: Date.parse(LONG_SUPPER.endsAt) })
    store.cancel(trattoria, early, NOW)
    expect(store.find(waiting?.reference ?? "")?.state).toBe("waiting")
    store.cancel(trattoria, late, NOW)
    expect(store.find(waiting?.reference ?? "")?.state).toBe("confirmed")
    expect(place(store, { party: 6, time: "21:00" })).toBeUndefined()
  })

  it("gets what a venue has more of than before", () => {
    const store = open()
    place(store, { party: 6 })
    const waiting = place(store, { party: 4, mayWait: true })?.reference ?? ""
    expect(store.promoteAll(trattoria, NOW)).toBe(0)
    const larger = { ...trattoria, rules: { ...trattoria.rules, coversPerSlot: 10 } }
    expect(store.promoteAll({ ...larger, booksHere: false }, NOW)).toBe(0)
    expect(store.promoteAll(larger, NOW)).toBe(1)
    expect(store.find(waiting)?.state).toBe("confirmed")
  })

  it("is never promoted beyond the seats, however many wait", () => {
    const store = open()
    const reference = place(store, { party: 6 })?.reference ?? ""
    for (let guest = 0; guest < 20; guest += 1)
      place(store, { party: 1 + (guest % 3), mayWait: true })
    store.cancel(trattoria, reference, NOW)
    const confirmed = store
      .dayOf(trattoria, FRIDAY)
      .bookings.filter(({ state }) => state === "confirmed")
    expect(confirmed.reduce((sum, { party }) => sum + party, 0)).toBe(6)
  })

  it("is looked through with one look at what is taken, while others wait for the lock", () => {
    const db = openDatabase(aFolder())
    createBookingTables(db)
    const store = new BookingStore(db)
    const reference = place(store, { party: 6 })?.reference ?? ""
    for (let guest = 0; guest < 10; guest += 1) place(store, { mayWait: true })
    const prepare = jest.spyOn(db, "prepare")
    store.cancel(trattoria, reference, NOW)
    const looks = prepare.mock.calls.filter(([sql]) => sql.includes("starts_at between"))
    expect(looks).toHaveLength(1)
  })

  it("is one of fifty at most for a day; the next one is shown what is free, or told to call", () => {
    const store = open()
    place(store, { party: 6 })
    const waitAt = (time: string, more: Parameters<typeof aWish>[0] = {}) =>
      store.place(trattoria, aWish({ time, party: 2, mayWait: true, ...more }), NOW)
    for (let guest = 0; guest < 50; guest += 1) expect(waitAt("19:00").is).toBe("placed")
    expect(waitAt("19:00")).toMatchObject({ is: "refused", offer: { kind: "services" } })
    expect(waitAt("19:30")).toMatchObject({ is: "placed", booking: { state: "confirmed" } })
    // Of programs there are no more either.
    for (let guest = 0; guest < 50; guest += 1) {
      expect(waitAt("19:00", { suspicion: "the hidden field was filled in" }).is).toBe("placed")
    }
    expect(waitAt("19:00", { suspicion: "the hidden field was filled in" }).is).toBe("refused")

    const day = Date.parse("2026-11-27T00:00:00Z")
    store.block(trattoria, { from: day, until: day + 24 * 3_600_000 }, "Rosa")
    expect(waitAt("19:00")).toEqual({ is: "refused", offer: { kind: "notBookable" } })
  })

  it("gets none any more where the venue books no longer", () => {
    const store = open()
    const reference = place(store, { party: 6 })?.reference ?? ""
    const waiting = place(store, { party: 2, mayWait: true })
    store.cancel({ ...trattoria, booksHere: false }, reference, NOW)
    expect(store.find(waiting?.reference ?? "")?.state).toBe("waiting")
  })

  it("is confirmed at once where there is room after all", () => {
    expect(place(open(), { mayWait: true })?.state).toBe("confirmed")
  })
})

describe("a time that staff have blocked", () => {
  it("takes nobody new until they let it go, and keeps who has booked", () => {
    const store = open()
    const booking = place(store)
    const from = Date.parse("2026-11-27T18:00:00Z")
    const id = store.block(trattoria, { from, until: from + 3_600_000 }, "Rosa")
    expect(place(store)).toBeUndefined()
    expect(place(store, { time: "20:00" })).toBeDefined()
    expect(store.find(booking?.reference ?? "")?.state).toBe("confirmed")
    expect(store.dayOf(trattoria, FRIDAY).blocks).toMatchObject([{ id, madeBy: "Rosa" }])
    expect(store.unblock(trattoria, id, NOW)).toBe(true)
    expect(store.unblock(trattoria, id, NOW)).toBe(false)
    expect(place(store)).toBeDefined()
  })

  it("is listed on its own day, and on no neighbouring one", () => {
    const store = open()
    const from = Date.parse("2026-11-27T18:00:00Z")
    store.block(trattoria, { from, until: from + 3_600_000 }, "Rosa")
    const listed = ["2026-11-26", FRIDAY, "2026-11-28"].map(
      (day) => store.dayOf(trattoria, day).blocks.length,
    )
    expect(listed).toEqual([0, 1, 0])
  })

  it("is forgotten with what else is long over, and not before", () => {
    const store = open()
    const from = Date.parse("2026-11-27T18:00:00Z")
    const until = from + 3_600_000
    store.block(trattoria, { from, until }, "Rosa")
    store.forgetBefore(until)
    expect(store.dayOf(trattoria, FRIDAY).blocks).toHaveLength(1)
    store.forgetBefore(until + 1)
    expect(store.dayOf(trattoria, FRIDAY).blocks).toEqual([])
  })

  it("goes to who waits for it when they let it go", () => {
    const store = open()
    const from = Date.parse("2026-11-27T18:00:00Z")
    const id = store.block(trattoria, { from, until: from + 3_600_000 }, "Rosa")
    const waiting = place(store, { mayWait: true })
    expect(waiting?.state).toBe("waiting")
    store.unblock(trattoria, id, NOW)
    expect(store.find(waiting?.reference ?? "")?.state).toBe("confirmed")
  })
})

describe("an event that is off", () => {
  const off = { ...LONG_SUPPER, closed: "cancelled" } as const
  const choice = "event/long-supper"
  const EVENING = NOW + 4 * 86_400_000
  const toldOf = (store: BookingStore) =>
    store.dueMails(NOW, 100).flatMap((mail) => {
      store.mailSent(mail)
      return mail.name.startsWith("event-") ? [mail.name] : []
    })

  it("is told once to who comes for it, whatever is published after that, and again when it is on", () => {
    const store = open()
    place(store, { choice })
    place(store, { choice, suspicion: "the hidden field was filled in" })
    place(store)
    toldOf(store)
    expect(store.tellOfEvent(LONG_SUPPER, trattoria, NOW)).toBe(0)
    expect([
      store.tellOfEvent(off, trattoria, NOW),
      store.tellOfEvent(off, trattoria, NOW),
    ]).toEqual([1, 0])
    expect(toldOf(store)).toEqual(["event-cancelled"])
    expect(store.tellOfEvent(off, trattoria, NOW)).toBe(0)
    store.tellOfEvent({ ...off, closed: "postponed" }, trattoria, NOW)
    store.tellOfEvent(LONG_SUPPER, trattoria, NOW)
    expect(toldOf(store)).toEqual(["event-on"])
    store.tellOfEvent(off, trattoria, NOW)
    expect(toldOf(store)).toEqual(["event-cancelled"])
  })

  it("and on again before anybody was told is told to nobody", () => {
    const store = open()
    place(store, { choice })
    store.tellOfEvent(off, trattoria, NOW)
    expect(store.tellOfEvent(LONG_SUPPER, trattoria, NOW)).toBe(0)
    expect(toldOf(store)).toEqual([])
  })

  it("and on again is not called off by a mail that was given up and is tried again", () => {
    const store = open()
    place(store, { choice })
    toldOf(store)
    store.tellOfEvent(off, trattoria, NOW)
    for (const { id } of store.dueMails(NOW, 100)) store.mailNotSent(id, "refused", null)
    store.tellOfEvent(LONG_SUPPER, trattoria, NOW)
    store.retry(NOW)
    expect(toldOf(store)).toEqual(["event-on"])
  })

  it("is not told to who has cancelled, or was there; what else they are to be told they are", () => {
    const store = open()
    const gone = place(store, { choice })
    store.cancel(trattoria, gone?.reference ?? "", NOW)
    place(store, { choice })
    expect(store.tellOfEvent(off, trattoria, EVENING)).toBe(0)
    expect(store.tellOfEvent(off, trattoria, NOW)).toBe(1)
    expect(mailsOf(store).filter((mail) => mail.startsWith("confirmed"))).toHaveLength(1)
    expect(mailsOf(store, NOW + 2.5 * 86_400_000).join()).toContain("reminder")
  })
})

describe("that an event is off, and has not been told yet,", () => {
  const off = { ...LONG_SUPPER, closed: "cancelled" } as const
  const choice = "event/long-supper"

  it("is still told where the table is moved meanwhile", () => {
    const store = open()
    const reference = place(store, { choice })?.reference ?? ""
    for (const mail of store.dueMails(NOW, 100)) store.mailSent(mail)
    store.tellOfEvent(off, trattoria, NOW)
    store.move(trattoria, reference, { day: FRIDAY, time: "20:00", party: 2 }, { now: NOW })
    store.tellOfEvent(off, trattoria, NOW)
    expect(mailsOf(store).join()).toMatch(/moved.*event-cancelled|event-cancelled.*moved/)
    expect(store.toldOfEvent(reference)).toMatchObject({ is: "on its way" })
  })

  it("is still told where the mail was let go for the move", () => {
    const store = open()
    const reference = place(store, { choice })?.reference ?? ""
    store.tellOfEvent(off, trattoria, NOW)
    store.move(trattoria, reference, { day: FRIDAY, time: "20:00", party: 2 }, { now: NOW })
    expect(mailsOf(store).join()).not.toContain("event-cancelled")
    store.tellOfEvent(off, trattoria, NOW)
    expect(mailsOf(store).join()).toContain("event-cancelled")
  })
})

describe("an event that moves", () => {
  const choice = "event/long-supper"
  const WEEK_ON = 7 * 86_400_000
  const later = (event: EventFacts, by: number): EventFacts => ({
    ...event,
    startsAt: new Date(Date.parse(event.startsAt) + by).toISOString(),
    endsAt: new Date(Date.parse(event.endsAt) + by).toISOString(),
  })
  const nextWeek = later(LONG_SUPPER, WEEK_ON)
  const atIt = withEvent(trattoria, LONG_SUPPER, new Date(NOW))
  const forIt = (store: BookingStore, changes: Parameters<typeof aWish>[0] = {}) => {
    const placed = store.place(atIt, aWish({ choice, time: "19:30", ...changes }), NOW)
    if (placed.is !== "placed") throw new Error("There was no room.")
    return placed.booking
  }
  const send = (store: BookingStore) =>
    store.dueMails(NOW, 100).flatMap((mail) => {
      store.mailSent(mail)
      return mail.name.startsWith("venue-") ? [] : [mail.name]
    })
  const becomes = (store: BookingStore, event: EventFacts) =>
    store.tellOfEvent(event, trattoria, NOW)

  it("takes its tables along, and tells each guest once, with the new appointment", () => {
    const store = open()
    const { reference, startsAt } = forIt(store)
    expect(send(store)).toEqual(["confirmed"])
    expect([becomes(store, nextWeek), becomes(store, nextWeek)]).toEqual([1, 0])
    expect(store.find(reference)).toMatchObject({
      ...{ day: "2026-12-04", time: "19:30", startsAt: startsAt + WEEK_ON, revision: 2 },
      endsAt: Date.parse(nextWeek.endsAt),
    })
    expect(send(store)).toEqual(["event-moved"])
    expect(becomes(store, nextWeek)).toBe(0)
    expect(mailsOf(store, startsAt).join()).not.toContain("reminder")
    expect(mailsOf(store, startsAt + WEEK_ON - 86_400_000).join()).toContain("reminder")
    // On the same day, later: it is told again, and once.
    expect(becomes(store, later(nextWeek, 3_600_000))).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
    expect(store.find(reference)).toMatchObject({ day: "2026-12-04", time: "20:30" })
  })

  it("leaves it to be told to the house that there is a table, where that mail has not left yet", () => {
    const store = open()
    forIt(store)
    becomes(store, nextWeek)
    expect(
      store
        .dueMails(NOW, 100)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["event-moved", "venue-event-moved", "venue-new"])
  })

  it("and back before a mail has left is told to nobody, and its tables are where they were", () => {
    const store = open()
    const { reference, startsAt } = forIt(store)
    const first = forIt(store)
    send(store)
    const unsent = forIt(store)
    becomes(store, nextWeek)
    becomes(store, later(nextWeek, WEEK_ON))
    expect(becomes(store, LONG_SUPPER)).toBe(0)
    expect(send(store)).toEqual(["confirmed"])
    for (const one of [reference, first.reference, unsent.reference]) {
      expect(store.find(one)).toMatchObject({ day: FRIDAY, startsAt })
    }
    expect(becomes(store, nextWeek)).toBe(3)
  })

  it("is told to the house, which has not been told, of all tables that follow it, and of none that are back before", () => {
    const store = open()
    const { reference } = forIt(store)
    const other = forIt(store)
    send(store)
    const houseHears = () => store.movedAlike(other).map(({ booking }) => booking.reference)
    becomes(store, nextWeek)
    expect(houseHears()).toEqual([reference, other.reference])
    store.cancel(trattoria, reference, NOW)
    becomes(store, later(nextWeek, WEEK_ON))
    expect(houseHears()).toEqual([other.reference])
    becomes(store, LONG_SUPPER)
    expect(houseHears()).toEqual([])
  })

  it("and back once the house has read of the table where it was meanwhile is told to the house, if to nobody else", () => {
    const store = open()
    const booking = forIt(store)
    becomes(store, nextWeek)
    for (const mail of store.dueMails(NOW, 100)) {
      if (mail.name === "venue-new") store.mailSent(mail)
    }
    becomes(store, LONG_SUPPER)
    expect(store.movedAlike(booking)).toMatchObject([
      { booking: { startsAt: booking.startsAt, houseStartsAt: booking.startsAt + WEEK_ON } },
    ])
    expect(send(store)).toEqual(["confirmed"])
    expect(store.movedAlike(booking)).toEqual([])
  })

  it("and back while the house may be reading that it has moved is told to the house too", () => {
    const store = open()
    const booking = forIt(store)
    send(store)
    becomes(store, nextWeek)
    for (const { id, name } of store.dueMails(NOW, 100)) {
      if (name === "venue-event-moved") store.beginMail(id)
    }
    becomes(store, LONG_SUPPER)
    expect(store.movedAlike(booking)).toMatchObject([{ booking: { startsAt: booking.startsAt } }])
    expect(send(store)).toEqual([])
  })

  it("and back before a mail has left, with a table whose time was the nearest all along, is still confirmed to its guest", () => {
    const store = open()
    const { startsAt, reference } = forIt(store, { time: "21:00" })
    // The last time at which a table is had that evening.
    becomes(store, later(LONG_SUPPER, 1800_000))
    expect(store.find(reference)).toMatchObject({ startsAt })
    becomes(store, LONG_SUPPER)
    expect(send(store)).toEqual(["confirmed"])
  })

  it("and back, where somebody else has the table meanwhile, is told as it is", () => {
    const store = open()
    const { reference } = forIt(store, { party: 6 })
    send(store)
    becomes(store, nextWeek)
    place(store, { party: 6, time: "19:00" })
    place(store, { party: 4, time: "20:00" })
    becomes(store, LONG_SUPPER)
    expect(send(store)).toEqual(["confirmed", "confirmed", "moved"])
    expect(store.find(reference)).toMatchObject({ day: FRIDAY, time: "21:00" })
  })

  it("takes who waits for it along, to the list, and gives what it has left to who waits for that day", () => {
    const store = open()
    forIt(store, { party: 6 })
    const waits = forIt(store, { party: 6, mayWait: true })
    const dinner = place(store, { party: 6, time: "19:30", mayWait: true })
    expect([waits.state, dinner?.state]).toEqual(["waiting", "waiting"])
    send(store)
    becomes(store, nextWeek)
    expect(store.find(waits.reference)).toMatchObject({ state: "waiting", day: "2026-12-04" })
    expect(store.find(dinner?.reference ?? "")).toMatchObject({ state: "confirmed", day: FRIDAY })
    expect(send(store).sort()).toEqual(["event-moved", "event-moved", "promoted"])
  })

  it("is never sat at beyond the seats, however it moves to and fro", () => {
    const party = fc.integer({ min: 1, max: 6 })
    const time = fc.constantFrom("19:00", "19:30", "20:00", "20:30", "21:00")
    const parties = fc.array(fc.tuple(party, time), { maxLength: 6 })
    fc.assert(
      fc.property(
        ...([parties, parties] as const),
        fc.array(fc.constantFrom(0, 1800_000, 3_600_000, WEEK_ON, 2 * WEEK_ON), { maxLength: 4 }),
        (ofEvent, others, moves) => {
          const store = open()
          for (const [size, at] of ofEvent) {
            store.place(atIt, aWish({ choice, party: size, time: at, mayWait: true }), NOW)
          }
          for (const [size, at] of others)
            place(store, { party: size, time: at, day: "2026-12-04" })
          for (const by of moves) {
            becomes(store, later(LONG_SUPPER, by))
            place(store, { party: 3, time: "19:00" })
            for (const day of [FRIDAY, "2026-12-04", "2026-12-11"]) {
              const seated = store
                .dayOf(trattoria, day)
                .bookings.filter(({ state }) => state === "confirmed")
              for (const { startsAt } of seated) {
                const present = seated.filter(
                  (one) => one.startsAt <= startsAt && startsAt < one.endsAt,
                )
                const guests = present.reduce((sum, one) => sum + one.party, 0)
                expect(guests).toBeLessThanOrEqual(trattoria.rules.seats)
              }
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it("to where there is no room leaves the table, and says so", () => {
    const store = open()
    const { reference } = forIt(store, { party: 6 })
    place(store, { party: 5, day: "2026-12-04", time: "19:30" })
    send(store)
    expect(becomes(store, nextWeek)).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
    expect(store.find(reference)).toMatchObject({ day: FRIDAY, state: "confirmed" })
    expect(becomes(store, nextWeek)).toBe(0)
    // At the address put right nobody has heard of it.
    store.readdress(trattoria, reference, "right@example.org", NOW)
    expect([becomes(store, nextWeek), becomes(store, nextWeek)]).toEqual([1, 0])
    expect(send(store).sort()).toEqual(["confirmed", "event-moved", "readdressed"])
  })

  it("with its table is told in one mail to the address put right", () => {
    const store = open()
    const { reference } = forIt(store)
    send(store)
    becomes(store, nextWeek)
    send(store)
    store.readdress(trattoria, reference, "right@example.org", NOW)
    expect(becomes(store, nextWeek)).toBe(0)
    expect(send(store).sort()).toEqual(["confirmed", "readdressed"])
  })

  it("to where there is no room and back finds the table that it has left, at its own time", () => {
    const store = open()
    const { reference, startsAt } = forIt(store)
    send(store)
    for (const event of [later(LONG_SUPPER, -86_400_000), LONG_SUPPER]) {
      expect(becomes(store, event)).toBe(1)
      expect(send(store)).toEqual(["event-moved"])
      expect(store.find(reference)).toMatchObject({ startsAt, state: "confirmed" })
    }
  })

  it("while it is off moves no table whose guest has heard that it stays, and tells the new date when it is on", () => {
    const store = open()
    const { reference } = forIt(store)
    send(store)
    becomes(store, { ...LONG_SUPPER, closed: "postponed" })
    expect(send(store)).toEqual(["event-postponed"])
    expect(becomes(store, { ...nextWeek, closed: "postponed" })).toBe(0)
    expect(becomes(store, nextWeek)).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
    expect(store.find(reference)).toMatchObject({ day: FRIDAY })
    expect(becomes(store, nextWeek)).toBe(0)
  })

  it("of a series is the nearest evening; one that is dropped is off, and another first evening is no news", () => {
    const store = open()
    const weekly = (startsAt: string, until: string): EventFacts => ({
      ...{ ...LONG_SUPPER, startsAt, endsAt: startsAt.replace("18:", "21:") },
      recurrence: { frequency: "weekly", until },
    })
    const series = weekly("2026-11-06T18:00:00Z", "2026-12-31")
    const offered = withEvent(trattoria, series, new Date(NOW))
    const placed = store.place(offered, aWish({ choice, time: "19:30" }), NOW)
    expect(placed).toMatchObject({ booking: { eventAt: Date.parse("2026-11-27T18:00:00Z") } })
    send(store)
    expect(becomes(store, weekly("2026-11-20T18:00:00Z", "2026-12-31"))).toBe(0)
    expect(becomes(store, weekly("2026-11-06T18:00:00Z", "2026-11-20"))).toBe(1)
    expect(send(store)).toEqual(["event-cancelled"])
  })

  it("of a series is told with its own evening alone, where that is moved or left out", () => {
    const store = open()
    const series: EventFacts = {
      ...{ ...LONG_SUPPER, startsAt: "2026-11-06T18:00:00Z", endsAt: "2026-11-06T21:00:00Z" },
      recurrence: { frequency: "weekly", until: "2026-12-31" },
    }
    const changedBy = (...changed: readonly ChangedDate[]): EventFacts => ({
      ...series,
      recurrence: { frequency: "weekly", until: "2026-12-31", changed },
    })
    const offered = withEvent(trattoria, series, new Date(NOW))
    store.place(offered, aWish({ choice, time: "19:30" }), NOW)
    send(store)
    expect(becomes(store, changedBy({ day: "2026-12-04" }))).toBe(0)
    const [day, nextDay] = ["2026-11-27", "2026-11-28"]
    expect(becomes(store, changedBy({ day, newDay: nextDay }))).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
    expect(becomes(store, changedBy({ day }))).toBe(1)
    expect(send(store)).toEqual(["event-cancelled"])
  })

  it("of a series stays their own evening, whose ever it comes near to when it is moved once more", () => {
    const store = open()
    const weekly = (...changed: readonly ChangedDate[]): EventFacts => ({
      ...{ ...LONG_SUPPER, startsAt: "2026-11-27T18:00:00Z", endsAt: "2026-11-27T21:00:00Z" },
      recurrence: { frequency: "weekly", until: "2026-12-31", changed },
    })
    const { reference } = forIt(store)
    send(store)
    const next = { day: "2026-12-04", newDay: "2026-12-02" }
    for (const newDay of ["2026-11-30", "2026-11-25"]) {
      expect(becomes(store, weekly(next, { day: "2026-11-27", newDay }))).toBe(1)
      expect(send(store)).toEqual(["event-moved"])
      expect(store.find(reference)?.eventAt).toBe(Date.parse(`${newDay}T18:00:00Z`))
    }
  })

  it("of a series is not off to who has kept their own evening, once the one that it has moved to is over", () => {
    const store = open()
    const weekly: EventFacts = {
      ...{ ...LONG_SUPPER, endsAt: "2026-11-27T21:00:00Z" },
      recurrence: { frequency: "weekly", until: "2026-12-31" },
    }
    const { startsAt } = forIt(store)
    send(store)
    const dayBefore = later(weekly, -86_400_000)
    expect(becomes(store, dayBefore)).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
    expect(store.tellOfEvent(dayBefore, trattoria, startsAt - 3_600_000)).toBe(0)
  })

  it("is told to who had booked before it was kept for when", () => {
    const store = open()
    place(store, { choice, time: "19:30" })
    send(store)
    expect(becomes(store, LONG_SUPPER)).toBe(0)
    expect(becomes(store, nextWeek)).toBe(1)
    expect(send(store)).toEqual(["event-moved"])
  })
})

describe("a venue whose time zone is put right", () => {
  const inZone = (timeZone: string): typeof trattoria => ({
    ...trattoria,
    hours: {
      ...{ ...trattoria.hours, timeZone },
      weekly: [{ day: "friday", opens: "19:00", closes: "02:30" }],
    },
  })
  const [rome, lisbon, auckland] = ["Europe/Rome", "Europe/Lisbon", "Pacific/Auckland"].map(inZone)

  it("has its guests come when its clocks show what they have read, and writes to nobody", () => {
    if (!rome || !lisbon || !auckland) throw new Error("Three zones")
    const store = open()
    const references = ["19:30", "00:30"].map((time) => {
      const placed = store.place(rome, aWish({ time }), NOW)
      return placed.is === "placed" ? placed.booking.reference : ""
    })
    const startsAt = () =>
      references.map((one) => new Date(store.find(one)?.startsAt ?? 0).toISOString().slice(0, 16))
    for (const mail of store.dueMails(NOW, 10)) store.mailSent(mail)
    expect(store.keepClock(rome, NOW)).toBe(0)
    expect(startsAt()).toEqual(["2026-11-27T18:30", "2026-11-27T23:30"])
    expect(store.keepClock(lisbon, NOW)).toBe(2)
    expect(startsAt()).toEqual(["2026-11-27T19:30", "2026-11-28T00:30"])
    expect(store.tellOfClosing(lisbon, NOW)).toBe(0)
    store.keepClock(auckland, NOW)
    expect(startsAt()).toEqual(["2026-11-27T06:30", "2026-11-27T11:30"])
    expect(store.keepClock(auckland, NOW)).toBe(0)
    expect(store.dueMails(NOW, 10)).toEqual([])
  })

  it("reminds its guests a day before they come by its clocks", () => {
    if (!rome || !auckland) throw new Error("Two zones")
    const store = open()
    const placed = store.place(rome, aWish({ time: "19:30" }), NOW)
    if (placed.is !== "placed") throw new Error("No table")
    for (const mail of store.dueMails(NOW, 10)) store.mailSent(mail)
    store.keepClock(auckland, NOW)
    const startsAt = store.find(placed.booking.reference)?.startsAt ?? 0
    const HOUR = 3_600_000
    const due = (now: number) => store.dueMails(now, 10).map(({ name }) => name)
    expect(due(startsAt - 25 * HOUR)).toEqual([])
    expect(due(startsAt - 23 * HOUR)).toEqual(["reminder"])
  })

  it("takes nobody at the times that staff have blocked by its clocks, also those from before these were kept", () => {
    if (!rome || !lisbon) throw new Error("Two zones")
    const folder = aFolder()
    const store = open(folder)
    const [from, until] = ["2026-11-27T19:00:00Z", "2026-11-27T20:00:00Z"].map(Date.parse)
    if (!from || !until) throw new Error("Two times")
    const blocked = () =>
      store.dayOf(rome, FRIDAY).blocks.map((block) => new Date(block.from).toISOString())
    store.block(rome, { from, until }, "staff@example.org")
    openDatabase(folder).exec("update booking_blocks set from_clock = null, until_clock = null")
    store.keepClock(rome, NOW)
    expect(blocked()).toEqual(["2026-11-27T19:00:00.000Z"])
    store.keepClock(lisbon, NOW)
    expect(blocked()).toEqual(["2026-11-27T20:00:00.000Z"])
    const offer = store.offer(lisbon, { day: FRIDAY, party: 2 }, NOW)
    const free = allSlots(offer).flatMap(({ time, isFree }) => (isFree ? time : []))
    expect(free).toContain("21:00")
    expect(free).not.toContain("20:30")
    store.keepClock(rome, NOW)
    expect(blocked()).toEqual(["2026-11-27T19:00:00.000Z"])
  })

  it("has none of them come a day before where it is closed by then", () => {
    if (!rome || !lisbon) throw new Error("Two zones")
    const store = open()
    const placed = store.place(rome, aWish({ time: "00:30" }), NOW)
    const { reference } = placed.is === "placed" ? placed.booking : { reference: "" }
    store.keepClock({ ...lisbon, hours: { ...lisbon.hours, weekly: [] } }, NOW)
    const { startsAt = 0 } = store.find(reference) ?? {}
    expect(new Date(startsAt).toISOString()).toMatch(/^2026-11-28T00:30/)
  })
})

describe("a venue that closes when guests come", () => {
  const closedOn = (day: string): typeof trattoria => ({
    ...trattoria,
    hours: {
      ...trattoria.hours,
      exceptions: [{ from: day, closed: true, periods: [], reason: "Flood" }],
    },
  })
  const houseMails = (store: BookingStore) =>
    store.dueMails(NOW, 100).flatMap((mail) => {
      store.mailSent(mail)
      return mail.name.startsWith("venue-") ? [mail.name] : []
    })

  it("is told once of each table, and of none where it is open after all before a mail has left", () => {
    const store = open()
    place(store)
    place(store, { day: "2026-12-04" })
    const gone = place(store)?.reference ?? ""
    store.cancel(trattoria, gone, NOW)
    houseMails(store)
    expect(store.tellOfClosing(trattoria, NOW)).toBe(0)
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW)).toBe(1)
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW)).toBe(0)
    expect(store.tellOfClosing(trattoria, NOW)).toBe(0)
    expect(houseMails(store)).toEqual([])
    store.tellOfClosing(closedOn(FRIDAY), NOW)
    expect(houseMails(store)).toEqual(["venue-closed"])
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW)).toBe(0)
  })

  it("is told of it still where something else has changed before the mail has left, and no second time", () => {
    const store = open()
    const wish = aWish({ key: "of-the-form" })
    const { reference = "" } = place(store, wish) ?? {}
    houseMails(store)
    store.tellOfClosing(closedOn(FRIDAY), NOW)
    place(store, { ...wish, party: 3 })
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW, NOW)).toBe(0)
    expect(houseMails(store).sort()).toEqual(["venue-closed", "venue-moved"])

    const other = place(store) ?? { reference: "" }
    houseMails(store)
    store.tellOfClosing(closedOn(FRIDAY), NOW)
    const right = store.readdress(trattoria, other.reference, "right@example.org", NOW)
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW, NOW)).toBe(1)
    expect(houseMails(store).sort()).toEqual(["venue-closed", "venue-readdressed"])
    const now = right.is === "readdressed" ? right.booking.reference : ""
    store.readdress(trattoria, now, "left@example.org", NOW)
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW)).toBe(0)
    expect(houseMails(store)).toEqual(["venue-readdressed"])
    store.readdress(trattoria, reference, "hers@example.org", NOW)
    expect(store.tellOfClosing(closedOn(FRIDAY), NOW)).toBe(0)
  })

  it("is told anew where the table has been moved, or it was open meanwhile", () => {
    const store = open()
    const { reference = "" } = place(store) ?? {}
    const becomes = (venue: typeof trattoria) => {
      store.tellOfClosing(venue, NOW)
      return houseMails(store).filter((name) => name === "venue-closed")
    }
    expect(becomes(closedOn(FRIDAY))).toHaveLength(1)
    store.move(trattoria, reference, { day: "2026-12-04", time: "19:00", party: 2 }, { now: NOW })
    expect(becomes(closedOn(FRIDAY))).toHaveLength(0)
    expect(becomes(closedOn("2026-12-04"))).toHaveLength(1)
    expect(becomes(trattoria)).toHaveLength(0)
    expect(becomes(closedOn("2026-12-04"))).toHaveLength(1)
  })

  it("is told of who comes before it opens, and of nobody who comes while it is open past midnight", () => {
    const store = open()
    place(store, { time: "19:00" })
    houseMails(store)
    const hours = (opens: string, closes: string): typeof trattoria => ({
      ...trattoria,
      hours: { ...trattoria.hours, weekly: [{ day: "friday", opens, closes }] },
    })
    expect(store.tellOfClosing(hours("18:00", "02:00"), NOW)).toBe(0)
    expect(store.tellOfClosing(hours("19:30", "02:00"), NOW)).toBe(1)
  })
})

describe("mails", () => {
  const DAY_BEFORE = Date.parse("2026-11-26T18:00:00Z")

  it("remind a day before, and not of a time that has changed", () => {
    const store = open()
    const booking = place(store)
    for (const mail of store.dueMails(NOW, 10)) store.mailSent(mail)
    expect(mailsOf(store, DAY_BEFORE)).toEqual([`reminder ${booking?.name}`])
    store.cancel(trattoria, booking?.reference ?? "", NOW)
    expect(mailsOf(store, DAY_BEFORE)).not.toContain(`reminder ${booking?.name}`)
  })

  it("of what has changed since are not sent", () => {
    const store = open()
    const booking = place(store)
    store.cancel(trattoria, booking?.reference ?? "", NOW)
    expect(mailsOf(store)).toEqual([
      `cancelled ${booking?.name}`,
      `venue-cancelled ${booking?.name}`,
    ])
  })

  it("do not go out to an address that a program has named, nor has it seats", () => {
    const store = open()
    expect(place(store, { suspicion: "the hidden field was filled in" })?.state).toBe("waiting")
    expect(store.dueMails(NOW, 10).map(({ name }) => name)).toEqual(["venue-new"])
  })

  it("nor when it moves or cancels what it has asked for, until staff have given it seats", () => {
    const store = open()
    const suspicion = "the hidden field was filled in"
    const [moving, ending, trusted] = [1, 2, 3].map(
      () => place(store, { suspicion, mayWait: true })?.reference ?? "",
    ) as [string, string, string]
    const wanted = { day: FRIDAY, time: "20:00", party: 2 }
    store.move(trattoria, moving, wanted, { now: NOW })
    expect(store.find(moving)?.state).toBe("waiting")
    store.cancel(trattoria, ending, NOW)
    expect(mailsOf(store).filter((mail) => !mail.startsWith("venue-"))).toEqual([])
    store.move(trattoria, trusted, wanted, { now: NOW, mayRelax: true })
    expect(store.find(trusted)).toMatchObject({ state: "confirmed", suspicion: null })
    expect(mailsOf(store).filter((mail) => !mail.startsWith("venue-"))).toHaveLength(1)
  })

  it("do not remind of what has begun, where they could not be sent in time", () => {
    const store = open()
    place(store)
    for (const mail of store.dueMails(NOW, 10)) store.mailSent(mail)
    expect(mailsOf(store, Date.parse("2026-11-27T18:00:00Z"))).toEqual([])
  })
})

it("what another process has written is seen once, and our own writing is none of it", () => {
  const folder = aFolder()
  const [store, other] = [open(folder), open(folder)]
  const before = store.writtenElsewhere()
  place(store)
  expect(store.writtenElsewhere()).toBe(before)
  place(other)
  const after = store.writtenElsewhere()
  expect(after).not.toBe(before)
  expect(store.writtenElsewhere()).toBe(after)
})

describe("the copy in the CMS", () => {
  it("is due after each change, until the CMS has that very change", () => {
    const store = open()
    const booking = place(store)
    if (!booking) throw new Error("There was no room.")
    expect(store.dueCopies(NOW, 10)).toMatchObject([{ record: { revision: 1 } }])
    const cancelled = store.cancel(trattoria, booking.reference, NOW)
    store.copied(booking)
    expect(store.dueCopies(NOW, 10)).toMatchObject([{ record: { revision: 2 } }])
    if (cancelled) store.copied(cancelled)
    expect(store.dueCopies(NOW, 10)).toEqual([])
  })

  it("is due again when its guest has been told, or cannot be, also where that is while it is copied", () => {
    const store = open()
    const [first, second] = [place(store), place(store)]
    if (!first || !second) throw new Error("There was no room.")
    store.copied(first)
    store.copied(second)
    const [mail, ...others] = store.dueMails(NOW, 10)
    if (!mail) throw new Error("There is no mail.")
    store.mailSent(mail)
    expect(store.told(first.reference)).toBe("told")
    expect(store.dueCopies(NOW, 10)).toMatchObject([{ record: { reference: first.reference } }])
    store.copied(first, "underWay")
    expect(store.dueCopies(NOW, 10)).toHaveLength(1)
    store.copied(first, "told")
    for (const { id } of others) store.mailNotSent(id, "refused", null)
    expect(store.told(second.reference)).toBe("givenUp")
    expect(store.dueCopies(NOW, 10)).toMatchObject([{ record: { reference: second.reference } }])
  })

  it("of a guest whom staff have no address of says that nobody is written to", () => {
    const store = open()
    const guest = { name: "Bo", email: "", phone: "+39 06 5550 0101", message: "" }
    const placed = store.place(trattoria, aWish({ guest }), NOW, { isByStaff: true })
    expect(placed.is === "placed" && store.told(placed.booking.reference)).toBe("noMail")
  })
})

describe("every time that is offered, and no other", () => {
  it("is given to who asks for it", () => {
    const parties = fc.array(
      fc.record({ party: fc.integer({ min: 1, max: 7 }), minute: fc.integer({ min: 0, max: 95 }) }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(parties, (asked) => {
        const store = open()
        for (const { party, minute } of asked) {
          const time = `${String(minute >> 2).padStart(2, "0")}:${String((minute & 3) * 15).padStart(2, "0")}`
          const offer = store.offer(trattoria, { day: FRIDAY, party }, NOW)
          const free = allSlots(offer).filter(({ isFree }) => isFree)
          const isOffered = free.some((slot) => slot.time === time)
          expect(Boolean(place(store, { party, time }))).toBe(isOffered)
          // One that is offered, so that the room fills.
          const now = store.offer(trattoria, { day: FRIDAY, party }, NOW)
          const first = allSlots(now).find(({ isFree }) => isFree)
          if (first) expect(place(store, { party, time: first.time })?.state).toBe("confirmed")
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe("two hundred guests at once", () => {
  it("get no more seats than there are, and none is refused who would have found one by asking again", () => {
    const folder = aFolder()
    // Each has the database open for itself, as processes have.
    const stores = Array.from({ length: 4 }, () => open(folder))
    for (let round = 0; round < 3; round += 1) {
      const day = ["2026-11-27", "2026-12-04", "2026-12-11"][round] ?? FRIDAY
      const wishes = Array.from({ length: 200 }, (_, index) =>
        aWish({ day, party: 1 + (index % 4), time: index % 3 === 0 ? "19:30" : "19:00" }),
      )
      const refused = wishes.filter((wish, index) => {
        const store = stores[index % stores.length]
        return store?.place(trattoria, wish, NOW).is === "refused"
      })
      const [store = open(folder)] = stores
      const { bookings } = store.dayOf(trattoria, day)
      const seated = (time?: string) =>
        bookings
          .filter((booking) => time === undefined || booking.time === time)
          .reduce((sum, { party }) => sum + party, 0)
      expect(seated()).toBeLessThanOrEqual(trattoria.rules.seats)
      expect(seated("19:00")).toBeLessThanOrEqual(trattoria.rules.coversPerSlot)
      for (const wish of refused) expect(store.place(trattoria, wish, NOW).is).toBe("refused")
    }
  })
})
