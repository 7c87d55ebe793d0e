import { expect, test } from "@playwright/test"

test("a link inside the site changes the page without loading a document", async ({ page }) => {
  await page.goto("/locations", { waitUntil: "networkidle" })
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

test("an internal link in rich text is a client-side link", async ({ page }) => {
  const links = page.locator(".prose a[href^='/']")
  await page.goto("/terms-and-conditions", { waitUntil: "networkidle" })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const href = await links.first().getAttribute("href")

  await links.first().click()

  await expect(page).toHaveURL(new RegExp(`${href ?? "no link found"}$`))
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
})

test("a brand's pages carry that brand's header, the group's pages the group's", async ({
  page,
}) => {
  const header = page.getByRole("banner")
  await page.goto("/cenere")
  const cenere = await header.textContent()
  await page.goto("/about")
  const group = await header.textContent()
  await page.goto("/locations/cenere-testaccio")

  expect(cenere).not.toEqual(group)
  expect(await header.textContent()).toEqual(cenere)
})

test("a venue's page says whether it is open, by the venue's own clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T12:30:00Z"))
  await page.goto("/locations/400-alfama")
  await expect(page.getByRole("main")).toContainText(/opening soon/i)

  await page.goto("/locations/madia-bermondsey")
  await expect(page.getByRole("main")).toContainText(/temporarily closed/i)

  await page.goto("/locations/400-trastevere")
  await expect(
    page
      .getByRole("main")
      .getByText(/^(Open until|Closed|Closes)/)
      .first(),
  ).toBeVisible()
})

test("?venue= on the booking page chooses that venue", async ({ page }) => {
  await page.goto("/book?venue=400-soho")

  await expect(page.getByRole("main")).toContainText("400 Soho")
  await expect(page.getByLabel(/venue|where/i).first()).toHaveValue("400-soho")
})

test("the pictures of a page come from the site itself", async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on("request", (request) => origins.add(new URL(request.url()).origin))
  await page.goto("/400", { waitUntil: "networkidle" })

  expect([...origins].filter((origin) => origin !== "null")).toEqual([baseURL])
})

test("a returning visitor, served by the service worker, gets the page of the address", async ({
  page,
}) => {
  const exceptions: string[] = []
  page.on("pageerror", ({ message }) => exceptions.push(message))
  await page.goto("/", { waitUntil: "networkidle" })
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === "activated") return
    await new Promise((resolve) => active?.addEventListener("statechange", resolve))
  })

  const response = await page.goto("/locations/400-soho", { waitUntil: "networkidle" })

  expect(response?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("400 Soho")
  await expect(page.getByRole("banner")).toHaveCount(1)
  expect(exceptions).toEqual([])
})
