import type { Page } from "@playwright/test"
import type { PublishFailure } from "../../shared/publishing"
import { newPerson, PASSWORD } from "../build/cms-api"
import { expect, test } from "./support/admin-test"
import { reportPublishing } from "./support/publishing-report"

const FINDING = "0f".repeat(32)
const FAILURE: PublishFailure = {
  at: "2026-11-21T12:06:00.000Z",
  reason: "The new pages were made, but are not fit to be shown.",
  problems: [],
  nextAttemptAt: null,
  massLoss: { finding: FINDING, paths: ["/news/truffles", "/news/vineyard"], count: 65 },
  isRetryable: true,
}

/** A publisher that refused a release, in whose place the browser is told so, and what it is asked for. */
async function withRefusedRelease(page: Page): Promise<unknown[]> {
  const asked: unknown[] = []
  await reportPublishing(page, () => ({ state: "failed", failure: FAILURE }))
  await page.route("**/api/publishing/build", (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ status: 202, json: { message: "Asked." } })
  })
  return asked
}

test("an editor reads with the keyboard which pages would go, keeps them, tries again, or publishes anyway", async ({
  page,
  signInToAdmin,
}) => {
  const asked = await withRefusedRelease(page)
  await signInToAdmin()
  await page.goto("/admin")
  await page.getByRole("button", { name: "Publish anyway…" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "65 pages would go from the site" })
  await expect(dialog.getByRole("listitem")).toHaveText([
    "/news/truffles",
    "/news/vineyard",
    "And 63 more.",
  ])
  await expect(dialog.getByRole("button", { name: "Keep the site as it is" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  expect(asked).toEqual([])

  const retry = page.getByRole("button", { name: "Try again" })
  await retry.press("Enter")
  await expect.poll(() => asked).toEqual([{ allow: null }])
  await expect(retry).toBeEnabled()
  await expect(retry).toBeFocused()

  await page.getByRole("button", { name: "Publish anyway…" }).press("Enter")
  await dialog.getByRole("button", { name: "Publish anyway" }).press("Enter")
  await expect.poll(() => asked).toEqual([{ allow: null }, { allow: FINDING }])
  await expect(dialog).toBeHidden()
})

test("a venue manager is not offered to publish", async ({ page, api, cms, signInToAdmin }) => {
  const venue = await api.find("locations?limit=1&depth=0")
  await newPerson(cms.origin, api, "venueManager", [venue.id])
  await withRefusedRelease(page)
  await signInToAdmin({ email: "venuemanager@quattrocento.example", password: PASSWORD })
  await page.goto("/admin")
  await expect(page.getByText("The last publish failed")).toBeVisible()
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0)
})
