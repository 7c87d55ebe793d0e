import ICAL from "ical.js"
import { parse } from "parse5"
import { attribute, elementsIn } from "../../../../../server/api/answers/dom"
import { CHECKOUT, dishField } from "../../../../../shared/ordering/addresses"
import { addDays, wallClock } from "../../../../../shared/opening-hours"
import { NEVER_FULL, until, WEEK } from "../server-under-test"
import { LEMONADE, MARGHERITA } from "./a-kitchen"
import { IN_TWO_DAYS, openOrders, ORDER, release, venue, type Orders } from "./orders-under-test"

let orders: Orders
beforeEach(async () => {
  orders = await openOrders()
})
afterEach(() => orders.close())

const isKept = () => orders.store.dayOf(venue, IN_TWO_DAYS).orders.length > 0

describe("a guest with scripts", () => {
  it("orders, and has it confirmed by mail, with what it costs and for the calendar", async () => {
    const answer = await orders.order()
    expect(answer).toMatchObject({ state: "placed", total: 2210, currency: "EUR" })
    const letter = await orders.mail(
      /^The kitchen has your order: Pizzeria, \w{3} \d+ \w{3}, \d\d:\d\d$/,
    )
    expect(JSON.stringify(letter.to)).toContain("ada@example.org")
    for (const words of [answer.reference, "2 × Margherita", "1 × Lemonade, Large", "22.10"]) {
      expect(letter.text).toContain(words)
    }
    expect(letter.text).toContain(answer.address)
    const [ics] = letter.attachments
    const calendar = new ICAL.Component(ICAL.parse(ics?.content.toString() ?? "") as unknown[])
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined)
    expect(event.startDate.toJSDate().getTime()).toBe(answer.readyAt)
    const told = await orders.mail(/^New order: 3 dishes/)
    expect(told.text).toContain("No basil")
    expect(told.text).toContain("22.10")
  })

  it("pays what the house asks, whatever the page has said: a price that has changed is told first", async () => {
    const wrong = await orders.sendJson("/api/orders", { ...ORDER, total: "100" })
    expect([wrong.statusCode, wrong.json()]).toEqual([409, { is: "repriced", total: 2210 }])
    expect(isKept()).toBe(false)
    expect(await orders.order({ total: "2210", price: "1" })).toMatchObject({ total: 2210 })
  })

  it("whose answer was lost has ordered at the price of then, whatever the menu says since", async () => {
    const sent = { "form-key": "the-key-of-ada", total: "2210" }
    const { reference, total } = await orders.order(sent)
    const [margherita, ...others] = venue.items
    if (!margherita) throw new Error("There is nothing to order.")
    const items = [{ ...margherita, price: 12 }, ...others]
    release(orders.folder, "2", { venues: [{ ...venue, items }] })
    expect(await orders.order({ ...sent, message: "No nuts" })).toMatchObject({ reference, total })
    expect(orders.store.find(reference)).toMatchObject({ message: "No nuts", total })
    const more = { ...ORDER, ...sent, [dishField(MARGHERITA.key)]: "3", total: "3160" }
    expect((await orders.sendJson("/api/orders", more)).json()).toMatchObject({ is: "repriced" })
  })

  it("is told by field what is wrong, and which dishes are not to be had", async () => {
    const answer = await orders.sendJson("/api/orders", {
      ...{ ...ORDER, name: "", email: "ada", time: "25:00", pays: "shells" },
      ...{ [dishField("Tiramisù")]: "1", [dishField(LEMONADE.key)]: "1.5" },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        is: "problems",
        problems: { name: "missing", email: "no email", time: "no choice", pays: "no choice" },
        gone: ["Tiramisù"],
        odd: [LEMONADE.key],
      },
    ])
    expect(isKept()).toBe(false)
  })

  it("is told what is free where the time has gone meanwhile, and where nothing was chosen", async () => {
    await orders.order({ [dishField(MARGHERITA.key)]: "9" })
    const answer = await orders.sendJson("/api/orders", ORDER)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { is: "taken", free: ["18:30", "18:45", "19:15", "19:30"] },
    ])
    const { venue: slug, day, time, name, email } = ORDER
    const empty = await orders.sendJson("/api/orders", { venue: slug, day, time, name, email })
    expect([empty.statusCode, empty.json()]).toEqual([422, { is: "empty" }])
  })

  it("who sends the same twice has ordered once", async () => {
    const key = { "form-key": "0123456789abcdef" }
    const [first, second] = [await orders.order(key), await orders.order(key)]
    expect(second.reference).toBe(first.reference)
  })

  it("who writes more after no answer came is told where the kitchen has begun, and whom to call", async () => {
    const key = { "form-key": "0123456789abcdef" }
    const { reference } = await orders.order(key)
    const more = { ...ORDER, ...key, message: "SEVERE NUT ALLERGY" }
    expect((await orders.sendJson("/api/orders", more)).json()).toMatchObject({ reference })
    await orders.mail(/^(Your order is changed|The kitchen has your order)/)
    const day = await orders.kitchen({ ask: "day", day: IN_TWO_DAYS })
    expect(day).toMatchObject({ orders: [{ message: more.message }] })
    await orders.kitchen({ ask: "next", reference, from: "placed" })
    const late = { ...more, message: "And no basil" }
    const answer = await orders.sendJson("/api/orders", late)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { is: "late", said: expect.stringContaining(venue.phone) },
    ])
    const page = await orders.sendForm("/api/orders", late)
    expect([page.statusCode, page.body.includes("And no basil")]).toEqual([409, true])
    expect(page.body).toContain(`Please call ${venue.phone}`)
  })

  it("who sends it from another form is told which it is, and not where it is", async () => {
    const { reference } = await orders.order()
    expect((await orders.sendJson("/api/orders", ORDER)).json()).toEqual({ is: "known", reference })
    expect((await orders.sendForm("/api/orders", ORDER)).body).toContain(reference)
    await orders.mail(/order/)
  })

  it("who writes a third long note is told that it is too long, and the first two are kept whole", async () => {
    const { reference } = await orders.order({ message: "a".repeat(2000) })
    const more = (letter: string) => ({ ...ORDER, message: letter.repeat(2000) })
    expect((await orders.sendJson("/api/orders", more("b"))).json()).toMatchObject({ is: "known" })
    const answer = await orders.sendJson("/api/orders", more("c"))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { is: "problems", problems: { message: "too long" }, gone: [], odd: [] },
    ])
    const page = await orders.sendForm("/api/orders", more("c"))
    expect([page.statusCode, page.body.includes(more("c").message)]).toEqual([422, true])
    expect(page.body).toContain("is too long.")
    expect(orders.store.find(reference)?.message).toMatch(/^a{2000}\nb{2000}$/)
  })

  it("cannot order where no orders are taken, nor from another site’s page", async () => {
    for (const slug of ["former", "nowhere", "__proto__", ""]) {
      expect((await orders.sendJson("/api/orders", { ...ORDER, venue: slug })).statusCode).toBe(404)
    }
    const headers = { origin: "https://evil.example" }
    expect((await orders.sendJson("/api/orders", ORDER, headers)).statusCode).toBe(403)
    expect(isKept()).toBe(false)
  })

  it("of whom there are two hundred at once get what the oven holds, and no more", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        orders.sendJson("/api/orders", {
          ...{ ...ORDER, email: `guest${index}@example.org` },
          [dishField(MARGHERITA.key)]: String(index % 3),
        }),
      ),
    )
    expect([...new Set(answers.map(({ statusCode }) => statusCode))].sort()).toEqual([201, 409])
    const counts = orders.store
      .dayOf(venue, IN_TWO_DAYS)
      .orders.flatMap(({ lines }) => lines.map(({ count }) => count))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(venue.rules.dishesPerSlot)
  })
})

