import { randomUUID } from "node:crypto"
import { createCms } from "../../server/api/outbox/cms"
import type { PublishingStatus } from "../../shared/publishing"
import { SUSPECT } from "../../shared/submissions/guest-documents"
import { requiredEnv } from "../browser/support/cms"
import { reportPublishing } from "./support/publishing-report"
import { expect, test } from "./support/admin-test"

const VENUE = "400-trastevere"

/** As much as is usually told of it. */
const LIVE: PublishingStatus["live"] = {
  id: "20261121T120431000Z",
  madeAt: "2026-11-21T12:04:30.000Z",
  switchedAt: "2026-11-21T12:04:31.000Z",
  cause: {
    kind: "events",
    events: [
      {
        event: "publish",
        collection: "news",
        id: "7",
        slug: "courtyard",
        title: "The courtyard opens for the first warm evenings of the year",
        changed: ["title"],
        time: "2026-11-21T12:04:20.000Z",
      },
    ],
    more: 0,
  },
  lastSequence: 7,
  made: {
    pages: 1200,
    rendered: 109,
    stitched: 1091,
    timings: { content: 200, pages: 600, release: 200, gates: 200, switch: 0 },
  },
}

test("a tablet stays at the venue that it was given", async ({ page, signInToAdmin }) => {
  await signInToAdmin()
  await page.goto("/admin/tables")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Tables, /)
  // Shown with the first answer, once the page listens.
  await expect(page.getByRole("button", { name: "Block", exact: true })).toBeVisible()
  const venue = page.getByRole("combobox", { name: "Venue" })
  await venue.selectOption(VENUE)
  await expect(page).toHaveURL(new RegExp(`venue=${VENUE}`))
  await page.goto("/admin/tables")
  await expect(venue).toHaveValue(VENUE)
})

test("staff begin with today's pages, and are told what was held as spam", async ({
  page,
  cms,
  signInToAdmin,
}) => {
  // As the forms' server delivers it.
  await createCms({
    url: `${cms.origin}/api/graphql`,
    key: requiredEnv("SUBMISSIONS_API_KEY"),
    scheme: "api-clients API-Key",
  }).create("enquiries", {
    ...{ submissionId: randomUUID(), kind: "contact", subject: "A booking", status: SUSPECT },
    ...{ name: "Cy Prova", email: "cy.prova@example.org", message: "https://example.org" },
  })
  await signInToAdmin()
  const today = page.getByRole("region", { name: "Today" })
  await page.goto("/admin")
  const held = today.getByRole("link", { name: /^Enquiries: \d+ held as spam$/ })
  await expect(held).toHaveAttribute("href", /status.*=suspect$/)
  for (const [name, address] of [
    ["Tables today", "/admin/tables"],
    ["Kitchen today", "/admin/kitchen"],
  ] as const) {
    await expect(today.getByRole("link", { name })).toHaveAttribute("href", address)
  }
})

test("what somebody sent is found by the telephone number they left", async ({
  page,
  cms,
  signInToAdmin,
}) => {
  const number = `+39 06 ${String(Date.now()).slice(-8)}`
  await createCms({
    url: `${cms.origin}/api/graphql`,
    key: requiredEnv("SUBMISSIONS_API_KEY"),
    scheme: "api-clients API-Key",
  }).create("enquiries", {
    ...{ submissionId: randomUUID(), kind: "contact", subject: "Call me", status: "new" },
    ...{ name: "Dea Prova", email: "dea.prova@example.org", phone: number, message: "Please" },
  })
  await signInToAdmin()
  for (const typed of [number, number.replace("+39 ", "").replaceAll(" ", "")]) {
    await page.goto(`/admin/collections/enquiries?search=${encodeURIComponent(typed)}`)
    await expect(page.getByRole("row").filter({ hasText: "Dea Prova" })).toHaveCount(1)
  }
})

test("the list of bookings begins with those to come, in their order, and leads to those before", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const venue = await api.find(`locations?where[slug][equals]=${VENUE}&depth=0`)
  const dayAhead = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [name, day, time] of [
    ["Fay", dayAhead(300), "19:00"],
    ["Ivo", dayAhead(2), "21:00"],
    ["Eva", dayAhead(2), "19:00"],
    ["Pia", dayAhead(-9), "19:00"],
  ] as const) {
    await api.prepare("POST", "bookings", {
      ...{ venue: venue.id, date: `${day}T12:00:00.000Z`, time, partySize: 2 },
      ...{ name: `${name} Lista`, email: `${name}.lista@example.org`, status: "requested" },
    })
  }
  await signInToAdmin()
  await page.goto("/admin")
  await page.getByRole("link", { name: "Show all Bookings" }).click()

  const listed = page.getByRole("row").filter({ hasText: / Lista/ })
  await expect(listed).toHaveText([/Eva/, /Ivo/, /Fay/])
  await page.getByRole("link", { name: "Before today" }).click()
  await expect(listed).toHaveText([/Pia/])
  await page.getByRole("link", { name: "All", exact: true }).click()
  await expect(listed).toHaveText([/Fay/, /Ivo/, /Eva/, /Pia/])
})

test("what somebody is about to press on the dashboard stays in its place when the page begins to work", async ({
  page,
  signInToAdmin,
}) => {
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  await page.route("**/_next/static/**/*.js", async (route) => {
    await begun
    await route.fallback()
  })
  await signInToAdmin()
  await page.goto("/admin", { waitUntil: "commit" })
  const frame = page.locator(".template-default")
  const link = page.getByRole("link", { name: "Show all Bookings" })
  await expect(link).toBeVisible()
  // What a busy browser animates, and an idle one does not, is the way from the one to the other.
  const columns = () => frame.evaluate((element) => getComputedStyle(element).gridTemplateColumns)
  const before = { columns: await columns(), place: await link.boundingBox() }
  // As it is for a moment where Payload measures the window late.
  await frame.evaluate((element) => element.classList.add("template-default--nav-hydrated"))
  expect({ columns: await columns(), place: await link.boundingBox() }).toEqual(before)
  await frame.evaluate((element) => element.classList.remove("template-default--nav-hydrated"))
  begin()
  await expect(frame).toHaveClass(/template-default--nav-animate/)
  expect({ columns: await columns(), place: await link.boundingBox() }).toEqual(before)

  await page.getByRole("button", { name: "Open Menu" }).first().click()
  await expect(page.locator(".nav--nav-open")).toBeVisible()
})

for (const [width, height] of [
  [1360, 900],
  [390, 844],
] as const) {
  test(`what stands below the publishing panel stays in its place when it says what is live, ${width} px wide`, async ({
    page,
    signInToAdmin,
  }) => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.setViewportSize({ width, height })
    await reportPublishing(page, () => ({ live: LIVE }))
    await page.route("**/api/publishing/status", async (route) => {
      await answered
      await route.fallback()
    })
    await signInToAdmin()
    await page.goto("/admin")
    const below = page.getByRole("link", { name: "Show all Bookings" })
    await expect(below).toBeVisible()
    await expect(page.locator(".template-default")).toHaveClass(/template-default--nav-animate/)
    const before = await below.boundingBox()
    answer()
    await expect(
      page.getByText("109 of 1200 pages made anew, 1091 with another header or footer, in 1.2"),
    ).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
  })
}
