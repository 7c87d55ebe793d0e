import { FORM_META, formAddress } from "../../shared/submissions/kinds"
import { requiredEnv } from "../browser/support/cms"
import { expect, test } from "./support/admin-test"

const VENUE = "400-trastevere"

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
  request,
  signInToAdmin,
}) => {
  const answer = await request.post(requiredEnv("SITE_ORIGIN") + formAddress("contact"), {
    headers: { accept: "application/json" },
    form: {
      ...{ name: "Cy Prova", email: "cy.prova@example.org", subject: "A booking" },
      ...{ message: "A table, please.", [FORM_META.trap]: "https://example.org" },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await signInToAdmin()
  const today = page.getByRole("region", { name: "Today" })
  await expect(async () => {
    await page.goto("/admin")
    const held = today.getByRole("link", { name: /^Enquiries: \d+ held as spam$/ })
    await expect(held).toHaveAttribute("href", /status.*=suspect$/, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  for (const [name, address] of [
    ["Tables today", "/admin/tables"],
    ["Kitchen today", "/admin/kitchen"],
  ] as const) {
    await expect(today.getByRole("link", { name })).toHaveAttribute("href", address)
  }
})
