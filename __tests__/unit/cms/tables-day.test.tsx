import { fireEvent, render, screen, within } from "@testing-library/react"
import { TablesDay } from "../../../cms/src/admin-ui/tables/tables-day"
import { serviceOf } from "../../../cms/src/admin-ui/tables/services"
import type { StaffBooking, StaffDay } from "../../../shared/booking/staff-channel"
import type { Service } from "../../../shared/booking/slots"
import { asked, withAskedCms } from "./asked-cms"

const ROME = { name: "Trattoria", slug: "trattoria", timeZone: "Europe/Rome" }
const at = (time: string): number => Date.parse(`2026-11-27T${time}:00+01:00`)

const aBooking = (name: string): StaffBooking => ({
  reference: "B7QX-29KD",
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
})

const aDay = (changes: Partial<StaffDay> = {}): StaffDay => ({
  is: "day",
  timeZone: ROME.timeZone,
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
  const service = (opens: string, closes: string, first: string, last: string): Service => ({
    opens,
    closes,
    slots: [first, last].map((time) => ({
      time,
      isNextDay: false,
      startsAt: at(time),
      endsAt: at(time) + 2 * 3_600_000,
      isFree: true,
    })),
  })
  const services = [
    service("12:00", "18:00", "12:00", "16:00"),
    service("18:00", "23:00", "18:00", "21:00"),
  ]
  expect(serviceOf(services, at("18:00"))).toBe(1)
  expect(serviceOf(services, at("17:30"))).toBe(0)
  expect(serviceOf(services, at("23:30"))).toBe(-1)
})
