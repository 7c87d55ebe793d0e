import { fireEvent, render, screen, within } from "@testing-library/react"
import { TablesDay } from "../../../cms/src/admin-ui/tables/tables-day"
import { serviceOf } from "../../../cms/src/admin-ui/tables/services"
import type { DayBooking, StaffDay } from "../../../shared/booking/staff-channel"
import type { Service } from "../../../shared/booking/slots"
import { asked, withAskedCms } from "./asked-cms"

const ROME = { name: "Trattoria", slug: "trattoria", timeZone: "Europe/Rome" }
const at = (time: string): number => Date.parse(`2026-11-27T${time}:00+01:00`)

const aBooking = (name: string): DayBooking => ({
  reference: "B7QX-29KD",
  formerly: [],
  state: "confirmed",
  day: "2026-11-27",
  time: "19:00",
  startsAt: at("19:00"),
  endsAt: at("21:00"),
  party: 2,
  name,
  email: "ada@example.org",
  phone: "",
  message: "",
  choice: "",
  suspicion: null,
  told: "told",
  sameNumber: [],
})

const aDay = (changes: Partial<StaffDay> = {}): StaffDay => ({
  is: "day",
  timeZone: ROME.timeZone,
  today: "2026-11-27",
  seats: 10,
  coversPerSlot: 6,
  services: [],
  closed: null,
  bookings: [],
  blocks: [],
  ...changes,
})

withAskedCms(at("12:00"))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

it("shows the guests of the day that is asked for last, whichever answer comes last", async () => {
  render(<TablesDay venues={[ROME]} />)
  press("Day after")
  press("Day after")
  expect(asked.map(({ request }) => request.day)).toEqual([
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
  ])

  await asked[2]?.answer(aDay({ bookings: [aBooking("Of the 29th")] }))
  await asked[1]?.answer(aDay({ bookings: [aBooking("Of the 28th")] }))

  expect(screen.getByText(/Of the 29th, 2 guests/)).toBeVisible()
  expect(screen.queryByText(/Of the 28th, 2 guests/)).toBeNull()
})

it("opens at the day that the address names, and names there the one that is looked at", async () => {
  history.replaceState(null, "", "/admin/tables?venue=trattoria&day=2026-12-05")
  render(<TablesDay venues={[ROME]} />)
  expect(asked.at(-1)?.request.day).toBe("2026-12-05")
  press("Day after")
  expect(location.search).toBe("?venue=trattoria&day=2026-12-06")
  await asked.at(-1)?.answer(aDay())
})

it("names no day in the address once it is back at today, which is another day tomorrow", async () => {
  history.replaceState(null, "", "/admin/tables?venue=trattoria")
  render(<TablesDay venues={[ROME]} />)
  press("Day after")
  press("Day before")
  expect(location.search).toBe("?venue=trattoria")
  await asked.at(-1)?.answer(aDay())
})

describe("without a venue in its address", () => {
  afterEach(() => localStorage.clear())

  const soho = { name: "Soho", slug: "soho", timeZone: "Europe/London" }
  const opened = (address = "/admin/tables") => {
    history.replaceState(null, "", address)
    const { unmount } = render(<TablesDay venues={[ROME, soho]} />)
    const { value } = screen.getByRole<HTMLSelectElement>("combobox", { name: "Venue, one of 2" })
    unmount()
    return value
  }

  it("opens the first, and then the one that was looked at last, also where an address had named it", () => {
    expect(opened()).toBe("trattoria")
    expect(opened("/admin/tables?venue=soho")).toBe("soho")
    expect(opened()).toBe("soho")
  })

  it("opens the one that was looked at last also where the address names one that it is not of", () => {
    opened("/admin/tables?venue=soho")
    expect(opened("/admin/tables?venue=nowhere")).toBe("soho")
  })

  it("says so where the address names one that it is not of, until another is chosen", () => {
    history.replaceState(null, "", "/admin/tables?venue=nowhere")
    render(<TablesDay venues={[ROME, soho]} />)
    const told = /“nowhere” is none of your venues.* This is Trattoria\./
    expect(screen.getAllByRole("alert")[0]).toHaveTextContent(told)
    const choice = screen.getByRole("combobox", { name: "Venue, one of 2" })
    fireEvent.change(choice, { target: { value: "soho" } })
    expect(screen.queryByText(told)).toBeNull()
  })
})

