import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

test("an editor signs in with the keyboard and finds the publishing panel", async ({ page }) => {
  await page.goto("/admin")
  await page.getByLabel("Email").fill(requiredEnv("CMS_ADMIN_EMAIL"))
  await page.getByLabel("Password").fill(requiredEnv("CMS_ADMIN_PASSWORD"))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Publishing" })).toBeVisible()
})

test("who has forgotten their password reads whom to ask, and is asked for nothing", async ({
  page,
}) => {
  await page.goto("/admin/login")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await expect(page.getByText(/Ask an admin for a new password/)).toBeVisible()
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0)
})

test("an article opens in the admin with its title", async ({ page, api, signInToAdmin }) => {
  const article = await api.find("news?where[_status][equals]=published&limit=1&depth=0")
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${article.id}`)
  await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue(
    String(article.title),
  )
})
