import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Order, OrderMailName } from "../../../../../server/api/ordering/order"
import { OrderStore } from "../../../../../server/api/ordering/order-store"
import { createOrderTables } from "../../../../../server/api/ordering/order-tables"
import { RecordOutbox, type DueRecordMail } from "../../../../../server/api/outbox/record-outbox"
import { MailNotSent } from "../../../../../server/api/mail/post-office"
import { openDatabase } from "../../../../../server/api/store/open-database"
import { anOrder, NOW, pizzeria } from "../ordering/a-kitchen"

const KEPT_FOR_EVER = 36_500

let folder = ""
let store: OrderStore
let erasedElsewhere: OrderStore
let close: () => void
/** What has become of all mails of a name so far. */
let statesOf: (name: OrderMailName) => string[]

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW)
  folder = mkdtempSync(join(tmpdir(), "forno-outbox-"))
  const [db, other] = [openDatabase(folder), openDatabase(folder)]
  createOrderTables(db)
  store = new OrderStore(db)
  // A command that runs beside the server.
  erasedElsewhere = new OrderStore(other)
  statesOf = (name) =>
    db.prepare("select state from order_mails where name = ?").pluck().all(name) as string[]
  close = () => [db, other].forEach((one) => one.close())
})
afterEach(() => {
  jest.restoreAllMocks()
  close()
  rmSync(folder, { recursive: true, force: true })
})

function ordered(): Order {
  const placed = store.place(pizzeria, anOrder(), NOW)
  if (placed.is !== "ordered") throw new Error("There was no room.")
  return placed.order
}

interface Ways {
  copy?: (order: Order) => void
  send?: (due: DueRecordMail<Order, OrderMailName>) => void
  /** While the mail server has it; throws where it is not taken. */
  post?: (to: string, name: string) => void
  /** Ids of the mails that one is sent instead of. */
  instead?: (name: string) => number[]
}

/** Works until nothing is due. @returns what the log was told as an error */
async function work({ copy, send, post, instead }: Ways): Promise<string[]> {
  const errors: string[] = []
  const outbox = new RecordOutbox<Order, OrderMailName>({
    ...{ called: "an order", plural: "orders", store, keptDays: KEPT_FOR_EVER },
    copy: async (order) => copy?.(order),
    compose: async (due) => {
      send?.(due)
      const mail = { to: due.record.email, subject: due.name, heading: "", note: "" }
      const others = instead?.(due.name).filter((id) => id !== due.id)
      return {
        ...{ mail: { ...mail, paragraphs: [], facts: [] }, group: "", email: "" },
        ...(others ? { instead: others } : {}),
      }
    },
    postOffice: (send ?? post) && {
      send: async ({ to, subject }) => post?.(to, subject),
      close: () => undefined,
    },
    backoff: () => 0,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (_what: unknown, said?: string) => errors.push(said ?? ""),
    },
  })
  const isDone = (): boolean => {
    const { waiting, mails } = store.counts()
    return waiting === 0 && (!(send ?? post) || mails === 0)
  }
  outbox.start()
  // A round that has begun goes on to its end.
  do await new Promise((resolve) => setTimeout(resolve, 5))
  while (!isDone())
  await outbox.stop()
  return errors
}

describe("a guest who is erased while the outbox works", () => {
  it("is not copied after that", async () => {
    const [first, second] = [ordered(), ordered()]
    const copied: string[] = []
    const errors = await work({
      copy: ({ reference }) => {
        copied.push(reference)
        erasedElsewhere.erase({ by: "reference", value: second.reference })
      },
    })
    expect(copied).toEqual([first.reference])
    expect(errors).toEqual([])
  })

  it("and copied at that moment is named: it is to be erased once more", async () => {
    const { reference } = ordered()
    const errors = await work({
      copy: () => void erasedElsewhere.erase({ by: "reference", value: reference }),
    })
    expect(errors).toEqual(["an order was erased here while it was copied: erase it once more"])
  })

  it("is not written to after that", async () => {
    const { reference } = ordered()
    const sent: string[] = []
    await work({
      send: ({ name }) => {
        sent.push(name)
        erasedElsewhere.erase({ by: "reference", value: reference })
      },
    })
    expect(sent).toEqual(["placed"])
  })
})

describe("what changes while the outbox works", () => {
  it("is copied as it is then", async () => {
    const [, second] = [ordered(), ordered()]
    const copied: string[] = []
    await work({
      copy: ({ reference, state }) => {
        store.cancel(pizzeria, second.reference, { now: NOW })
        if (reference === second.reference) copied.push(state)
      },
    })
    expect(copied).toEqual(["cancelled"])
  })

  it("is told by its newest mail alone", async () => {
    const [first, second] = [ordered(), ordered()]
    const sent: string[] = []
    await work({
      send: ({ name, record: { reference } }) => {
        if (reference === first.reference) {
          store.cancel(pizzeria, second.reference, { now: NOW })
        } else sent.push(name)
      },
    })
    expect(sent).toEqual(["cancelled", "venue-cancelled"])
  })

  it("and is told by no mail of its own is told as it is then", async () => {
    const { reference } = ordered()
    const told: string[] = []
    await work({
      send: ({ name, record: { state } }) => {
        told.push(`${name} ${state}`)
        store.advance(pizzeria, reference, "placed", NOW)
      },
    })
    expect(told).toEqual(["placed placed", "venue-new preparing"])
  })
})