describe("a guest without scripts", () => {
  it("sees what was chosen, with allergens, the whole price and the times, and what was typed before", async () => {
    const { body, statusCode, headers } = await orders.sendForm("/api/orders/checkout", ORDER)
    expect(statusCode).toBe(200)
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'/)
    expect(body).toContain("The house")
    expect(body).not.toContain("alert(1)")
    for (const words of ["2 ×", "Margherita", "Lemonade, Large", "€19", "€3.10", "22.10"]) {
      expect(body).toContain(words)
    }
    expect(body).toMatch(/Contains .*gluten.* and milk/)
    expect(body).toMatch(/type="radio" name="time" value="19:00"[^>]*checked/)
    expect(body).toContain('value="Ada Rossi"')
    expect(body).not.toContain("One thing needs another look")
  })

  it("sees the first times of a day, and the later ones once they are asked for or chosen", async () => {
    const isLaterOpen = async (time: string): Promise<boolean> => {
      const { body } = await orders.sendForm("/api/orders/checkout", { ...ORDER, time })
      const [, first = "", opening = "", rest = ""] =
        /(.*)<details class="booking-form__later"(.*?)>(.*?)<\/details>/s.exec(body) ?? []
      expect(first.match(/name="time"/g)).toHaveLength(8)
      expect(first).not.toContain('value="21:00"')
      expect(rest).toMatch(/^<summary>\d+ later times<\/summary>/)
      expect(rest).toContain('value="21:00"')
      return opening.includes("open")
    }
    expect(await isLaterOpen("")).toBe(false)
    expect(await isLaterOpen("21:00")).toBe(true)
  })

  it("orders from there, and comes to a page that says how far it is", async () => {
    const sent = await orders.sendForm("/api/orders", ORDER)
    expect(sent.statusCode).toBe(303)
    const address = String(sent.headers.location)
    const { body } = await orders.open(address)
    expect(body).toContain("The kitchen has your order, Ada Rossi.")
    expect(body).toMatch(/R\w{3}-\w{4}/)
    const calendar = await orders.open(`${address}/order.ics`)
    expect(calendar.body).toContain("BEGIN:VEVENT")
    const { revision } = (await orders.open(address, { accept: "application/json" })).json<{
      revision: number
    }>()
    expect(revision).toBe(1)
  })

  it("finds all that was typed, and what is wrong beside it", async () => {
    const { statusCode, body } = await orders.sendForm("/api/orders", {
      ...{ ...ORDER, email: "<ada>", phone: "+39 06 5550", "form-key": "0123456789abcdef" },
    })
    expect(statusCode).toBe(422)
    expect(body).toContain("This does not look like an e-mail address")
    for (const value of ["Ada Rossi", "<ada>", "+39 06 5550", "0123456789abcdef"]) {
      expect(body).toContain(`value="${value}"`)
    }
    expect(body).toContain(">No basil</textarea>")
    expect(body).toMatch(/value="19:00"[^>]*checked/)
    expect(body).toContain(`name="${dishField(MARGHERITA.key)}" value="2"`)
  })

  it("is told in words that the time is missing, where the browser would say nothing", async () => {
    const { body } = await orders.sendForm("/api/orders", { ...ORDER, pays: "counter", time: "" })
    expect(body).toMatch(/<form[^>]*id="order-form"[^>]*novalidate=""/)
    expect(body).toContain("<title>One thing needs another look</title>")
    expect(body).toContain('<a href="#order-time">Please choose a time.</a>')
    expect(body).toMatch(/<fieldset[^>]*id="order-time"[^>]*aria-invalid="true"/)
  })

  it("reads before it is sent how it is paid, where there is nothing to choose", async () => {
    const { body } = await orders.sendForm("/api/orders/checkout", ORDER)
    expect(body).toMatch(/You pay at the counter.*Send the order/s)
  })

  it("finds it still there on a day without times, for the next day that is looked at", async () => {
    release(orders.folder, "2", {
      venues: [{ ...venue, hours: { ...venue.hours, weekly: [] } }],
    })
    const { body } = await orders.sendForm("/api/orders/checkout", ORDER)
    expect(body).toContain("Closed on this day.")
    expect(body).toContain('name="name" value="Ada Rossi"')
    expect(body).toContain('name="message" value="No basil"')
  })

  it("reads of a day that is over before the kitchen would hand anything over", async () => {
    const weekly = WEEK.map((day) => ({ day, opens: "12:00", closes: "12:05" }))
    release(orders.folder, "2", { venues: [{ ...venue, hours: { ...venue.hours, weekly } }] })
    const { body } = await orders.sendForm("/api/orders/checkout", ORDER)
    expect(body).toContain("Nothing can be collected on this day.")
  })

  it("reads the new price before anything is ordered, and what has gone from the menu", async () => {
    const repriced = await orders.sendForm("/api/orders", { ...ORDER, total: "1" })
    expect(repriced.statusCode).toBe(409)
    expect(repriced.body).toContain("The price has changed since you looked: it is €22.10 now.")
    const gone = await orders.sendForm("/api/orders", { ...ORDER, [dishField("Tiramisù")]: "1" })
    expect(gone.statusCode).toBe(422)
    expect(gone.body).toContain("Tiramisù is not on the menu any more")
    const none = await orders.sendForm("/api/orders/checkout", { venue: venue.slug })
    expect(none.statusCode).toBe(422)
    expect(isKept()).toBe(false)
  })

  it("who orders more than the kitchen takes at a time is told how many, and what alone is wrong", async () => {
    const most = dishField(MARGHERITA.key)
    const many = await orders.sendForm("/api/orders", { ...ORDER, [most]: "99" })
    expect(many.statusCode).toBe(409)
    expect(many.body).toContain("<title>The kitchen takes orders of up to 10 dishes here.")
    expect(many.body).not.toContain("That time has just gone")
    const odd = await orders.sendForm("/api/orders", { ...ORDER, [most]: "-1" })
    expect(odd.statusCode).toBe(422)
    expect(odd.body).toMatch(/Please say a number up to 99/)
    expect(odd.body).not.toContain("Please choose how you pay")
    expect(isKept()).toBe(false)
  })

  it("sees each line of a currency without cents add up", async () => {
    const items = [{ ...MARGHERITA, price: 1250.5 }]
    release(orders.folder, "2", { venues: [{ ...venue, currency: "JPY", items }] })
    const { body } = await orders.sendForm("/api/orders/checkout", {
      ...{ venue: venue.slug, [dishField(MARGHERITA.key)]: "2" },
    })
    expect(body.match(/¥2,\d{3}/g)).toEqual(["¥2,502", "¥2,502"])
  })
})

