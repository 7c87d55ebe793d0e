import { FORM_META, formAddress } from "../../shared/submissions/kinds"
import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

const VENUE = "400-trastevere"

test("a tablet stays at the venue that it was given", async ({ page, signInToAdmin }) => {
  await signInToAdmin()
  await page.goto("/admin")
  await page
    .getByRole("region", { name: "Today" })
    .getByRole("link", { name: "Tables today" })
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Tables, /)
  // Shown with the first answer, once the page listens.
  await expect(page.getByRole("button", { name: "Block", exact: true })).toBeVisible()
  const venue = page.getByRole("combobox", { name: "Venue" })
  await venue.selectOption(VENUE)
  await expect(page).toHaveURL(new RegExp(`venue=${VENUE}`))
  await page.goto("/admin/tables")
  await expect(venue).toHaveValue(VENUE)
})

test("what was held as spam is told where staff begin, and can be looked at", async ({
  page,
  request,
  signInToAdmin,
}) => {
  const name = `Cy Prova ${Date.now()}`
  const answer = await request.post(requiredEnv("SITE_ORIGIN") + formAddress("contact"), {
    headers: { accept: "application/json" },
    form: {
      ...{ name, email: "cy.prova@example.org", subject: "A booking", message: "A table, please." },
      [FORM_META.trap]: "https://example.org",
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await signInToAdmin()
  const held = page
    .getByRole("region", { name: "Today" })
    .getByRole("link", { name: /^Enquiries: \d+ held as spam$/ })
  await expect(async () => {
    await page.goto("/admin")
    await expect(held).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await held.click()
  await expect(page.getByText(name)).toBeVisible()
})
