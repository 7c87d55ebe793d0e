import { expect, type Page } from "@playwright/test"
import { addressOfTarget, headingOf, pathOfTarget, START } from "./addresses"
import type { FaultCase } from "./fault-case"
import { beginFault, prepareSite, type FaultCount } from "./fault-routes"
import { passTimeLimits } from "./no-answer"

export const NOTICE = ".notice--try-again"

/** What a visitor has before them. */
export interface Sight {
  /** Path, query and fragment. */
  address: string
  /** The heading that can be read, if any. */
  heading: string
  state: "interactive" | "notice" | "inert"
}

/** Nothing while one document gives way to another. */
export async function look(page: Page): Promise<Sight | undefined> {
  return page
    .evaluate((notice) => {
      const heading = document.querySelector<HTMLElement>("main h1")
      const isSeen = heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // React's own mark on an element that it renders.
      const isRendered = Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber$"))
      const isAlive = isRendered && "___live" in window
      const state = document.querySelector(notice) ? "notice" : isAlive ? "interactive" : "inert"
      return {
        address: location.pathname + location.search + location.hash,
        heading: isSeen ? (heading?.textContent ?? "").trim() : "(nothing)",
        state: state as Sight["state"],
      }
    }, NOTICE)
    .catch(() => undefined)
}

/** Loads of a document in the window from now on. */
export function countDocuments(page: Page): { documents: number } {
  const count = { documents: 0 }
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.documents += 1
  })
  return count
}

/** Until React has rendered the page. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectInteractive(page, address)
}

export async function expectInteractive(page: Page, address: string): Promise<void> {
  const heading = await headingOf(address.replace(/[?#].*/, ""))
  await expect
    .poll(() => look(page), { intervals: [50] })
    .toEqual({ address, heading, state: "interactive" })
}

export const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    void (window as unknown as { ___navigate: (to: string) => unknown }).___navigate(to)
  }, address)

export interface Visit {
  /** Since the visitor did what the moment is named after. */
  documents: () => number
  /**
   * Since the fault began. Of a resource that fails for good, not what was prefetched before: each page that has a part
   * in common with the one that is asked for may have tried to fetch that part.
   */
  requests: () => number
  /** Lets the time pass that a page gives to what is never answered. To be called until the page is as expected. */
  waitOn: () => Promise<void>
}

/** Does what the case's moment is named after, with the fault in place. */
export async function visit(page: Page, faultCase: FaultCase): Promise<Visit> {
  const { resource, fault: kind, moment, persistence } = faultCase
  const address = addressOfTarget(faultCase)
  await prepareSite(page, { resource, address })
  if (moment === "prefetch" || kind === "no answer") await page.clock.install()
  await reachStart(page, faultCase, address)

  const fault = await beginFault(page, faultCase)
  if (moment === "prefetch") await waitForPrefetch(page, address, fault)
  const earlier = persistence === "always" ? fault.requests : 0
  const count = countDocuments(page)
  const visit = {
    documents: () => count.documents - (moment === "first load" ? 1 : 0),
    requests: () => fault.requests - earlier,
    waitOn: kind === "no answer" ? passTimeLimits(page, fault) : () => Promise.resolve(),
  }
  switch (moment) {
    case "first load":
      await page.goto(address, { waitUntil: "commit" })
      break
    case "back":
      await page.evaluate(() => history.back())
      break
    case "forward":
      await page.evaluate(() => history.forward())
      break
    case "navigate()":
      await navigateTo(page, address)
      break
    case "link":
    case "prefetch":
      // Not by the mouse, which would load the page on its way to the link: one request more or less.
      await linkTo(page, address).dispatchEvent("click")
  }
  return visit
}

const linkTo = (page: Page, address: string) => page.locator(`footer a[href="${address}"]`).first()

/**
 * For a step through the history the page that is asked for stands in it, and the document is one that has not loaded
 * it: the browser takes such a step within a document even after a reload.
 */
async function reachStart(page: Page, { moment }: FaultCase, address: string): Promise<void> {
  switch (moment) {
    case "first load":
      return
    case "back":
      await openPage(page, address)
      await navigateTo(page, START)
      await expectInteractive(page, START)
      await page.reload()
      return expectInteractive(page, START)
    case "forward":
      await openPage(page, START)
      await navigateTo(page, address)
      await expectInteractive(page, address)
      await page.evaluate(() => history.back())
      await expectInteractive(page, START)
      await page.reload()
      return expectInteractive(page, START)
    default:
      return openPage(page, START)
  }
}

/** Lets the prefetching of links in sight, and its retries, go by. */
async function waitForPrefetch(page: Page, address: string, fault: FaultCount): Promise<void> {
  await linkTo(page, address).scrollIntoViewIfNeeded()
  for (let batch = 0; batch < 8 && fault.requests === 0; batch += 1) {
    await page.clock.fastForward(3000)
    await page.waitForTimeout(150)
  }
  for (let retry = 0; retry < 4; retry += 1) {
    await page.clock.fastForward(10_000)
    await page.waitForTimeout(100)
  }
}

/** A page is alive when a link in it leads on without a document load. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`footer a[href="${path}"]`).first().dispatchEvent("click")

export async function expectAlive(page: Page, onward: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await follow(page, onward)
  await expectInteractive(page, onward)
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
}

export const targetOf = (faultCase: FaultCase): { path: string; address: string } => ({
  path: pathOfTarget(faultCase.resource),
  address: addressOfTarget(faultCase),
})