describe("an order’s ticket", () => {
  /** What its page says of it to a device, and whether it is offered to be kept there. */
  async function offered(address: string): Promise<unknown> {
    const { body } = await orders.open(address)
    const script = [...elementsIn(parse(body))].find((found) => attribute(found, "data-ticket"))
    return {
      isOffered: body.includes("Keep this ticket on this device"),
      isCancelled: script && attribute(script, "data-cancelled") === "",
      ...(JSON.parse((script && attribute(script, "data-ticket")) ?? "{}") as object),
    }
  }

  it("says what is collected, when and where, and leads to the order and the calendar", async () => {
    const { address, reference, readyAt } = await orders.order()
    expect(await offered(address)).toEqual({
      ...{ isOffered: true, isCancelled: false },
      reference,
      venue: { name: venue.name, slug: venue.slug, phone: venue.phone },
      startsAt: readyAt,
      timeZone: venue.hours.timeZone,
      choice: "",
      dishes: ["2 × Margherita", "1 × Lemonade, Large"],
      manageAddress: address,
      calendarAddress: `${address}/order.ics`,
    })
    const script = await orders.open("/api/ticket.js")
    expect(script.headers["content-type"]).toMatch(/^text\/javascript/)
    expect(script.body).toContain('location.assign("/your-card")')
  })

  it("can be asked how the order stands now", async () => {
    const { address, readyAt } = await orders.order()
    const now = async (): Promise<object> =>
      (await orders.open(address, { accept: "application/json" })).json()
    expect(await now()).toMatchObject({ ticket: { isCancelled: false, startsAt: readyAt } })
    await orders.sendForm(`${address}/cancel`, {})
    expect(await now()).toMatchObject({ ticket: { isCancelled: true, startsAt: readyAt } })
  })

  it("is there for what the kitchen makes: not for what is looked at first, nor for what is over", async () => {
    const held = await orders.order({ message: "See https://spam.example", time: "20:00" })
    expect(await offered(held.address)).toMatchObject({ isOffered: false, isCancelled: false })
    const { address } = await orders.order()
    await orders.sendForm(`${address}/cancel`, {})
    expect(await offered(address)).toMatchObject({ isOffered: false, isCancelled: true })
  })
})

