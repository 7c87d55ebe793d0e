import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { KitchenBoard } from "../../../cms/src/admin-ui/kitchen/kitchen-board"
import { waitingOrders } from "../../../cms/src/admin-ui/kitchen/waiting-orders"
import type { KitchenDay, StaffOrder } from "../../../shared/ordering/staff-channel"
import type { OrderState } from "../../../shared/ordering/states"
import { asked, withAskedCms } from "./asked-cms"

const SOHO = { name: "Soho", slug: "soho", timeZone: "Europe/London" }
const at = (time: string): number => Date.parse(`2026-11-27T${time}:00Z`)

const anOrder = (name: string, changes: Partial<StaffOrder> = {}): StaffOrder => ({
  reference: `O-${name}`,
  formerly: [],
  state: "placed",
  payment: "atCounter",
  day: "2026-11-27",
  time: "19:15",
  readyAt: at(changes.time ?? "19:15"),
  lines: [{ name: "Margherita", label: "Large", count: 2, price: 950 }],
  total: 1900,
  currency: "GBP",
  name,
  email: "anna@example.org",
  phone: "+44 20 7946 0000",
  message: "",
  suspicion: null,
  told: "told",
  madeAt: at("18:00"),
  ...changes,
})

const aDay = (...orders: StaffOrder[]): KitchenDay => ({
  is: "day",
  timeZone: SOHO.timeZone,
  today: "2026-11-27",
  dishesPerSlot: 12,
  closed: null,
  takesOrders: true,
  orders,
  pauses: [],
})

withAskedCms(at("18:00"))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
const inSection = (name: RegExp) => within(screen.getByRole("region", { name }))
/** Until the board looks again, as it does by itself. */
const wait = (milliseconds = 5_000) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const lastAsked = () => asked[asked.length - 1]

async function aBoardWith(...orders: StaffOrder[]): Promise<void> {
  render(<KitchenBoard venues={[SOHO]} />)
  await asked[0]?.answer(aDay(...orders))
}

/** What the board sees the next time it looks. */
async function thenSees(...orders: StaffOrder[]): Promise<void> {
  await wait()
  await lastAsked()?.answer(aDay(...orders))
}

describe("where there are several kitchens", () => {
  const NAVIGLI = { name: "Navigli", slug: "navigli", timeZone: "Europe/Rome" }
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it("begins at the one with the next order that waits, else at the first", () => {
    render(<KitchenBoard venues={[SOHO, NAVIGLI]} opensAt="navigli" />)
    expect(lastAsked()?.request.venue).toBe("navigli")
    render(<KitchenBoard venues={[SOHO, NAVIGLI]} />)
    expect(lastAsked()?.request.venue).toBe("soho")
  })

  it("stays at the one that was chosen on this device", () => {
    localStorage.setItem("forno-staff-venue", "soho")
    render(<KitchenBoard venues={[SOHO, NAVIGLI]} opensAt="navigli" />)
    expect(lastAsked()?.request.venue).toBe("soho")
  })

  it("has orders that wait from today on, and none that was forgotten before", () => {
    expect(waitingOrders([1, 2], at("18:00"))).toEqual({
      venue: { in: [1, 2] },
      status: { in: ["held", "placed", "preparing", "ready"] },
      date: { greater_than_equal: "2026-11-27T12:00:00.000Z" },
    })
  })
})

it("shows what is to be cooked in the order of its collection, with what a cook has to know", async () => {
  await aBoardWith(
    anOrder("Ben", { time: "19:30" }),
    anOrder("Anna", { message: "No nuts, please", payment: "paid" }),
  )
  const section = inSection(/^New/)
  expect(section.getAllByRole("heading", { level: 3 }).map((it) => it.textContent)).toEqual([
    "19:15 Anna",
    "19:30 Ben",
  ])
  const ticket = within(section.getByRole("listitem", { name: "19:15 Anna" }))
  expect(ticket.getByText("No nuts, please")).toBeVisible()
  expect(ticket.getByText("2 ×")).toBeVisible()
  expect(ticket.getByText("£19.00")).toBeVisible()
  expect(ticket.getByText(/^Paid/)).toBeVisible()
  expect(ticket.getByRole("link", { name: "+44 20 7946 0000" })).toHaveAttribute(
    "href",
    "tel:+442079460000",
  )
  expect(section.getByText("2 orders, 4 dishes")).toBeVisible()
})