it("stays past midnight at the evening that goes on, for as long as the server says so", async () => {
  jest.setSystemTime(at("12:00") + 12.5 * 3_600_000)
  render(<TablesDay venues={[ROME]} />)
  expect(asked.at(-1)?.request.day).toBe("2026-11-28")
  await asked.at(-1)?.answer(aDay())
  expect(asked.at(-1)?.request.day).toBe("2026-11-27")
  expect(screen.getByRole("button", { name: "Today" })).toBeDisabled()
  expect(location.search).toBe("")
  await asked.at(-1)?.answer(aDay({ today: "2026-11-28" }))
  expect(asked.at(-1)?.request.day).toBe("2026-11-28")
})

it("opens today where the address names no day that there is", () => {
  history.replaceState(null, "", "/admin/tables?day=2026-02-30")
  render(<TablesDay venues={[ROME]} />)
  expect(asked.at(-1)?.request.day).toBe("2026-11-27")
})

it("has the address to write to each guest at, who may have left none", async () => {
  render(<TablesDay venues={[ROME]} />)
  const caller = { ...aBooking("Bo"), reference: "B2", email: "" }
  await asked[0]?.answer(aDay({ bookings: [aBooking("Ada"), caller] }))
  const links = screen.getAllByRole("link", { name: /@/ })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["mailto:ada@example.org"])
})

it("writes to the address of a guest, and nothing that the address says", async () => {
  render(<TablesDay venues={[ROME]} />)
  const email = "bo?body=Pay&bcc=cy%40example.net@example.org"
  await asked[0]?.answer(aDay({ bookings: [{ ...aBooking("Bo"), email }] }))
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: email })
  expect(href).toMatch(/^mailto:[^?&@]+@example\.org$/)
  expect(decodeURIComponent(href)).toBe(`mailto:${email}`)
})

it("says until when each table is taken, with the date where that is past midnight", async () => {
  render(<TablesDay venues={[ROME]} />)
  const supper = { ...aBooking("Bo"), reference: "B2", choice: "Long supper" }
  const bookings = [aBooking("Ada"), { ...supper, endsAt: at("23:30") + 3_600_000 }]
  await asked[0]?.answer(aDay({ bookings }))
  expect(screen.getByText(/^until 21:00 · B7QX-29KD$/)).toBeVisible()
  expect(screen.getByText("until 00:30 (Sat 28 Nov) · B2 · Long supper")).toBeVisible()
})

it("says of a table that the same telephone number has another one then", async () => {
  render(<TablesDay venues={[ROME]} />)
  const sameNumber = ["Ada Rossi, 19:30 (B2)", "Bo, 20:00 (B3)"]
  await asked[0]?.answer(aDay({ bookings: [{ ...aBooking("Ada"), sameNumber }] }))
  expect(
    screen.getByText(
      "The same number has another table then: Ada Rossi, 19:30 (B2); Bo, 20:00 (B3)",
    ),
  ).toBeVisible()
})

it("says of guests who come while it is closed that they have been told nothing", async () => {
  render(<TablesDay venues={[ROME]} />)
  const untold = /have not been told/
  await asked[0]?.answer(aDay({ closed: "Flood", bookings: [aBooking("Ada")] }))
  expect(screen.getByText(untold)).toBeVisible()
  press("Day after")
  const cancelled = { ...aBooking("Ada"), state: "cancelled" } as const
  await asked[1]?.answer(aDay({ closed: "Flood", bookings: [cancelled] }))
  expect(screen.queryByText(untold)).toBeNull()
})

it("promises no mail of a move that changes nothing", async () => {
  render(<TablesDay venues={[ROME]} />)
  await asked[0]?.answer(aDay({ bookings: [aBooking("Ada")] }))
  press("Move Ada")
  press("Move and tell the guest")
  expect(screen.getByText("It is booked so already. Nobody is told anything.")).toBeVisible()
  expect(asked).toHaveLength(1)
  fireEvent.change(screen.getByLabelText("Guests", { selector: "li input" }), {
    target: { value: "3" },
  })
  press("Move and tell the guest")
  expect(asked[1]?.request).toMatchObject({ ask: "move", party: 3 })
})

it("promises no mail where what looks like a program’s is cancelled", async () => {
  render(<TablesDay venues={[ROME]} />)
  const suspect = { state: "waiting", suspicion: "it was sent too fast" } as const
  await asked[0]?.answer(aDay({ bookings: [{ ...aBooking("Bot"), ...suspect }] }))
  press("Cancel Bot")
  expect(screen.getByText(/No mail is sent: it looks like a program’s\./)).toBeVisible()
  press("Yes, cancel")
  await asked[1]?.answer({ is: "done" })
  await asked[2]?.answer(aDay())
  expect(screen.getByRole("status")).toHaveTextContent(/^Bot is cancelled\. No mail is sent/)
})