describe("the link in the mail", () => {
  it("cancels by a press of the button alone, and gives the time back", async () => {
    const { address, reference } = await orders.order({ [dishField(MARGHERITA.key)]: "9" })
    await orders.open(`${address}/cancel`)
    expect(orders.store.find(reference)?.state).toBe("placed")
    expect((await orders.sendForm(`${address}/cancel`, {})).statusCode).toBe(303)
    const { body } = await orders.open(address)
    expect(body).toContain("This order is cancelled.")
    expect(body).not.toContain("At the counter")
    await orders.order({ [dishField(MARGHERITA.key)]: "9" })
    const letter = await orders.mail(/^Your order is cancelled: Pizzeria, /)
    expect(letter.attachments[0]?.content.toString()).toContain("STATUS:CANCELLED")
  })

  it("sends the confirmation to another address: the same dishes, cooked once", async () => {
    const { address } = await orders.order({ [dishField(MARGHERITA.key)]: "9", email: "x@y.org" })
    const odd = await orders.sendForm(`${address}/address`, { email: "ada@example" })
    expect(odd.statusCode).toBe(422)
    expect(odd.body).toMatch(/<title>One thing needs another look/)
    // Beside its field, below what the order is.
    expect(odd.body).toMatch(
      /<dl.*role="alert"[^>]*autofocus.*href="#order-email".*<details[^>]*open="">.*aria-invalid="true"/s,
    )

    const { headers } = await orders.sendForm(`${address}/address`, { email: "ada@example.org" })
    const { body } = await orders.open(String(headers.location))
    expect(body).toMatch(
      /role="status"[^>]*><p>A mail (is on its way|has gone) to ada@example\.org\./,
    )
    expect((await orders.open(address)).body).toContain("This has another address now.")
    const { orders: made } = orders.store.dayOf(venue, IN_TWO_DAYS)
    expect(made.map(({ email, state }) => [email, state])).toEqual([["ada@example.org", "placed"]])
  })

  it("keeps to its address once the kitchen has begun, and says whom to call", async () => {
    const { address, reference } = await orders.order()
    await orders.kitchen({ ask: "next", reference, from: "placed" })
    expect((await orders.open(address)).body).not.toContain("Wrong e-mail address?")
    const { statusCode, body } = await orders.sendForm(`${address}/address`, { email: "a@b.org" })
    expect(statusCode).toBe(409)
    expect(body).toContain("so its address stays as it is")
  })

  it("cancels nothing that the kitchen has begun, and says whom to call", async () => {
    const { address, reference } = await orders.order()
    await orders.kitchen({ ask: "next", reference, from: "placed" })
    const { statusCode, body } = await orders.sendForm(`${address}/cancel`, {})
    expect(statusCode).toBe(409)
    expect(body).toContain(venue.phone)
    expect(orders.store.find(reference)?.state).toBe("preparing")
  })

  it("that was made up leads nowhere, and another site’s page does nothing with one", async () => {
    const { address, reference } = await orders.order()
    const forged = await orders.open(`/api/orders/of/${reference}.forged`)
    expect(forged.statusCode).toBe(404)
    expect(forged.body).not.toContain("Ada")
    const headers = { origin: "https://evil.example" }
    expect((await orders.sendJson(`${address}/cancel`, {}, headers)).statusCode).toBe(403)
    expect(orders.store.find(reference)?.state).toBe("placed")
  })

  it("shows an order also once its venue takes none any more", async () => {
    const { address } = await orders.order()
    release(orders.folder, "2", { venues: [{ ...venue, takesOrders: false, items: [] }] })
    expect((await orders.open(address)).body).toContain("Margherita")
  })
})

