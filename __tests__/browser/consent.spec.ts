import { expect, test, type Page } from "@playwright/test"
import { consentGate } from "../../src/runtime/tag-manager/consent-gate"
import { tabTo } from "./support/keyboard"
import { smallTargets } from "./support/targets"
import { isAboveNotices, showNotices } from "./support/notices"
import { violations } from "./support/axe"
import { openAlive, reloadAlive } from "./support/alive"

const CONTAINER = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST"

/** The container is asked for from a page whose policy knows of none: the tests' build has no tag manager. */
test.use({ bypassCSP: true })

/** Gives every page the script that a build with a tag manager has in its head. @returns what was asked of other hosts */
async function withTags(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "localhost") asked.push(request.url())
  })
  await page.route(CONTAINER, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.containers = 1" }),
  )
  // There is no head yet where this runs.
  const load = `var s=document.createElement("script");s.src="${CONTAINER}";document.head.appendChild(s)`
  const snippet = `if(document.head){${load}}else addEventListener("DOMContentLoaded",function(){${load}});`
  await page.addInitScript(consentGate(snippet))
  return asked
}

const banner = (page: Page) => page.getByRole("region", { name: "May we count?" })
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name })

/** As the container finds it: commands of Google's as lists, events as they are. */
const told = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry: object) =>
      "event" in entry ? entry : Array.from(entry as ArrayLike<unknown>),
    ),
  )

const DENIED = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
}

test("before the choice nothing is asked of any other host, and the question moves nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  const asked = await withTags(page)
  await openAlive(page, "/about")
  await expect(banner(page)).toBeVisible()
  expect((await told(page))[0]).toEqual(["consent", "default", DENIED])
  const sizes = await Promise.all(
    ["Reject all", "Accept all"].map((name) => answer(page, name).boundingBox()),
  )
  expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height])
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02)
  expect(asked).toEqual([])
})

test("the question stands above what is told at the window’s foot", async ({ page }) => {
  await withTags(page)
  await openAlive(page, "/about")
  await expect(banner(page)).toBeVisible()
  await showNotices(page)
  expect(await isAboveNotices(banner(page))).toBe(true)
})

test("what is allowed is told before the container is loaded, and the page that is being read is not lost", async ({
  page,
}) => {
  const asked = await withTags(page)
  await openAlive(page, "/about")
  await answer(page, "Choose").click()
  await banner(page)
    .getByRole("checkbox", { name: /Statistics/ })
    .check()
  await answer(page, "Save my choice").click()
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => asked).toEqual([CONTAINER])
  expect(await told(page)).toEqual([
    ["consent", "default", DENIED],
    ["consent", "update", { ...DENIED, analytics_storage: "granted" }],
    expect.objectContaining({ event: "viewPage", path: "/about" }),
  ])

  await reloadAlive(page)
  await expect(banner(page), "it is asked once").toHaveCount(0)
  expect(asked).toEqual([CONTAINER, CONTAINER])
})

test("the answer is changed at the foot of every page, and what is taken back is not loaded again", async ({
  page,
}) => {
  const asked = await withTags(page)
  await openAlive(page, "/about")
  await answer(page, "Accept all").click()
  await expect.poll(() => asked).toHaveLength(1)

  const choices = page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" })
  await choices.click()
  await expect(banner(page).getByRole("heading")).toBeFocused()
  for (const kind of await banner(page).getByRole("checkbox").all())
    await expect(kind).toBeChecked()
  await Promise.all([page.waitForEvent("load"), answer(page, "Reject all").click()])
  await expect(choices).toBeVisible()
  await openAlive(page, "/contact")
  expect(asked).toHaveLength(1)
  await expect(banner(page)).toHaveCount(0)
})

test("the question is answered by keyboard, hides nothing that has the focus, and has no violation that a machine can find", async ({
  page,
}) => {
  await withTags(page)
  await openAlive(page, "/about")
  await expect(banner(page)).toBeVisible()
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab")
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement
      const over = document.querySelector(".consent")
      if (!focused || !over || over.contains(focused)) return false
      const [own, other] = [focused.getBoundingClientRect(), over.getBoundingClientRect()]
      return own.height > 0 && own.top >= other.top && own.bottom <= other.bottom
    })
    expect(isHidden).toBe(false)
  }
  await tabTo(page, answer(page, "Choose"))
  await page.keyboard.press("Enter")
  expect(await violations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await tabTo(page, answer(page, "Reject all"))
  await page.keyboard.press("Enter")
  await expect(banner(page)).toHaveCount(0)
})

test("a site without tags asks nothing", async ({ page }) => {
  await openAlive(page, "/about")
  await expect(page.getByRole("contentinfo")).not.toContainText("Privacy choices")
  await expect(banner(page)).toHaveCount(0)
})