it.each<[OrderState, string, RegExp]>([
  ["held", "Take it Anna", /^Looks like/],
  ["placed", "Start Anna", /^New/],
  ["preparing", "Ready Anna", /^In the kitchen/],
  ["ready", "Collected Anna", /^Ready/],
])("takes an order that is %s one step on, from what was seen", async (state, button, section) => {
  await aBoardWith(anOrder("Anna", { state }))
  fireEvent.click(inSection(section).getByRole("button", { name: button }))
  // Pressed twice: it is one step all the same.
  fireEvent.click(inSection(section).getByRole("button", { name: button }))
  expect(asked.slice(1).map(({ request }) => request)).toEqual([
    { ask: "next", venue: "soho", reference: "O-Anna", from: state },
  ])
})

it("goes on at the order where the button was pressed, in its new list", async () => {
  await aBoardWith(anOrder("Anna"))
  press("Start Anna")
  await asked[1]?.answer({ is: "done" })
  await asked[2]?.answer(aDay(anOrder("Anna", { state: "preparing" })))

  expect(screen.getByText("The order of Anna: In the kitchen.")).toBeVisible()
  expect(inSection(/^In the kitchen/).getByRole("listitem", { name: "19:15 Anna" })).toHaveFocus()
})

it("tells of the orders that have come in or been paid since, and of no other day’s", async () => {
  await aBoardWith(anOrder("Old"), anOrder("Paying", { state: "unpaid" }))
  await thenSees(anOrder("Old"), anOrder("Paying", { state: "unpaid" }), anOrder("Anna"))
  expect(screen.getByText("1 new order, 19:15, Anna")).toHaveAttribute("role", "status")

  await thenSees(
    anOrder("Old", { state: "preparing" }),
    anOrder("Paying", { time: "19:30" }),
    anOrder("Anna"),
    anOrder("Ben"),
  )
  expect(screen.getByText("2 new orders; 19:30, Paying; 19:15, Ben")).toBeVisible()

  press("Day after")
  await lastAsked()?.answer(aDay(anOrder("Tomorrow", { day: "2026-11-28" })))
  expect(screen.getByRole("heading", { name: "19:15 Tomorrow" })).toBeVisible()
  expect(screen.queryByText(/new order/)).toBeNull()
})

it("does not take an order for a new one whose guest has put their address right", async () => {
  await aBoardWith(anOrder("Anna"))
  await thenSees(anOrder("Anna", { reference: "R2", formerly: ["O-Anna"] }))
  expect(screen.queryByText(/new order/)).toBeNull()
})

it("keeps the reason that is being typed while the order moves on and the board looks again", async () => {
  await aBoardWith(anOrder("Anna"))
  press("Cancel Anna")
  const reason = () => screen.getByRole("textbox", { name: "Reason, which Anna is told" })
  expect(reason()).toHaveFocus()
  fireEvent.change(reason(), { target: { value: "We are out of" } })

  await thenSees(anOrder("Anna", { state: "preparing" }), anOrder("Ben"))

  expect(inSection(/^In the kitchen/).getByRole("textbox")).toBe(reason())
  expect(reason()).toHaveValue("We are out of")
  expect(reason()).toHaveFocus()

  press("Cancel and tell the guest")
  expect(lastAsked()?.request).toEqual({
    ...{ ask: "cancel", venue: "soho", reference: "O-Anna" },
    why: "We are out of",
  })
  await lastAsked()?.answer({ is: "refused", why: "It is ready already." })
  await lastAsked()?.answer(aDay(anOrder("Anna", { state: "ready" })))
  expect(inSection(/^Ready/).getByText("It is ready already.")).toBeVisible()
  expect(reason()).toHaveValue("We are out of")
})

it("says since when it has not been up to date, and what it saw last stays", async () => {
  await aBoardWith(anOrder("Anna"))
  await wait(120_000)
  await lastAsked()?.fail()
  expect(screen.getByText("Not up to date since 18:00. The CMS does not answer.")).toBeVisible()
  expect(screen.getByRole("listitem", { name: "19:15 Anna" })).toBeVisible()

  await thenSees(anOrder("Anna"))
  expect(screen.queryByText(/Not up to date/)).toBeNull()
})