describe("what looks like a program’s", () => {
  it("gets no time and no mail to the address it names, until staff take it", async () => {
    const held = await orders.order({ message: "See https://spam.example", time: "20:00" })
    expect(held.state).toBe("held")
    await orders.mail(/^New order/)
    expect(orders.store.find(held.reference)?.suspicion).toContain("web address")
    expect(
      await orders.kitchen({ ask: "next", reference: held.reference, from: "held" }),
    ).toMatchObject({ is: "done" })
    const letter = await orders.mail(
      /^The kitchen has your order: Pizzeria, \w{3} \d+ \w{3}, \d\d:\d\d$/,
    )
    expect(letter.text).not.toContain("spam.example")
  })

  it("takes nothing of how often the guest may order whom it names", async () => {
    await orders.close()
    const perGuest = { burst: 2, every: 3_600_000 }
    orders = await openOrders({
      orderLimits: { looks: NEVER_FULL, orders: NEVER_FULL, perGuest },
    })
    const sent = async (time: string) =>
      (await orders.sendJson("/api/orders", { ...ORDER, time, website: "x" })).statusCode
    expect([await sent("19:00"), await sent("19:15"), await sent("19:30")]).toEqual([201, 201, 429])
    expect(await orders.order()).toMatchObject({ state: "placed" })
  })
})

