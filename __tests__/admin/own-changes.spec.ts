import type { Page } from "@playwright/test"
import type { PublishEvent } from "../../shared/publishing"
import { expect, test } from "./support/admin-test"
import { reportPublishing } from "./support/publishing-report"

const line = (page: Page) => page.locator(".publishing-line").first()
const ELSEWHERE = "Changed elsewhere"

/** A publisher that has published what it was told last, as the CMS tells it: at the document's own time. */
async function withPublisher(
  page: Page,
): Promise<{ tell: (collection: string, id: number | null, time: unknown) => void }> {
  let events: PublishEvent[] = []
  await reportPublishing(page, () => {
    const now = new Date().toISOString()
    const cause = { kind: "events" as const, events, more: 0 }
    return {
      now,
      live: { id: now, contentAt: now, madeAt: now, switchedAt: now, cause, lastSequence: 1 },
    }
  })
  return {
    tell: (collection, id, time) => {
      events = [
        {
          event: "publish",
          collection,
          id: id === null ? null : String(id),
          slug: null,
          title: null,
          changed: [],
          time: String(time),
        },
      ]
    },
  }
}

test("one's own revert is no change by somebody else, and somebody else's is", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const { id, createdAt, updatedAt, ...article } = await api.find(
    "news?where[_status][equals]=published&limit=1&depth=0",
  )
  void [id, createdAt, updatedAt]
  const made = await api.prepare("POST", "news", { ...article, slug: "reverted-by-its-editor" })
  const publisher = await withPublisher(page)
  await api.prepare("PATCH", `news/${made.id}?draft=true`, { title: "A draft to be given up" })
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${made.id}`)
  await page.getByRole("button", { name: "Revert to published" }).click()
  await page.getByRole("button", { name: "Confirm" }).click()
  await expect(page.locator("#field-title")).toHaveValue(String(article.title))
  const reverted = await api.find(`news?where[id][equals]=${made.id}&depth=0`)
  expect(Date.parse(String(reverted.updatedAt))).toBeGreaterThan(Date.parse(String(made.updatedAt)))

  publisher.tell("news", made.id, reverted.updatedAt)
  await expect(line(page)).toContainText("Live since")
  await expect(line(page)).not.toContainText(ELSEWHERE)

  const others = await api.prepare("PATCH", `news/${made.id}`, { title: "By somebody else" })
  publisher.tell("news", made.id, others.updatedAt)
  await expect(line(page)).toContainText(ELSEWHERE)
})

test("one's own saving of the navigation is no change by somebody else", async ({
  page,
  signInToAdmin,
}) => {
  const publisher = await withPublisher(page)
  await signInToAdmin()
  await page.goto("/admin/globals/site-navigation")
  await expect(page.locator("form[data-form-ready=true]").first()).toBeVisible()
  const label = page.locator("input[id^=field-][id$=label]").first()
  const before = await label.inputValue()
  for (const text of [`${before}!`, before]) {
    await label.fill(text)
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/api/globals/"),
    )
    await page.locator("#action-save").click()
    const { result } = (await (await saved).json()) as { result: { updatedAt: string } }
    publisher.tell("site-navigation", null, result.updatedAt)
    await expect(line(page)).toContainText("Live since")
    await expect(line(page)).not.toContainText(ELSEWHERE)
  }
})

test("what was saved of the navigation is not called live before it is", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const { body: before } = await api.get<object>("globals/site-navigation?depth=0")
  const readAt = new Date().toISOString()
  await reportPublishing(page, () => ({
    now: new Date().toISOString(),
    live: {
      id: readAt,
      contentAt: readAt,
      madeAt: readAt,
      switchedAt: readAt,
      cause: { kind: "command" },
      lastSequence: 1,
    },
  }))
  await signInToAdmin()
  await page.goto("/admin/globals/site-navigation")
  await expect(page.locator("form[data-form-ready=true]").first()).toBeVisible()
  await expect(line(page)).toContainText("Live")
  const label = page.locator("input[id^=field-][id$=label]").first()
  const text = await label.inputValue()
  await label.fill(`${text}?`)
  await expect(line(page)).toContainText("Unsaved")
  await page.locator("#action-save").click()
  // The whole navigation is written and looked through.
  await expect(line(page)).toContainText("Publishing…", { timeout: 45_000 })
  expect((await api.rest("POST", "globals/site-navigation", before)).status).toBe(200)
})