it("shows what has come, however slow the answers are", async () => {
  await aBoardWith()
  await wait(10_000)
  await asked[1]?.answer(aDay(anOrder("Anna")))
  expect(screen.getByRole("listitem", { name: "19:15 Anna" })).toBeVisible()
  // Asked before, answered after: it is older.
  await asked[2]?.answer(aDay(anOrder("Anna"), anOrder("Ben")))
  expect(screen.getByRole("listitem", { name: "19:15 Ben" })).toBeVisible()
})

it("asks nothing while it is hidden, and at once when it is seen again", async () => {
  await aBoardWith()
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
  await wait(60_000)
  expect(asked).toHaveLength(1)
  hidden.mockRestore()
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"))
  })
  expect(asked).toHaveLength(2)
})

it("takes no new orders for the next half an hour by one press, and takes them again", async () => {
  await aBoardWith()
  press("Pause the next 30 minutes")
  expect(lastAsked()?.request).toEqual({ ask: "pauseNow", venue: "soho", minutes: 30 })
  await lastAsked()?.answer({ is: "done" })
  const pause = { id: 7, from: at("18:00"), until: at("18:50"), madeBy: "Rosa" }
  await lastAsked()?.answer({ ...aDay(), pauses: [pause] })
  expect(screen.getByText("18:00 to 18:50, by Rosa")).toBeVisible()
  press("Resume orders from 18:00 to 18:50")
  expect(lastAsked()?.request).toEqual({ ask: "resume", venue: "soho", id: 7 })
})

it("folds away what is done, and says what is not the kitchen’s yet only where there is such", async () => {
  await aBoardWith(
    anOrder("Anna", { state: "collected" }),
    anOrder("Ben", { state: "cancelled", payment: "open" }),
  )
  expect(screen.getByText("Collected and cancelled: 2")).toBeVisible()
  expect(screen.getByText(/^Payment not confirmed/)).toBeInTheDocument()
  expect(screen.queryByRole("region", { name: /Being paid|Looks like/ })).toBeNull()
  expect(screen.getAllByRole("button", { name: /Anna|Ben/ }).map((it) => it.textContent)).toEqual([
    "Back to Ready Anna",
  ])
})

it("promises no mail where what looks like a program’s is cancelled", async () => {
  await aBoardWith(anOrder("Bot", { state: "held", suspicion: "it was sent too fast" }))
  press("Cancel Bot")
  expect(screen.getByText(/No mail is sent/)).toBeVisible()
  expect(screen.queryByRole("button", { name: /tell the guest/ })).toBeNull()
})

it("takes back that an order was collected, and goes on at it where it is ready", async () => {
  await aBoardWith(anOrder("Anna", { state: "collected" }))
  press("Back to Ready Anna")
  expect(asked[1]?.request).toEqual({ ask: "back", venue: "soho", reference: "O-Anna" })
  await asked[1]?.answer({ is: "done" })
  await asked[2]?.answer(aDay(anOrder("Anna", { state: "ready" })))

  expect(screen.getByText("The order of Anna: Ready.")).toBeVisible()
  expect(inSection(/^Ready/).getByRole("listitem", { name: "19:15 Anna" })).toHaveFocus()
})

it("says in words how late an order is whose time has come, until it is ready", async () => {
  await aBoardWith(
    anOrder("Anna", { time: "18:00", state: "preparing" }),
    anOrder("Ben", { time: "18:01" }),
    anOrder("Cleo", { time: "17:30", state: "ready" }),
  )
  const ticket = (name: string) => within(screen.getByRole("listitem", { name }))
  expect(ticket("18:00 Anna").getByText("Late")).toBeVisible()
  expect(screen.getAllByText(/^Late/)).toHaveLength(1)

  // Nobody answers: the clock goes on.
  await wait(120_000)
  expect(ticket("18:00 Anna").getByText("Late by 2 minutes")).toBeVisible()
  expect(ticket("18:01 Ben").getByText("Late by 1 minute")).toBeVisible()
  expect(ticket("17:30 Cleo").queryByText(/^Late/)).toBeNull()
})

