import type { APIRequestContext } from "@playwright/test"
import { addDays, wallClock } from "../../shared/opening-hours"
import { dishField, ORDER_PREFIX } from "../../shared/ordering/addresses"
import type { KitchenAnswer } from "../../shared/ordering/staff-channel"
import { PASSWORD, signIn } from "../build/cms-api"
import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

/** Both take orders on the site; the first is open for dinner on each of the next days, and takes them two days ahead. */
const [OWN, OTHER] = ["400-trastevere", "400-soho"]
const DISH = "Marinara"
const onSite = (path: string): string => requiredEnv("SITE_ORIGIN") + path
/** Tomorrow at the venue; at another attempt the day after, when nothing is left of the first. */
const dayOf = (retry: number): string =>
  addDays(wallClock(new Date(), "Europe/Rome").day, 1 + retry)

interface Guest {
  name: string
  day: string
  time: string
  message?: string
}

/** As a script orders. @returns the order's reference */
async function order(request: APIRequestContext, guest: Guest): Promise<string> {
  const answer = await request.post(onSite(ORDER_PREFIX), {
    headers: { accept: "application/json" },
    data: {
      ...{ venue: OWN, [dishField(DISH)]: 2, pays: "counter" },
      ...{ ...guest, email: `kitchen.${Date.now()}@example.org` },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

test("a venue manager cooks what their guests have ordered, and sees no other venue’s", async ({
  page,
  request,
  api,
  signInToAdmin,
}, { retry }) => {
  const day = dayOf(retry)
  const name = `Anna Cucina ${Date.now()}`
  const reference = await order(request, { name, day, time: "19:15", message: "No nuts" })
  const venue = await api.find(`locations?where[slug][equals]=${OWN}&depth=0`)
  const login = { email: `kitchen.${Date.now()}@example.com`, password: PASSWORD }
  await api.prepare("POST", "users", { ...login, role: "venueManager", venues: [venue.id] })
  await signInToAdmin(login)
  await page.goto("/admin/kitchen")

  const pause = page.getByRole("button", { name: "Pause", exact: true })
  // Shown with the first answer, once the page listens.
  await expect(pause).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Venue" }).locator("option")).toHaveText([
    String(venue.name),
  ])
  await page.getByLabel("Day", { exact: true }).fill(day)
  const inSection = (section: string) =>
    page
      .getByRole("region", { name: new RegExp(`^${section}`) })
      .getByRole("listitem", { name: `19:15 ${name}` })
  const ticket = inSection("New")
  await expect(ticket).toContainText(reference)
  await expect(ticket).toContainText(`2 ×${DISH}`)
  await expect(ticket).toContainText("No nuts")
  await expect(ticket).toContainText("Pays at the counter")

  await ticket.getByRole("button", { name: `Start ${name}` }).click()
  await expect(inSection("In the kitchen")).toBeFocused()
  await inSection("In the kitchen")
    .getByRole("button", { name: `Ready ${name}` })
    .click()
  await inSection("Ready")
    .getByRole("button", { name: `Collected ${name}` })
    .click()
  await expect(inSection("Ready")).toHaveCount(0)
  // Pressed by mistake, and taken back.
  await page.getByText(/^Collected and cancelled: [1-9]/).click()
  await page.getByRole("button", { name: `Back to Ready ${name}` }).click()
  await expect(inSection("Ready")).toBeFocused()
  await inSection("Ready")
    .getByRole("button", { name: `Collected ${name}` })
    .click()
  await expect(inSection("Ready")).toHaveCount(0)

  // Nobody asks for it: it is there by itself, and is said.
  const next = `Ben Cucina ${Date.now()}`
  await order(request, { name: next, day, time: "19:30" })
  await expect(page.getByText(`1 new order, 19:30, ${next}`)).toBeVisible()
  const other = page.getByRole("listitem", { name: `19:30 ${next}` })
  await other.getByRole("button", { name: `Cancel ${next}` }).click()
  await other.getByLabel(`Reason, which ${next} is told`).fill("The oven is cold.")
  await other.getByRole("button", { name: "Cancel and tell the guest" }).click()
  await expect(
    page.getByText(`The order of ${next} is cancelled. The guest is told.`),
  ).toBeVisible()

  await page.getByLabel("From", { exact: true }).fill("20:00")
  await page.getByLabel("Until", { exact: true }).fill("21:00")
  await pause.click()
  const paused = page.getByRole("listitem").filter({ hasText: "20:00 to 21:00" })
  await expect(paused).toContainText(`by ${login.email}`)
  await paused.getByRole("button", { name: "Resume orders" }).click()
  await expect(paused).toHaveCount(0)

  // The copy that the list of orders has of it, in the CMS that the forms' server knows.
  const copies = await signIn(requiredEnv("CMS_ORIGIN"))
  await expect
    .poll(async () => {
      const { body } = await copies.get(`orders?where[reference][equals]=${reference}&depth=0`)
      return body.docs.map(({ status }) => status)
    })
    .toEqual(["collected"])

  // What the page itself would send, for a venue that is not in its list.
  const refused = await page.evaluate(
    async (body) => {
      const answer = await fetch("/api/kitchen", {
        method: "POST",
        headers: { "content-type": "application/json" },
        credentials: "include",
        body: JSON.stringify(body),
      })
      return { status: answer.status, said: (await answer.json()) as KitchenAnswer }
    },
    { ask: "day", venue: OTHER, day },
  )
  expect(refused).toEqual({
    status: 403,
    said: { is: "refused", why: "This is another venue's kitchen." },
  })
})

test("the board keeps what is typed, and says when it cannot see", async ({
  page,
  request,
  signInToAdmin,
}, { retry }) => {
  const day = dayOf(retry)
  const name = `Cleo Cucina ${Date.now()}`
  await order(request, { name, day, time: "20:00" })
  await signInToAdmin()
  await page.goto("/admin/kitchen")
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible()
  await page.getByRole("combobox", { name: "Venue" }).selectOption(OWN)
  await page.getByLabel("Day", { exact: true }).fill(day)
  await page.getByRole("button", { name: `Cancel ${name}` }).click()
  const reason = page.getByLabel(`Reason, which ${name} is told`)
  await expect(reason).toBeFocused()
  await page.keyboard.type("We are out of")
  await page.waitForResponse("**/api/kitchen")
  await page.keyboard.type(" flour")
  await expect(reason).toHaveValue("We are out of flour")

  await page.route("**/api/kitchen", (route) => route.abort())
  await expect(
    page.getByText(/^Not up to date since \d\d:\d\d\. The CMS does not answer\.$/),
  ).toBeVisible()
  await page.unroute("**/api/kitchen")
  await expect(page.getByText(/^Not up to date/)).toHaveCount(0)
  await expect(reason).toHaveValue("We are out of flour")

  // Remembered on this device.
  await page.getByRole("button", { name: "Turn the sound on" }).click()
  await expect(page.getByRole("button", { name: "Turn the sound off" })).toBeVisible()
  await page.reload()
  await page.getByRole("button", { name: "Turn the sound off" }).click()
  await expect(page.getByText("New orders are not heard.")).toBeVisible()
})
