import { expect, test } from "@playwright/test"
import { addDays, openingState, WEEKDAYS, weekdayOf } from "../../shared/opening-hours"
import type { HoursRecord } from "../../shared/opening-hours"
import { askCms } from "./support/cms"
import { openAlive } from "./support/alive"
import { WITH_MOTION } from "./support/motion"

test.use(WITH_MOTION)

test("a link inside the site changes the page without loading a document", async ({ page }) => {
  await openAlive(page, "/locations")
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page
    .getByRole("main")
    .getByRole("link", { name: /Trastevere/ })
    .first()
    .click()

  await expect(page).toHaveURL(/\/locations\/400-trastevere$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Trastevere")
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
})

test("the scripts of a page are fetched once it has been painted, or after a second", async ({
  page,
}) => {
  const timesOfScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    )
  await page.goto("/400")
  await expect.poll(async () => (await timesOfScripts()).length).toBeGreaterThan(3)

  const scripts = await timesOfScripts()
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  )
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(painted, 1000))
})

test("an internal link in rich text is a client-side link", async ({ page }) => {
  const links = page.locator(".prose a[href^='/']")
  await openAlive(page, "/terms-and-conditions")
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const href = await links.first().getAttribute("href")

  await links.first().click()

  await expect(page).toHaveURL(new RegExp(`${href ?? "no link found"}$`))
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
})

test("a brand's pages carry that brand's header, the group's pages the group's", async ({
  page,
}) => {
  const mark = page.getByRole("banner").getByRole("link").first()
  for (const path of ["/cenere", "/locations/cenere-testaccio"]) {
    await page.goto(path)
    await expect(mark).toHaveAccessibleName("Cenere")
    await expect(mark).toHaveAttribute("href", "/cenere")
  }
  await page.goto("/about")
  await expect(mark).toHaveAccessibleName("Quattrocento")
})

test("a venue that is not trading says so, whatever the hour", async ({ page }) => {
  await page.goto("/locations/400-alfama")
  await expect(page.getByRole("main")).toContainText(/opening soon/i)

  await page.goto("/locations/madia-bermondsey")
  await expect(page.getByRole("main")).toContainText(/temporarily closed/i)
})

test("a venue's page says whether it is open, by the venue's own clock", async ({ page }) => {
  // Milan is an hour ahead of the browser's London, and open past midnight on Fridays.
  const { Locations } = await askCms<{
    Locations: { docs: (HoursRecord & { openingHours: HoursRecord["weekly"] })[] }
  }>(`{ Locations(where: { slug: { equals: "400-navigli" } }) {
    docs { timeZone status openingHours { day opens closes } }
  } }`)
  const [venue] = Locations.docs
  if (!venue) throw new Error("The seeded CMS has no 400 Navigli")
  const hours = { ...venue, weekly: venue.openingHours, exceptions: [] }
  // Far from the seeded exceptions, which lie around today.
  const friday = nextFriday(200)
  for (const utc of ["10:30", "11:45", "16:30", "18:30", "21:30", "23:30", "23:59"]) {
    const now = new Date(`${friday}T${utc}:00Z`)
    const state = openingState(hours, now)
    await page.clock.setFixedTime(now)
    await page.goto("/locations/400-navigli")

    const expected =
      state.kind === "open"
        ? `Open until ${state.closes?.time ?? ""}`
        : state.kind === "closed"
          ? "Closed"
          : state.kind
    await expect(page.getByRole("main").getByText(expected).first()).toBeVisible()
  }
})

function nextFriday(daysFromNow: number): string {
  const day = addDays(new Date().toISOString().slice(0, 10), daysFromNow)
  const untilFriday = (WEEKDAYS.indexOf("friday") - WEEKDAYS.indexOf(weekdayOf(day)) + 7) % 7
  return addDays(day, untilFriday)
}

test("?venue= on the booking page chooses that venue", async ({ page }) => {
  await page.goto("/book?venue=400-soho")

  await expect(page.getByRole("main")).toContainText("400 Soho")
  await expect(page.getByRole("main").getByRole("combobox", { name: /where/i })).toHaveValue(
    "400-soho",
  )
})

test("the pictures of a page come from the site itself", async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on("request", (request) => origins.add(new URL(request.url()).origin))
  await openAlive(page, "/400")

  expect([...origins].filter((origin) => origin !== "null")).toEqual([baseURL])
})

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("a returning visitor, served by the service worker, gets the page of the address", async ({
    page,
  }) => {
    const exceptions: string[] = []
    page.on("pageerror", ({ message }) => exceptions.push(message))
    await openAlive(page, "/")
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === "activated") return
      await new Promise((resolve) => active?.addEventListener("statechange", resolve))
    })

    const response = await openAlive(page, "/locations/400-soho")

    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("400 Soho")
    await expect(page.getByRole("banner")).toHaveCount(1)
    expect(exceptions).toEqual([])
  })
})