it("says of an order that was held that its time is paused by now, and takes it all the same", async () => {
  render(<KitchenBoard venues={[SOHO]} />)
  const pause = { id: 7, from: at("19:00"), until: at("19:30"), madeBy: "Rosa" }
  await asked[0]?.answer({
    ...aDay(
      anOrder("Anna", { state: "held" }),
      anOrder("Ben", { state: "held", time: "19:30" }),
      anOrder("Cleo"),
    ),
    pauses: [pause],
  })
  const said = "Orders are paused from 19:00 to 19:30, by Rosa. You may take it all the same."
  expect(screen.getAllByText(/^Orders are paused/).map((it) => it.textContent)).toEqual([said])
  const take = screen.getByRole("button", { name: "Take it Anna" })
  expect(take).toHaveAccessibleDescription(said)
  fireEvent.click(take)
  expect(lastAsked()?.request).toMatchObject({ ask: "next", reference: "O-Anna", from: "held" })
})

describe("the sound of a new order", () => {
  /** The notes that were begun in each bell, and whether the browser lets the newest one be heard. */
  const bells: { notes: number; isClosed: boolean; press: () => Promise<void> }[] = []
  let isPressed = true

  beforeEach(() => {
    localStorage.clear()
    bells.length = 0
    isPressed = true
    class FakeAudio extends EventTarget {
      state = isPressed ? "running" : "suspended"
      currentTime = 0
      destination = {}
      bell = {
        notes: 0,
        isClosed: false,
        press: () =>
          act(async () => {
            fireEvent.pointerDown(document.body)
            await Promise.resolve()
          }),
      }
      constructor() {
        super()
        bells.push(this.bell)
      }
      resume() {
        this.state = "running"
        this.dispatchEvent(new Event("statechange"))
        return Promise.resolve()
      }
      close() {
        this.bell.isClosed = true
        return Promise.resolve()
      }
      createOscillator() {
        return {
          frequency: { value: 0 },
          connect: (next: object) => next,
          start: () => (this.bell.notes += 1),
          stop: () => {},
        }
      }
      createGain() {
        const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
        return { gain, connect: (next: object) => next }
      }
    }
    Object.defineProperty(globalThis, "AudioContext", { configurable: true, value: FakeAudio })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "AudioContext")
    localStorage.clear()
  })

  it("is off until it is turned on, is heard at once then, and with each new order", async () => {
    await aBoardWith(anOrder("Anna"))
    await thenSees(anOrder("Anna"), anOrder("Ben"))
    expect(bells).toHaveLength(0)
    expect(screen.getByText("New orders are not heard.")).toBeVisible()

    press("Turn the sound on")
    expect(screen.getByText("New orders are heard.")).toBeVisible()
    expect(bells[0]?.notes).toBe(2)
    await thenSees(anOrder("Anna", { state: "preparing" }), anOrder("Ben"))
    expect(bells[0]?.notes).toBe(2)
    await thenSees(anOrder("Ben"), anOrder("Cleo"))
    expect(bells[0]?.notes).toBe(4)

    press("Turn the sound off")
    expect(bells[0]?.isClosed).toBe(true)
    await thenSees(anOrder("Ben"), anOrder("Cleo"), anOrder("Dan"))
    expect(bells).toHaveLength(1)
    expect(bells[0]?.notes).toBe(4)
  })

  it("is remembered on this device, and heard again once the page was pressed", async () => {
    localStorage.setItem("forno:kitchen-sound", "on")
    isPressed = false
    await aBoardWith()
    expect(screen.getByText(/^New orders are heard once this page is pressed/)).toBeVisible()
    await thenSees(anOrder("Anna"))
    expect(bells[0]?.notes).toBe(0)

    await bells[0]?.press()
    expect(screen.getByText("New orders are heard.")).toBeVisible()
    await thenSees(anOrder("Anna"), anOrder("Ben"))
    expect(bells[0]?.notes).toBe(4)
    press("Turn the sound off")
    expect(localStorage.getItem("forno:kitchen-sound")).toBe("off")
  })
})
