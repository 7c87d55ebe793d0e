import { expect, test, type Page } from "@playwright/test"
import { PAGE_PATHS, routeTo } from "../../shared/paths"
import { TAGS, violations } from "./support/axe"
import { smallTargets } from "./support/targets"
import { openAlive } from "./support/alive"
import { tabTo } from "./support/keyboard"
import { WITH_MOTION } from "./support/motion"

test.use(WITH_MOTION)

const PATHS = [
  ...Object.values(PAGE_PATHS).filter((path) => path !== routeTo("notFound")),
  "/400",
  "/cenere",
  "/madia",
  "/locations/400-trastevere",
  "/news/2",
  "/news/a-tram-ticket-framed",
  "/menus/400-pizza",
  "/whatson/thursday-on-vinyl",
  "/careers/pizzaiolo-alfama",
  "/stockists/panettone",
  "/degustation/brace",
  "/news/about/bread",
  "/order/400-soho",
  "/your-card",
  "/no-such-page",
]

/** Composed on a desktop as on a phone, only wider: seen once. */
const AS_ON_A_PHONE = ["/news/2", "/privacy-policy", "/terms-and-conditions", "/500", "/offline"]

for (const path of PATHS) {
  test(`${path} stands still while it loads, has no accessibility violation that a machine can find, and can be read and pressed at 320 px`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && AS_ON_A_PHONE.includes(path), "Seen on the phone")
    await countLayoutShifts(page)
    await openAlive(page, path)
    const shifts = await layoutShifts(page)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `nothing moves while the page loads: ${JSON.stringify(shifts, undefined, 2)}`,
    ).toBeLessThanOrEqual(0.02)

    await page.emulateMedia({ reducedMotion: "reduce" })
    expect(await violations(page, { tags: TAGS })).toEqual([])
    expect(await smallTargets(page), "everything can be pressed").toEqual([])
    expect(await horizontalOverflow(page), "nothing is wider than the screen").toBeLessThanOrEqual(
      0,
    )

    // As narrow as that the page is the same, wherever it began.
    if (!isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await horizontalOverflow(page), "nothing is wider than 320 px").toBeLessThanOrEqual(0)
    expect(await smallTargets(page), "everything can be pressed at 320 px").toEqual([])
  })
}

/** States that an address brings about, and words that show that they have come. */
const STATES = {
  "/whatson?view=month": /^Next month$/,
  "/whatson?view=weekend&type=market": /^This weekend$/,
  "/functions?day=2020-01-01&guests=1.5": /^That day has passed/,
  "/menus/400-pizza?without=milk": /^Hidden: dishes with milk/,
  "/search?q=focaccia": /focaccia/i,
}

for (const [address, sign] of Object.entries(STATES)) {
  test(`${address} has no accessibility violation that a machine can find, and can be pressed at 320 px`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "Seen on the phone")
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openAlive(page, address)
    await expect(page.getByRole("main").getByText(sign).first()).toBeVisible()
    expect(await violations(page, { tags: TAGS })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await smallTargets(page)).toEqual([])
  })
}

test("a word that no line can hold widens no page at 320 px", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Seen on the phone")
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    "/whatson/thursday-on-vinyl",
    "/careers/floor-manager-soho",
    "/degustation/brace",
    "/stockists/chilli-oil",
    "/news/lisbon-oven-first-heat",
  ]) {
    await openAlive(page, path)
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.textContent = "Donaudampfschifffahrtsgesellschaft"
    })
    expect([path, await horizontalOverflow(page)]).toEqual([path, 0])
  }
})

test("the opened menu has no accessibility violation that a machine can find", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openAlive(page, "/")
  await page.getByRole("banner").getByText("Browse", { exact: true }).click()
  await expect(
    page.getByRole("navigation", { name: "Browse" }).getByRole("link", { name: "About" }),
  ).toBeVisible()

  expect(await violations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
})

test("the first Tab stop leads past the header to the content", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /skip to/i })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("dishes are hidden by allergen, and months of events are turned, by keyboard alone", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "A desktop has the keyboard")
  await openAlive(page, "/menus/400-pizza")
  const disclosure = page.getByRole("button", { name: "Hide dishes with …" })
  await tabTo(page, disclosure)
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByRole("checkbox", { name: "Milk", exact: true }))
  await page.keyboard.press("Space")
  await expect(page.getByRole("status").getByText(/^Hidden: dishes with milk/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(disclosure).toBeFocused()
  await expect(disclosure).toHaveAttribute("aria-expanded", "false")

  await openAlive(page, "/whatson")
  await tabTo(page, page.getByRole("radio", { name: "All dates" }))
  const byMonth = page.getByRole("radio", { name: "By month" })
  await expect
    .poll(
      async () => {
        await page.keyboard.press("ArrowRight")
        return byMonth.isChecked()
      },
      { intervals: [0] },
    )
    .toBe(true)
  const next = page.getByRole("button", { name: "Next month" })
  const month = page.getByRole("heading", { level: 2 }).first()
  const before = await month.textContent()
  await tabTo(page, next)
  await page.keyboard.press("Enter")
  await expect(month).not.toHaveText(before ?? "")
  await expect(next).toBeFocused()
})

const horizontalOverflow = (page: Page): Promise<number> =>
  page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)

/** How far something moved, as the Layout Instability API weighs it, and what it was. */
interface Shift {
  value: number
  moved: string[]
}

/** From the next document on. */
const countLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & {
      value: number
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const placed = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(" ")
    const named = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? "")
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} from ${placed(previousRect)} to ${placed(currentRect)}`,
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    if (!("shifts" in window)) throw new Error("Shifts were not watched.")
    return window.shifts as Shift[]
  })
