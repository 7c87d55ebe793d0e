import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { serializeOuter } from "parse5"
import type { Booking } from "../../../../../server/api/booking/booking"
import { bookingSlip } from "../../../../../server/api/booking/slip"
import { timesAnewScript } from "../../../../../server/api/booking/times-anew"
import { readEntries } from "../../../../../shared/booking/booking-form"
import { slotsOf } from "../../../../../shared/booking/slots"
import { FRIDAY, NOW, trattoria } from "./a-venue"

const booking: Booking = {
  ...{ reference: "B7QX-29KD", venue: trattoria.slug, state: "confirmed", choice: "" },
  ...{ day: FRIDAY, time: "19:00", party: 2, startsAt: Date.parse("2026-11-27T18:00:00Z") },
  ...{ endsAt: Date.parse("2026-11-27T20:00:00Z"), eventAt: null, toldEventAt: null },
  ...{ name: "Ada", email: "ada@example.org", phone: "", message: "", suspicion: null },
  ...{ madeAt: NOW, changedAt: NOW, revision: 1, toldStartsAt: null, houseStartsAt: null },
  ...{ replacedBy: null, formerly: [] },
}

/** The page of the booking for a wish; of ten seats six are taken at 19:00. */
function page(wish: { day: string; party: string; time?: string }): string {
  const table = { venue: trattoria, offered: trattoria, menu: undefined, event: undefined }
  const { entries, problems } = readEntries({ venue: trattoria.slug, ...wish }, ["day", "party"])
  const { startsAt } = booking
  const seatings = [{ startsAt, endsAt: startsAt + 7_200_000, guests: 6 }]
  const party = Number(wish.party)
  const taken = { seatings, blocks: [] }
  const isClear = Object.keys(problems).length === 0
  const offer = isClear
    ? slotsOf(trattoria, { day: wish.day, party }, new Date(NOW), taken)
    : undefined
  const shown = { table, entries, problems, now: NOW }
  const more = { hasFailed: false, offer, isChanging: false, said: undefined }
  return serializeOuter(bookingSlip(booking, "token", shown, more))
}

const asked: URL[] = []
const answer = jest.fn(async (address: string) => {
  const url = new URL(address, "https://forno.example")
  asked.push(url)
  const { day = "", party = "" } = Object.fromEntries(url.searchParams)
  return { ok: true, text: async () => page({ day, party }) }
})

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW)
  asked.length = 0
  Object.assign(globalThis, { fetch: answer })
  document.body.innerHTML = page({ day: FRIDAY, party: "2", time: "19:00" })
  new Function(timesAnewScript)()
})

const type = (party: string) =>
  fireEvent.input(screen.getByLabelText("How many"), { target: { value: party } })
const time = (name: RegExp) => screen.getByRole("radio", { name, hidden: true })
const said = () => {
  const change = screen.getByText("Change the booking").closest("details")
  return within(change ?? document.body).getByRole("status", { hidden: true })
}

it("shows who changes a booking the times for as many as they type, without a press of the button", async () => {
  expect(said()).toHaveTextContent("Tables for 2 guests on Friday 27 November")
  expect(time(/^20:00/)).toBeEnabled()
  fireEvent.click(time(/^21:00/))
  time(/^21:00/).focus()
  type("")
  type("6")
  await waitFor(() => expect(said()).toHaveTextContent("Tables for 6 guests"))
  expect(time(/^20:00, full/)).toBeDisabled()
  expect(screen.getAllByRole("radio", { name: /^20:00/, hidden: true })).toHaveLength(1)
  // It lies after the others have gone.
  expect(time(/^21:00/)).toBeChecked()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.pathname).toBe("/api/booking/of/token")
})

it("shows no times at all that may be wrong, where it cannot look", async () => {
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  type("6")
  await waitFor(() => expect(said()).toHaveTextContent("We could not look for tables just now."))
  expect(screen.queryAllByRole("radio", { hidden: true })).toEqual([])
  type("4")
  await waitFor(() => expect(said()).toHaveTextContent("Tables for 4 guests"))
})

it("keeps whoever has gone on to the button there, and answers while the next number is half typed", async () => {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => (give = resolve))
  answer.mockImplementationOnce(async () => {
    await given
    return { ok: true, text: async () => page({ day: FRIDAY, party: "4" }) }
  })
  const save = () => screen.getByRole("button", { name: "Save the change", hidden: true })
  type("4")
  await waitFor(() => expect(said()).toHaveTextContent("Looking"))
  type("")
  await new Promise((settled) => setTimeout(settled, 300))
  // Not in a part that is folded up: nothing there has the focus.
  screen.getByText("Change the booking").click()
  const before = save()
  before.focus()
  give()
  await waitFor(() => expect(said()).toHaveTextContent("Tables for 4 guests"))
  expect(save()).toBe(before)
  expect(before).toHaveFocus()
})

it("says what is wrong with a number that nobody can come with", async () => {
  type("0")
  await waitFor(() => expect(said()).toHaveTextContent("Please say how many you are, up to 100."))
  expect(screen.queryAllByRole("radio", { hidden: true })).toEqual([])
})