/** A zone in which it is past midnight now, and not yet one. */
const hour = new Date().getUTCHours()
const PAST_MIDNIGHT = `Etc/GMT${hour <= 12 ? `+${hour}` : `-${24 - hour}`}`

describe("a kitchen that is open past midnight", () => {
  beforeEach(() => {
    const weekly = WEEK.map((day) => ({ day, opens: "18:00", closes: "06:00" }))
    const hours = { ...venue.hours, timeZone: PAST_MIDNIGHT, weekly }
    release(orders.folder, "2", { venues: [{ ...venue, hours }] })
  })

  it("offers the rest of its night to who orders then, and shows that to whoever works it", async () => {
    const { body } = await orders.sendForm(CHECKOUT, {
      venue: venue.slug,
      [dishField(MARGHERITA.key)]: "1",
    })
    const { day } = wallClock(new Date(), PAST_MIDNIGHT)
    const evening = addDays(day, -1)
    const input = [...elementsIn(parse(body))].find((one) => attribute(one, "name") === "day")
    expect(input && [attribute(input, "value"), attribute(input, "min")]).toEqual([
      evening,
      evening,
    ])
    const [, time = ""] = /name="time" value="(0[1-5]:\d\d)"/.exec(body) ?? []
    const { reference, readyAt } = await orders.order({ day: evening, time })
    expect(wallClock(new Date(readyAt), PAST_MIDNIGHT)).toEqual({ day, time })
    expect(await orders.kitchen({ ask: "day", day })).toMatchObject({ today: evening, orders: [] })
    expect(await orders.kitchen({ ask: "day", day: evening })).toMatchObject({
      orders: [{ reference }],
    })
  })
})

it("whoever orders from a long menu in Japanese, whose page names each dish of it, reaches the checkout", async () => {
  const sizes = Array.from(
    { length: 300 },
    (_, at) => `マルゲリータ・コン・モッツァレラ・ディ・ブーファラ ${at}`,
  )
  const items = sizes.flatMap((name) =>
    ["小", "大"].map((label) => ({
      ...MARGHERITA,
      key: `${name}, ${label}`,
      name,
      label,
      price: 1200,
    })),
  )
  release(orders.folder, "2", { venues: [{ ...venue, currency: "JPY", items }] })
  const counts = items.map(({ key }, at) => [dishField(key), at === 7 ? "2" : ""])
  const { statusCode, body } = await orders.sendForm(CHECKOUT, {
    venue: venue.slug,
    ...(Object.fromEntries(counts) as Record<string, string>),
  })
  expect(statusCode).toBe(200)
  expect(body).toContain("¥2,400")
})

