import { expect, test, type Page } from "@playwright/test"
import { FULL_BROWSER } from "./support/launch-options"
import { openAlive } from "./support/alive"

test.use({ launchOptions: FULL_BROWSER })

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"

type Outcome = "accepted" | "dismissed"

/** What Chromium does once a page can be installed; without a window to show its dialog in, it does not do it by itself. */
const offerToInstall = (page: Page, outcome: Outcome = "accepted") =>
  page.evaluate((answer) => {
    const prompt = (): Promise<void> => {
      Object.assign(window, { asked: true })
      return Promise.resolve()
    }
    const userChoice = Promise.resolve({ outcome: answer })
    const event = new Event("beforeinstallprompt", { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt, userChoice }))
    return event.defaultPrevented
  }, outcome)

const installButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Install the app" })

/** In the footer's sight, and everything that is loaded late is there. */
async function openFooter(page: Page, path = "/about"): Promise<void> {
  await openAlive(page, path)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 100)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState("networkidle")
}

test("Chromium finds nothing wrong with the manifest", async ({ page }) => {
  await page.goto("/400")
  const client = await page.context().newCDPSession(page)
  const { errors, url } = await client.send("Page.getAppManifest")
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors")
  const { appId } = await client.send("Page.getAppId")

  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  // The tests' windows are incognito, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"])
  expect(new URL(appId ?? "").pathname).toBe("/400")
})

test("where the browser offers it, a button in the footer installs the app", async ({ page }) => {
  await openFooter(page)
  await expect(installButton(page)).toHaveCount(0)
  const before = await page.getByRole("contentinfo").getByRole("link").last().boundingBox()

  expect(await offerToInstall(page)).toBe(true)
  await expect(installButton(page)).toBeVisible()
  expect(await page.getByRole("contentinfo").getByRole("link").last().boundingBox()).toEqual(before)

  await page.getByRole("contentinfo").getByRole("link").last().focus()
  await page.keyboard.press("Tab")
  await expect(installButton(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect.poll(() => page.evaluate(() => "asked" in window)).toBe(true)
  await expect(installButton(page)).toHaveCount(0)
})

test("a guest who says no is not asked again, on this page or the next visit", async ({ page }) => {
  await openFooter(page)
  await offerToInstall(page, "dismissed")
  await installButton(page).click()
  await expect(installButton(page)).toHaveCount(0)

  await openFooter(page, "/cenere")
  const asked = page.waitForResponse(/install/).catch(() => undefined)
  await offerToInstall(page)
  await Promise.race([asked, page.waitForTimeout(1000)])
  await expect(installButton(page)).toHaveCount(0)
})

test("where there is no way to install it, the footer says nothing of it", async ({ page }) => {
  await openFooter(page)
  await expect(installButton(page)).toHaveCount(0)
})

test.describe("in Safari on an iPhone", () => {
  test.use({ userAgent: IPHONE })

  const pretend = (page: Page, standalone: boolean) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, "standalone", { value })
    }, standalone)

  test("a small disclosure says how to install the app, and can be put away", async ({ page }) => {
    await pretend(page, false)
    await openFooter(page)
    const hint = page.getByText("Tap Share, then Add to Home Screen.")
    await expect(installButton(page)).toHaveAttribute("aria-expanded", "false")
    await expect(hint).toBeHidden()

    await installButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(installButton(page)).toHaveAttribute("aria-expanded", "true")
    await expect(hint).toBeVisible()

    await page.getByRole("button", { name: "Not now" }).click()
    await expect(installButton(page)).toHaveCount(0)
    await openFooter(page)
    await expect(installButton(page)).toHaveCount(0)
  })

  test("the installed app says nothing of it", async ({ page }) => {
    await pretend(page, true)
    await openFooter(page)
    await expect(installButton(page)).toHaveCount(0)
  })
})

test("a printed page has no button to press", async ({ page }) => {
  await openFooter(page)
  await offerToInstall(page)
  await expect(installButton(page)).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("even with no network")).toBeHidden()
  await expect(installButton(page)).toBeHidden()
})
