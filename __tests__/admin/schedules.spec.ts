import type { Page } from "@playwright/test"
import type { CmsVisitor, Doc } from "../build/cms-api"
import { expect, test } from "./support/admin-test"

/** Editors' computers are in London here (playwright.config.ts), and the venue is in Rome. */
async function draftInRome(api: CmsVisitor, slug: string): Promise<Doc> {
  const venue = await api.find("locations?where[timeZone][equals]=Europe/Rome&depth=0")
  return api.prepare("POST", "news?draft=true", { title: `On ${slug}`, slug, venues: [venue.id] })
}

/** Types a time into the drawer as clocks in Rome are to show it, and saves. */
async function scheduleFor(page: Page, time: string): Promise<void> {
  await page.locator(".form-submit .popup-button").click()
  await page.locator("#schedule-publish").click()
  const drawer = page.locator(".schedule-publish")
  await expect(drawer.locator(".timezone-picker")).toContainText("Rome (Europe/Rome)")
  await drawer.getByText("Publish", { exact: true }).click()
  const field = drawer.locator("#time input")
  await field.fill(time)
  await field.press("Enter")
  await page.locator("#scheduled-publish-save").click()
}

const scheduledOf = async (api: CmsVisitor, { id }: Doc): Promise<unknown[]> => {
  const { body } = await api.get<{ deliveries: { scheduled: { id: string }[] } }>(
    "publishing/status",
  )
  return body.deliveries.scheduled.filter((one) => one.id === String(id))
}

test("a schedule is typed in the venue's time, and the document says when it is published", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const article = await draftInRome(api, "christmas-eve")
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${article.id}`)

  await scheduleFor(page, "Dec 24, 2030 9:00 AM")

  const line = page.locator(".publishing-line__text")
  await expect(line).toContainText(
    "Saved, not published. Scheduled: publishing 24 December 2030, 09:00 (Rome)",
  )
  await expect(page.locator(".schedule-publish__upcoming")).toContainText("24 Dec 2030, 09:00")
  expect(await scheduledOf(api, article)).toMatchObject([
    { type: "publish", at: "2030-12-24T08:00:00.000Z", timeZone: "Europe/Rome" },
  ])

  await page.locator(".schedule-publish__delete").click()
  await expect(line).not.toContainText("Scheduled")
  expect(await scheduledOf(api, article)).toEqual([])
})

test("a time that has passed is refused in words, and nothing is scheduled", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const article = await draftInRome(api, "a-day-gone")
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${article.id}`)
  const today = new Date().toLocaleDateString("en-US", {
    dateStyle: "medium",
    timeZone: "Europe/Rome",
  })

  await scheduleFor(page, `${today} 12:00 AM`)

  await expect(page.getByText(/00:00 in Rome has passed: it is .* there/)).toBeVisible()
  await expect(page.getByText("Scheduled successfully")).toHaveCount(0)
  expect(await scheduledOf(api, article)).toEqual([])
})
