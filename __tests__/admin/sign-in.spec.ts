import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

test("an editor signs in with the keyboard and finds the publishing panel", async ({ page }) => {
  await page.goto("/admin")
  await page.getByLabel("Email").fill(requiredEnv("CMS_ADMIN_EMAIL"))
  await page.getByLabel("Password").fill(requiredEnv("CMS_ADMIN_PASSWORD"))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Publishing" })).toBeVisible()
})

test("an article opens in the admin with its title", async ({ page, api, signInToAdmin }) => {
  const article = await api.find("news?where[_status][equals]=published&limit=1&depth=0")
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${article.id}`)
  await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue(
    String(article.title),
  )
})
