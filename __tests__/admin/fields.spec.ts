import type { Page } from "@playwright/test"
import type { Doc } from "../build/cms-api"
import { expect, test } from "./support/admin-test"

const saveDraft = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Save Draft" }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
}

const line = (page: Page) => page.locator(".publishing-line").first()

const publish = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Publish changes" }).click()

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} input`).first().fill(option)
  await page.getByRole("option", { name: option }).first().click()
}

const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click()

/** Far ahead of the venues' clocks, and far behind them. */
const ZONES = ["Pacific/Auckland", "America/Los_Angeles"]

for (const [index, timezoneId] of ZONES.entries()) {
  test.describe(`on a computer in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("an event begins at the time typed, on the clocks of the venue chosen after it", async ({
      page,
      api,
      signInToAdmin,
    }) => {
      await signInToAdmin()
      await page.goto("/admin/collections/events/create")
      const title = `Typed in ${timezoneId}`
      await page.getByLabel("Title").first().fill(title)
      await openTab(page, "When")
      await page.getByLabel("Starts").fill("2030-11-22T19:00")
      await expect(
        page.getByText("Choose the venue: the time is what its clocks show."),
      ).toHaveCount(3)
      await openTab(page, "Event")
      await choose(page, "venue", "400 Soho")
      await openTab(page, "When")
      await expect(
        page.getByText("19:00. London time, as 400 Soho’s clocks show it."),
      ).toBeVisible()
      await saveDraft(page)
      const query = `events?where[title][equals]=${encodeURIComponent(title)}&depth=0&draft=true`
      expect(await api.find(query)).toMatchObject({
        startsAt: "2030-11-22T19:00:00.000Z",
        startsAt_tz: "Europe/London",
      })
      await page.reload()
      await openTab(page, "Event")
      await choose(page, "venue", "400 Navigli")
      await openTab(page, "When")
      await expect(
        page.getByText("19:00. Rome time, as 400 Navigli’s clocks show it."),
      ).toBeVisible()
      await expect(page.getByLabel("Starts")).toHaveValue("2030-11-22T19:00")
      await saveDraft(page)
      await expect(page.getByLabel("Starts")).toHaveValue("2030-11-22T19:00")
      expect(await api.find(query)).toMatchObject({ startsAt: "2030-11-22T18:00:00.000Z" })
    })

    test("a day is the day typed, in the form and in the list", async ({
      page,
      api,
      signInToAdmin,
    }) => {
      const { id } = await api.find("news?limit=1&depth=0&sort=id")
      // Another one in each zone: a form that is as it was cannot be saved.
      const number = 18 + index
      const day = `2031-05-${number}`

      await signInToAdmin()
      await page.goto(`/admin/collections/news/${id}`)
      await page.getByLabel("Date").first().fill(day)
      await expect(page.getByText(new RegExp(`^\\w+,? ${number} May 2031$`))).toBeVisible()
      await saveDraft(page)
      const stored = await api.get<Doc>(`news/${id}?depth=0&draft=true`)
      expect(stored.body.publishedOn).toBe(`${day}T12:00:00.000Z`)
      await page.reload()
      await expect(page.getByLabel("Date").first()).toHaveValue(day)
      await page.goto("/admin/collections/news?sort=-publishedOn")
      await expect(page.getByText(`${number} May 2031`)).toBeVisible()
    })
  })
}

