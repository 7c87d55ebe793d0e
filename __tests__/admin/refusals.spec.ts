import type { Locator, Page, Request } from "@playwright/test"
import { expect, test } from "./support/admin-test"

const line = (page: Page) => page.locator(".publishing-line").first()
const publish = (page: Page) => page.getByRole("button", { name: "Publish changes" })
const save = (page: Page) => page.locator("#action-save")

/** Its fields come after the row itself, on a busy machine much later: whether it is folded, its toggle says. */
async function unfold(row: Locator): Promise<void> {
  const folded = row.locator(".collapsible__toggle--collapsed")
  if ((await folded.count()) > 0) await folded.click()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`)
  await expect(page.locator("form.collection-edit__form[data-form-ready=true]")).toBeVisible()
}

/** What is answered to whoever saves: nothing, or that it was refused; what is not named here the CMS answers itself. */
type Answer = "nothing" | { status: number; said: string }

/**
 * Answers in the CMS's place what is sent to an address. To be called before the page is opened: a browser says that it
 * holds requests back before its pages know, and what is pressed in that moment goes to the CMS, which saves it.
 * @returns what sets the next answers
 */
async function answerFor(page: Page, address: string): Promise<(answer: Answer | null) => void> {
  let next: Answer | null = null
  await page.route(address, (route) => {
    if (next === null || route.request().method() === "GET") return route.fallback()
    if (next === "nothing") return route.abort()
    return route.fulfill({ status: next.status, json: { errors: [{ message: next.said }] } })
  })
  return (answer) => {
    next = answer
  }
}

/**
 * What is typed is asked about a moment later, and the answer taken for the state of the form whenever it comes: also that
 * about an empty field after the field was filled. To be called before the page is opened.
 * @returns what settles once all that was asked has been answered
 */
function formAnswers(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  let lastAt = 0
  const isAction = (request: Request) => "next-action" in request.headers()
  const answered = (request: Request) => {
    if (asked.delete(request)) lastAt = Date.now()
  }
  page.on("request", (request) => {
    if (isAction(request)) asked.add(request)
  })
  page.on("response", (response) => answered(response.request()))
  page.on("requestfailed", answered)
  return () =>
    expect.poll(() => asked.size === 0 && Date.now() - lastAt > 750, { timeout: 60_000 }).toBe(true)
}

test("a venue that was not published says so until it is mended, and leads to each fault", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const venues = "locations?where[_status][equals]=published&limit=1&depth=0"
  const [venue, other] = [await api.find(venues), await api.find(`${venues}&page=2`)]
  await signInToAdmin()
  const answered = formAnswers(page)
  await open(page, `collections/locations/${venue.id}`)

  const tab = (name: string) => page.locator(".tabs-field__tab-button", { hasText: name }).click()
  const row = page.locator("#openingHours-row-1")
  const opens = page.locator("#field-openingHours__1__opens")
  await tab("Opening hours")
  await expect(row).toBeVisible()
  await unfold(row)
  // It stands there empty at first.
  await expect(opens).toHaveValue(/^\d\d:\d\d$/)
  const before = await opens.inputValue()
  await opens.fill("25:00")
  await row.locator(".collapsible__toggle").click()
  await expect(opens).toBeHidden()
  await page.locator("#field-slug").fill(String(other.slug))
  await tab("For guests")
  await publish(page).click()

  await expect(line(page)).toContainText("Not saved: 2 things to put right")
  await expect(line(page)).toContainText("is already the address ending of")
  await expect(page.getByRole("alert").filter({ hasText: "Not saved" })).toBeAttached()
  const slug = page.locator("#field-slug")
  await expect(slug).toBeFocused()
  await expect(publish(page)).toBeEnabled()
  await expect(page.getByRole("button", { name: "Save Draft" })).toBeEnabled()
  // The admin's own note goes after ten seconds; and while somebody types, the form does not ask whether an
  // address is taken, and takes that fault back.
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 })
  await expect(line(page)).toContainText("Not saved: 2 things to put right")

  await slug.fill(String(venue.slug))
  await expect(line(page)).toContainText("Not saved: 1 thing to put right")
  await page.getByRole("button", { name: "Show it" }).click()
  await expect(opens).toBeFocused()
  await expect(opens).toHaveValue("25:00")
  // The form's answers come one after the other, to all that was typed before this too; and what is typed while it waits
  // for one it asks nothing about.
  await expect(async () => {
    await opens.fill("")
    await answered()
    await opens.fill(before)
    await expect(line(page)).toContainText("Unsaved, not on the site", { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
})

test("what is wrong with a list is led to at its head, where it is told", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const venue = await api.find("locations?where[_status][equals]=published&limit=1&depth=0")
  const [first] = venue.openingHours as { day: string }[]
  const rows = Array.from({ length: 14 }, (_, n) => ({
    day: first?.day,
    opens: `${String(n + 8).padStart(2, "0")}:00`,
    closes: `${String(n + 8).padStart(2, "0")}:30`,
  }))
  await api.prepare("PATCH", `locations/${venue.id}`, { openingHours: rows })
  await signInToAdmin()
  await open(page, `collections/locations/${venue.id}`)
  await page.locator(".tabs-field__tab-button", { hasText: "Opening hours" }).click()
  const row = page.locator("#openingHours-row-12")
  await expect(row).toBeVisible()
  const closes = page.locator("#field-openingHours__12__closes")
  await unfold(row)
  await closes.fill("21:30")
  await publish(page).click()
  await expect(line(page)).toContainText("Not saved: 1 thing to put right")

  const told = page.locator("#field-openingHours .array-field__header")
  await expect(told).toBeInViewport()
  await page.mouse.wheel(0, 3000)
  await expect(told).not.toBeInViewport()
  await page.getByRole("button", { name: "Show it" }).click()
  await expect(told).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole("button", { name: "Show it" }).click()
  await expect
    .poll(async () => {
      const [head, bar] = [
        await told.boundingBox(),
        await page.locator(".doc-controls").boundingBox(),
      ]
      return (head?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
    }, "the head stands below the bar, with its message above it")
    .toBeGreaterThanOrEqual(40)
  await api.prepare("PATCH", `locations/${venue.id}`, { openingHours: venue.openingHours })
})

test("Settings that were not saved keep their buttons and what was typed, whatever the reason", async ({
  page,
  signInToAdmin,
}) => {
  await signInToAdmin()
  const answerWith = await answerFor(page, "**/api/globals/site-settings*")
  const allAnswered = formAnswers(page)
  await open(page, "globals/site-settings")
  const name = page.locator("#field-groupName")
  const before = await name.inputValue()

  await name.fill("")
  await save(page).click()
  await expect(line(page)).toContainText("Not saved: 1 thing to put right")
  await expect(name).toBeFocused()
  await expect(save(page)).toBeEnabled()

  // What is typed while Payload's form waits for an answer about what stood there before, it asks nothing about.
  let typed = ""
  await expect(async () => {
    typed = `Quattrocento and Sons ${Date.now()}`
    await name.fill(typed)
    await expect(line(page)).not.toContainText("1 thing to put right", { timeout: 3000 })
    await allAnswered()
    await expect(line(page)).not.toContainText("1 thing to put right", { timeout: 1000 })
  }).toPass()
  for (const answer of [
    { status: 500, said: "Something went wrong." },
    { status: 409, said: "Somebody else has it." },
  ]) {
    answerWith(answer)
    await page.keyboard.press("Control+s")
    await expect(line(page)).toContainText(answer.said)
    await expect(save(page)).toBeEnabled()
  }
  answerWith("nothing")
  await save(page).click()
  await expect(line(page)).toContainText("The CMS does not answer")
  await expect(name).toHaveValue(typed)

  answerWith(null)
  await name.fill(before)
  await save(page).click()
  await expect(line(page)).not.toContainText("Not saved")
})

test("an account that was not saved says so too", async ({ page, signInToAdmin }) => {
  await signInToAdmin()
  const answerWith = await answerFor(page, "**/api/users/1*")
  await open(page, "collections/users/1")
  const name = page.locator("#field-name")
  await name.fill("Ada")
  answerWith("nothing")
  await save(page).click()
  await expect(page.locator(".publishing-line--refused")).toContainText("The CMS does not answer")
  await expect(save(page)).toBeEnabled()
  await expect(name).toHaveValue("Ada")
})