it("says of a guest whom no mail has reached that they are to be called", async () => {
  render(<TablesDay venues={[ROME]} />)
  await asked[0]?.answer(aDay({ bookings: [{ ...aBooking("Ada"), told: "givenUp" }] }))
  expect(screen.getByText("Please call the guest: the last mail did not arrive.")).toBeVisible()
})

it("after a change looks at the day that is shown by then", async () => {
  render(<TablesDay venues={[ROME]} />)
  await asked[0]?.answer(aDay({ bookings: [aBooking("Ada")] }))
  press("Cancel Ada")
  press("Yes, cancel")
  press("Day after")
  await asked[2]?.answer(aDay({ bookings: [aBooking("Of the 28th")] }))

  await asked[1]?.answer({ is: "done" })

  expect(asked[3]?.request).toMatchObject({ ask: "day", day: "2026-11-28" })
})

const service = (opens: string, closes: string, ...times: string[]): Service => ({
  opens,
  closes,
  slots: times.map((time) => ({
    time,
    isNextDay: false,
    startsAt: at(time),
    endsAt: at(time) + 2 * 3_600_000,
    isFree: true,
  })),
})

describe("a guest who calls", () => {
  const lunchAndDinner = [
    service("11:00", "15:00", "11:00", "12:30"),
    service("19:00", "23:00", "19:00", "19:30"),
  ]
  const form = () => within(screen.getByRole("region", { name: "Book for a guest who calls" }))
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(form().getByLabelText(label), { target: { value } })

  async function aCall(): Promise<void> {
    render(<TablesDay venues={[ROME]} />)
    await asked[0]?.answer(aDay({ services: lunchAndDinner }))
    type("Time", "19:30")
    type("Guests", "4")
    type("Name", "Bo Neri")
    type("Telephone", "+39 06 5550 0101")
    type(/^Notes/, "A high chair")
  }

  it("is asked for one of the times to come, and booked with what they say", async () => {
    await aCall()
    expect(
      form()
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([...["Choose", "12:30", "19:00", "19:30"]])
    press("Book the table")
    expect(asked[1]?.request).toEqual({
      ...{ ask: "book", venue: "trattoria", day: "2026-11-27", time: "19:30", party: "4" },
      ...{ name: "Bo Neri", phone: "+39 06 5550 0101", email: "", message: "A high chair" },
      key: expect.stringMatching(/^[\da-f]{32}$/),
    })
    await asked[1]?.answer({ is: "done" })
    await asked[2]?.answer(aDay({ services: lunchAndDinner }))

    expect(screen.getByText("Bo Neri is booked for 19:30. No mail is sent.")).toBeVisible()
    expect(form().getByLabelText("Name")).toHaveValue("")
    expect(form().getByLabelText("Time")).toHaveValue("")
  })

  it("is not asked again where there is no room, nor where nobody answers: it is the same caller once more", async () => {
    await aCall()
    press("Book the table")
    await asked[1]?.answer({ is: "refused", why: "There is no room for 4 at 19:30." })
    await asked[2]?.answer(aDay({ services: lunchAndDinner }))
    expect(form().getByRole("alert")).toHaveTextContent("There is no room for 4 at 19:30.")
    expect(form().getByLabelText("Name")).toHaveValue("Bo Neri")

    press("Book the table")
    expect(asked[3]?.request.key).toBe(asked[1]?.request.key)
    await asked[3]?.fail()
    type("Guests", "2")
    press("Book the table")
    expect(asked.at(-1)?.request).toMatchObject({ ask: "book", party: "2" })
    expect(asked.at(-1)?.request.key).toBe(asked[1]?.request.key)
  })

  it("leaves the form to the next caller, who is written down before the answer comes", async () => {
    await aCall()
    press("Book the table")
    type("Name", "Cleo Verdi")
    type("Telephone", "+39 06 5550 0102")
    await asked[1]?.answer({ is: "done" })
    await asked[2]?.answer(aDay({ services: lunchAndDinner }))
    expect(form().getByLabelText("Name")).toHaveValue("Cleo Verdi")
    expect(form().getByLabelText("Telephone")).toHaveValue("+39 06 5550 0102")
    // Those were the first caller's.
    expect(form().getByLabelText("Time")).toHaveValue("")
    expect(form().getByLabelText(/^Notes/)).toHaveValue("")
  })

  it("loses nothing that is on its way where somebody before is answered late", async () => {
    await aCall()
    press("Book the table")
    type("Name", "Cleo Verdi")
    press("Book the table")
    expect(asked[2]?.request.key).not.toBe(asked[1]?.request.key)
    await asked[1]?.answer({ is: "done" })
    await asked.at(-1)?.answer(aDay({ services: lunchAndDinner }))
    expect(form().getByLabelText("Name")).toHaveValue("Cleo Verdi")
    expect(form().getByLabelText("Time")).toHaveValue("19:30")
    press("Book the table")
    expect(asked.at(-1)?.request.key).toBe(asked[2]?.request.key)
  })

  it("stays on the line while another day is looked at for them", async () => {
    await aCall()
    press("Day after")
    await asked[1]?.answer(aDay({ services: [service("12:00", "15:00", "14:00")] }))
    expect(form().getByLabelText("Name")).toHaveValue("Bo Neri")
    expect(form().getByLabelText("Time")).toHaveValue("")
  })

  it("and has left no address is to be called when the table is moved or cancelled", async () => {
    render(<TablesDay venues={[ROME]} />)
    const booking = { ...aBooking("Bo"), email: "", phone: "+39 06 5550 0101" }
    await asked[0]?.answer(aDay({ bookings: [booking] }))
    press("Cancel Bo")
    expect(screen.getByText(/No mail is sent: call \+39 06 5550 0101\./)).toBeVisible()
    press("Yes, cancel")
    await asked[1]?.answer({ is: "done" })
    await asked[2]?.answer(aDay())
    expect(
      screen.getByText("Bo is cancelled. No mail is sent: call +39 06 5550 0101."),
    ).toBeVisible()
  })
})

it("says of each venue in the list how much is booked there on the day that is shown", async () => {
  const SOHO = { name: "Soho", slug: "soho", timeZone: "Europe/London" }
  const both = [ROME, SOHO]
  render(<TablesDay venues={both} />)
  const listed = () =>
    within(screen.getByRole("combobox", { name: "Venue, one of 2" }))
      .getAllByRole("option")
      .map((option) => option.textContent)
  expect(asked[1]?.request).toEqual({
    ...{ ask: "counts", venue: "trattoria", day: "2026-11-27" },
    venues: ["trattoria", "soho"],
  })
  await asked[1]?.answer({ is: "counts", counts: { soho: 12 } })
  expect(listed()).toEqual(["Trattoria", "Soho (12 booked)"])

  press("Day after")
  expect(listed()).toEqual(["Trattoria", "Soho"])
  await asked.at(-1)?.answer({ is: "counts", counts: { trattoria: 3 } })
  expect(listed()).toEqual(["Trattoria (3 booked)", "Soho"])
})

it("says of the venue that is looked at what its day says, as soon as that has changed", async () => {
  const SOHO = { name: "Soho", slug: "soho", timeZone: "Europe/London" }
  const both = [ROME, SOHO]
  render(<TablesDay venues={both} />)
  const listed = () =>
    screen.getAllByRole("option", { name: /^(Trattoria|Soho)/ }).map((option) => option.textContent)
  await asked[1]?.answer({ is: "counts", counts: { trattoria: 1, soho: 12 } })
  const bookings = [aBooking("Ada"), { ...aBooking("Bo"), reference: "B7QX-29KE" }]
  await asked[0]?.answer(aDay({ bookings }))
  expect(listed()).toEqual(["Trattoria (2 booked)", "Soho (12 booked)"])

  press("Cancel Ada")
  press("Yes, cancel")
  await asked[2]?.answer({ is: "done" })
  const cancelled = bookings.map((booking) => ({ ...booking, state: "cancelled" as const }))
  await asked[3]?.answer(aDay({ bookings: cancelled }))
  expect(listed()).toEqual(["Trattoria", "Soho (12 booked)"])
})

it("names the date of a block that is another day’s", async () => {
  render(<TablesDay venues={[ROME]} />)
  const blocks = [
    { id: 1, from: at("19:00"), until: at("20:00"), madeBy: "Rosa" },
    { id: 2, from: at("23:00"), until: at("23:00") + 3 * 3_600_000, madeBy: "Rosa" },
  ]
  await asked[0]?.answer(aDay({ blocks }))

  const section = within(screen.getByRole("region", { name: "Take no more bookings" }))
  expect(section.getByText("19:00 to 20:00, by Rosa")).toBeVisible()
  expect(section.getByText("23:00 to 02:00 (Sat 28 Nov), by Rosa")).toBeVisible()
})

it("puts dinner’s first guests under dinner, also where lunch ends as it begins", () => {
  const services = [
    service("12:00", "18:00", "12:00", "16:00"),
    service("18:00", "23:00", "18:00", "21:00"),
  ]
  expect(serviceOf(services, at("18:00"))).toBe(1)
  expect(serviceOf(services, at("17:30"))).toBe(0)
  expect(serviceOf(services, at("23:30"))).toBe(-1)
})
