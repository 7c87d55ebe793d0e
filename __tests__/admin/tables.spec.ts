import type { APIRequestContext } from "@playwright/test"
import { type TimesAnswer } from "../../shared/booking/booking-form"
import { BOOKING_PREFIX, timesOf } from "../../shared/booking/addresses"
import type { StaffAnswer } from "../../shared/booking/staff-channel"
import { allSlots } from "../../shared/booking/slots"
import { PASSWORD } from "../build/cms-api"
import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

/** Both book on the site; the first is open for lunch and dinner on every day but one of the next. */
const [OWN, OTHER] = ["400-trastevere", "400-navigli"]
const onSite = (path: string): string => requiredEnv("SITE_ORIGIN") + path
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As a browser without scripts books. @returns where the guest sees the booking */
async function book(request: APIRequestContext, form: Record<string, string>): Promise<string> {
  const answer = await request.post(onSite(BOOKING_PREFIX), { form, maxRedirects: 0 })
  expect(answer.status(), await answer.text()).toBe(303)
  return new URL(answer.headers().location ?? "", requiredEnv("SITE_ORIGIN")).href
}

/** Whether a guest could book that time. */
async function isFree(request: APIRequestContext, day: string, time: string): Promise<boolean> {
  const answer = await request.get(onSite(timesOf({ venue: OWN, day, party: "2" })), {
    headers: { accept: "application/json" },
  })
  const { offer } = (await answer.json()) as TimesAnswer
  return allSlots(offer).some((slot) => slot.time === time && slot.isFree)
}

test("a venue manager keeps the day of their venue, and reaches no other venue’s", async ({
  page,
  request,
  api,
  signInToAdmin,
}, { retry }) => {
  // Far from the days of the other tests that book there; another one for another attempt.
  const day = dayAhead(30 + retry)
  const name = `Ada Tavoli ${Date.now()}`
  const seen = await book(request, {
    ...{ venue: OWN, day, party: "2", time: "20:00" },
    ...{ name, email: `ada.tavoli.${Date.now()}@example.org`, message: "By the oven" },
  })
  const venue = await api.find(`locations?where[slug][equals]=${OWN}&depth=0`)
  const login = { email: `tables.${Date.now()}@example.com`, password: PASSWORD }
  await api.prepare("POST", "users", { ...login, role: "venueManager", venues: [venue.id] })
  await signInToAdmin(login)
  await page.goto("/admin/tables")

  const block = page.getByRole("button", { name: "Block", exact: true })
  // Shown with the first answer, once the page listens.
  await expect(block).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Venue" }).locator("option")).toHaveText([
    String(venue.name),
  ])
  await page.getByLabel("Day", { exact: true }).fill(day)
  const booking = page.getByRole("listitem").filter({ hasText: name })
  const time = booking.locator(".tables__time")
  await expect(time).toHaveText("20:00")
  await expect(booking).toContainText("2 guests")
  await expect(booking).toContainText("By the oven")

  await page.getByLabel("From", { exact: true }).fill("12:30")
  await page.getByLabel("Until", { exact: true }).fill("13:30")
  expect(await isFree(request, day, "13:00")).toBe(true)
  await block.click()
  const blocked = page.getByRole("listitem").filter({ hasText: "12:30 to 13:30" })
  await expect(blocked).toContainText(`by ${login.email}`)
  expect(await isFree(request, day, "13:00")).toBe(false)
  await blocked.getByRole("button", { name: "Take bookings again" }).click()
  await expect(blocked).toHaveCount(0)
  expect(await isFree(request, day, "13:00")).toBe(true)

  await booking.getByRole("button", { name: `Move ${name}` }).click()
  await booking.getByLabel("Time", { exact: true }).fill("20:30")
  await booking.getByRole("button", { name: "Move and tell the guest" }).click()
  await expect(page.getByText(`${name} is moved to 20:30. The guest is told.`)).toBeVisible()
  await expect(time).toHaveText("20:30")
  expect(await (await request.get(seen)).text()).toContain("20:30")

  await booking.getByRole("button", { name: `Cancel ${name}` }).click()
  await booking.getByRole("button", { name: "Yes, cancel" }).click()
  await expect(page.getByText(`${name} is cancelled. The guest is told.`)).toBeVisible()
  await expect(booking).toContainText("Cancelled")
  expect(await (await request.get(seen)).text()).toContain("This booking is cancelled.")

  // A guest who calls, and has no address.
  const caller = `Bo Tavoli ${Date.now()}`
  const call = page.getByRole("region", { name: "Book for a guest who calls" })
  await call.getByLabel("Time").selectOption("13:00")
  await call.getByLabel("Guests").fill("3")
  await call.getByLabel("Name").fill(caller)
  await call.getByLabel("Telephone").fill("+39 06 5550 0101")
  await call.getByLabel("Notes (optional)").fill("A high chair")
  await call.getByRole("button", { name: "Book the table" }).click()
  await expect(page.getByText(`${caller} is booked for 13:00. No mail is sent.`)).toBeVisible()
  await expect(call.getByLabel("Name")).toHaveValue("")
  const called = page.getByRole("listitem").filter({ hasText: caller })
  await expect(called.locator(".tables__time")).toHaveText("13:00")
  await expect(called).toContainText("3 guests")
  await expect(called).toContainText("A high chair")
  await expect(called).toContainText(/B\w{3}-\w{4} · \+39 06 5550 0101/)
  await called.getByRole("button", { name: `Cancel ${caller}` }).click()
  await expect(called).toContainText("No mail is sent: call +39 06 5550 0101.")
  await called.getByRole("button", { name: "Yes, cancel" }).click()
  await expect(called).toContainText("Cancelled")

  // What the page itself would send, for a venue that is not in its list.
  for (const asked of [
    { ask: "day", venue: OTHER, day },
    { ask: "counts", venue: OWN, day, venues: [OWN, OTHER] },
  ]) {
    const refused = await page.evaluate(async (body) => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        credentials: "include",
        body: JSON.stringify(body),
      })
      return { status: answer.status, said: (await answer.json()) as StaffAnswer }
    }, asked)
    expect(refused, asked.ask).toEqual({
      status: 403,
      said: { is: "refused", why: "These are another venue's tables." },
    })
  }
})