describe("a mail that tells what others would", () => {
  it("is sent instead of them, and tried again instead of them", async () => {
    for (const _ of [1, 2, 3]) ordered()
    const house = store.dueMails(NOW, 100).filter(({ name }) => name === "venue-new")
    const tried: string[] = []
    await work({
      instead: (name) => (name === "venue-new" ? house.map(({ id }) => id) : []),
      post: (_to, name) => {
        tried.push(name)
        const isFirst = tried.filter((one) => one === "venue-new").length === 1
        if (name === "venue-new" && isFirst) throw new MailNotSent("Not now.", "failed")
      },
    })
    const counts = ["placed", "venue-new"].map((name) => tried.filter((one) => one === name).length)
    expect(counts).toEqual([3, 2])
  })

  it("may have brought what they would, as long as nobody knows whether it is there", async () => {
    for (const _ of [1, 2, 3]) ordered()
    const house = store.dueMails(NOW, 100).filter(({ name }) => name === "venue-new")
    const ids = house.map(({ id }) => id)
    const seen: string[][] = []
    await work({
      instead: (name) => (name === "venue-new" ? ids : []),
      post: (_to, name) => {
        if (name !== "venue-new") return
        seen.push(statesOf("venue-new"))
        if (seen.length === 1) throw new MailNotSent("Not now.", "failed")
        if (seen.length === 2) throw new MailNotSent("Broken off.", "failed", true)
      },
    })
    expect(seen.map((states) => [...new Set(states)])).toEqual(
      ["sending", "sending", "resending"].map((state) => [state]),
    )
  })
})

describe("an order that gives way to one with its address put right, while its mail is under way,", () => {
  const wish = anOrder({ key: "of-the-form" })
  const right = { ...wish, guest: { ...wish.guest, email: "right@example.org" } }

  /** @returns whom was told what, with what became of the first mail */
  async function told(outcome: () => void): Promise<string[]> {
    store.place(pizzeria, wish, NOW)
    const sent: string[] = []
    await work({
      post: (to, name) => {
        if (store.place(pizzeria, right, NOW).is === "ordered" && sent.length === 0) outcome()
        sent.push(`${name} ${to === right.guest.email ? "right" : "wrong"}`)
      },
    })
    return sent.filter((mail) => !mail.startsWith("venue-"))
  }

  it("is put right where that mail arrives", async () => {
    expect(await told(() => undefined)).toEqual([
      "placed wrong",
      "readdressed wrong",
      "placed right",
    ])
  })

  it("and where nobody knows whether it has", async () => {
    let tries = 0
    const lost = () => {
      tries += 1
      if (tries === 1) throw new MailNotSent("The line broke.", "unreachable", true)
    }
    expect(await told(lost)).toEqual(["readdressed wrong", "placed right"])
  })
})

describe("a mail that was under way when the process ended", () => {
  it("may have been read, and is sent once more where it still holds", () => {
    ordered()
    const [mail] = store.dueMails(NOW, 1)
    expect(store.beginMail(mail?.id ?? 0)).toBe(true)
    expect(erasedElsewhere.dueMails(NOW, 1)).toEqual([mail])
  })

  it("is put right where the order has given way since", () => {
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    for (const { id } of store.dueMails(NOW, 100)) store.beginMail(id)
    const guest = { ...wish.guest, email: "right@example.org" }
    erasedElsewhere.place(pizzeria, { ...wish, guest }, NOW)
    const told = erasedElsewhere.dueMails(NOW, 100).map(({ name }) => name)
    expect(told).toEqual(["readdressed", "placed", "venue-readdressed"])
  })

  it("is put right where it is certain of the next attempt alone that it did not arrive", () => {
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    const attempted = store.dueMails(NOW, 100)
    for (const { id } of [...attempted, ...attempted]) store.beginMail(id)
    for (const { id } of attempted) store.mailStayed(id)
    const guest = { ...wish.guest, email: "right@example.org" }
    store.place(pizzeria, { ...wish, guest }, NOW)
    const told = store.dueMails(NOW, 100).map(({ name }) => name)
    expect(told).toEqual(["readdressed", "placed", "venue-readdressed"])
  })

  it("is not put right where it is certain that it did not arrive", () => {
    const wish = anOrder({ key: "of-the-form" })
    store.place(pizzeria, wish, NOW)
    for (const { id } of store.dueMails(NOW, 100)) {
      store.beginMail(id)
      store.mailStayed(id)
    }
    const guest = { ...wish.guest, email: "right@example.org" }
    store.place(pizzeria, { ...wish, guest }, NOW)
    expect(store.dueMails(NOW, 100).map(({ name }) => name)).toEqual(["placed", "venue-new"])
  })
})