describe("the kitchen", () => {
  it("sees its day, goes on step by step, and the guest hears when it is ready", async () => {
    const { reference } = await orders.order()
    expect(await orders.kitchen({ ask: "day", day: IN_TWO_DAYS })).toMatchObject({
      ...{ is: "day", closed: null, dishesPerSlot: 10, takesOrders: true },
      orders: [{ reference, state: "placed", time: "19:00", total: 2210, message: "No basil" }],
    })
    for (const from of ["placed", "preparing"]) {
      expect(await orders.kitchen({ ask: "next", reference, from })).toMatchObject({ is: "done" })
    }
    expect(await orders.kitchen({ ask: "next", reference, from: "placed" })).toMatchObject({
      is: "refused",
    })
    expect((await orders.mail(/^Your order is ready: Pizzeria$/)).text).toContain(
      "By the side door.",
    )
    expect(await orders.kitchen({ ask: "next", reference, from: "ready" })).toMatchObject({
      is: "done",
    })
    expect(await orders.kitchen({ ask: "back", reference })).toMatchObject({ is: "done" })
    expect(await orders.kitchen({ ask: "back", reference })).toMatchObject({ is: "refused" })
    expect(orders.store.find(reference)?.state).toBe("ready")
  })

  it("is told of a closed day, also where orders are for today alone", async () => {
    const rules = { ...venue.rules, daysAhead: 0 }
    release(orders.folder, "2", {
      venues: [{ ...venue, rules, hours: { ...venue.hours, weekly: [] } }],
    })
    expect(await orders.kitchen({ ask: "day", day: IN_TWO_DAYS })).toMatchObject({
      closed: "Closed",
    })
  })

  it("cancels with its reason, which the guest reads", async () => {
    const { reference } = await orders.order()
    await orders.kitchen({ ask: "cancel", reference, why: " The oven is cold. " })
    expect((await orders.mail(/^Your order is cancelled: Pizzeria, /)).text).toContain(
      "The oven is cold.",
    )
  })

  it("pauses: nothing is offered then, until it goes on", async () => {
    await orders.kitchen({ ask: "pause", day: IN_TWO_DAYS, from: "19:00", until: "19:30" })
    const refused = await orders.sendJson("/api/orders", ORDER)
    expect(refused.json()).toEqual({ is: "taken", free: ["18:15", "18:30", "18:45", "19:30"] })
    const day = await orders.kitchen({ ask: "day", day: IN_TWO_DAYS })
    const [pause] = day.is === "day" ? day.pauses : []
    expect(pause?.madeBy).toBe("Rosa")
    expect(await orders.kitchen({ ask: "resume", id: pause?.id })).toMatchObject({ is: "done" })
    await orders.order()
  })

  it("pauses for what is ordered in the next minutes, also where the notice is a day", async () => {
    const rules = { ...venue.rules, noticeMinutes: 24 * 60 }
    release(orders.folder, "2", { venues: [{ ...venue, rules }] })
    await orders.kitchen({ ask: "pauseNow", minutes: 30 })
    const tomorrow = addDays(IN_TWO_DAYS, -1)
    const [pause] = orders.store.dayOf(venue, tomorrow).pauses
    if (!pause) throw new Error("Nothing is paused.")
    expect(pause.from).toBeLessThanOrEqual(Date.now())
    expect(pause.until - pause.from).toBe((24 * 60 + 30) * 60_000)
  })

  it("is known by the CMS’s signature, and keeps to its own venue", async () => {
    const { reference } = await orders.order()
    const ask = { ask: "cancel", reference, why: "" }
    expect(await orders.kitchen(ask, "another-secret")).toMatchObject({ status: 401 })
    expect(await orders.kitchen({ ...ask, venue: "former" })).toMatchObject({ is: "refused" })
    expect(await orders.kitchen({ ...ask, why: 7 })).toMatchObject({ status: 400 })
    expect(orders.store.find(reference)?.state).toBe("placed")
  })
})

it("a kitchen that closes on a day that guests have ordered for is told of each, and whom to call", async () => {
  await orders.order({ phone: "+39 06 5550 0199" })
  await orders.mail(/^New order/)
  const exceptions = [{ from: IN_TWO_DAYS, closed: true, periods: [], reason: "Flood" }]
  const venues = [{ ...venue, hours: { ...venue.hours, exceptions } }]
  release(orders.folder, "closed", { venues })
  const letter = await orders.mail(/^Order while you are closed: 3 dishes/, venue.email)
  expect(letter.text).toContain("+39 06 5550 0199")
})

describe("the CMS", () => {
  it("gets a signed copy of each order and of each change", async () => {
    const { reference } = await orders.order()
    await orders.kitchen({ ask: "next", reference, from: "placed" })
    const last = await until(() => orders.copies.find(({ record: { revision } }) => revision === 2))
    expect(last).toMatchObject({
      isSigned: true,
      record: { reference, venue: venue.slug, state: "preparing", total: 2210, currency: "EUR" },
    })
  })
})