test("a price takes a comma, shows its currency, and is asked about when it is a hundred times as high", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const { id } = await api.find(
    "products?limit=1&depth=0&where[_status][equals]=published&where[currency][equals]=EUR",
  )
  const price = async (): Promise<unknown> =>
    (await api.get<Doc>(`products/${id}?depth=0`)).body.price
  await signInToAdmin()
  await page.goto(`/admin/collections/products/${id}`)
  const input = page.getByLabel("Price", { exact: false }).first()
  await input.fill("9,50")
  await expect(page.getByText("€9.50")).toBeVisible()
  await publish(page)
  await expect.poll(price).toBe(9.5)
  // The form has heard of it too: a busy machine may take the next refusal for an older one.
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled()

  await input.fill("950")
  await expect(page.getByText("€950.00")).toBeVisible()
  await publish(page)
  const answer = page.getByLabel("It is right as it stands.")
  await expect(answer).toBeVisible()
  await expect(page.getByText(/This was 9\.5 and would become 950/).first()).toBeVisible()
  expect(await price(), "nothing is published without an answer").toBe(9.5)

  await input.fill("1.200")
  await expect(page.getByText(/can be read as 1200 or as 1\.2/).first()).toBeVisible()
  await expect(answer, "the answer was for another value").toBeHidden()

  await input.fill("950")
  await publish(page)
  // The line may still tell of the refusal before; that this one is there shows in where it leads.
  await expect(input).toBeFocused()
  await expect(line(page)).toContainText("Not saved")
  await expect(answer).toBeEnabled()
  // By a key, as people leave a field: until one does something, what was refused keeps the focus.
  await page.keyboard.press("Tab")
  await expect(answer).toBeFocused()
  await page.keyboard.press("Space")
  await expect(answer).toBeChecked()
  await publish(page)
  await expect.poll(price).toBe(950)
  await expect(answer, "what is published is no question any more").toBeHidden()

  for (const [typed, published] of [
    ["9,50", 950],
    ["950", 9.5],
  ] as const) {
    await input.fill(typed)
    await publish(page)
    await expect(answer, "an answer is for one save").toBeEnabled()
    await expect(answer).not.toBeChecked()
    expect(await price()).toBe(published)
    await answer.check()
    await publish(page)
    await expect(answer).toBeHidden()
  }
})

test("a vegan course with milk is published once somebody says that it is right", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const { id, courses } = await api.find(
    "tasting-menus?limit=1&depth=0&where[_status][equals]=published",
  )
  const [first, ...others] = courses as object[]
  const changed = [{ ...first, dietary: ["vegan"], allergens: ["milk"] }, ...others]
  await api.prepare("PATCH", `tasting-menus/${id}?draft=true`, { courses: changed })
  const diets = async (): Promise<unknown> => {
    const { body } = await api.get<Doc>(`tasting-menus/${id}?depth=0`)
    return (body.courses as { dietary: string[] }[])[0]?.dietary
  }
  await signInToAdmin()
  await page.goto(`/admin/collections/tasting-menus/${id}`)
  await publish(page)
  const answer = page.getByLabel("It is right as it stands.")
  await expect(answer).toBeEnabled()
  await expect(page.getByText(/“Vegan” and “contains milk”/).first()).toBeVisible()
  expect(await diets()).not.toEqual(["vegan"])
  await answer.focus()
  await page.keyboard.press("Space")
  await publish(page)
  await expect.poll(diets).toEqual(["vegan"])
})

test("a link given up leaves its words and nothing else", async ({ page, api, signInToAdmin }) => {
  const { id } = await api.find("news?limit=1&depth=0&sort=-id")
  await signInToAdmin()
  await page.goto(`/admin/collections/news/${id}`)
  const text = page.locator(".rich-text-lexical [contenteditable=true]").first()
  const links = await text.locator("a").count()
  await text.locator("p").first().dblclick()
  const make = page.locator(".toolbar-popup__button-link").first()
  await make.click()
  await expect(page.locator(".lexical-link-edit-drawer")).toBeVisible()
  await expect(text.locator("a")).toHaveCount(links + 1)
  await page.keyboard.press("Escape")
  await expect(text.locator("a")).toHaveCount(links)

  await text.locator("p").first().dblclick()
  await make.click()
  const drawer = page.locator(".lexical-link-edit-drawer")
  await drawer.locator("input[name=url]").fill("https://example.com/flour")
  // Payload drops a save that meets its own check of what was typed a quarter of a second before.
  await expect(async () => {
    await drawer.getByRole("button", { name: "Save" }).click()
    await expect(drawer).toBeHidden({ timeout: 3_000 })
  }).toPass()
  await expect(text.locator("a[href='https://example.com/flour']")).toHaveCount(1)
})

test("an address ending does not call itself required, and fills itself in", async ({
  page,
  signInToAdmin,
}) => {
  await signInToAdmin()
  await page.goto("/admin/collections/stockists/create")
  await expect(page.locator("label[for='field-slug']")).toHaveText("Address ending")
  await page.getByLabel("Name").first().fill("Forno di Prova")
  await saveDraft(page)
  await expect(page.locator("#field-slug")).toHaveValue("forno-di-prova")
})
