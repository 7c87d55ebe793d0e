import type { Page, Request } from "@playwright/test"
import type { FaultCount } from "./fault-routes"

/** Longer than the site waits for one request, in milliseconds by the page's clock. */
const PATIENCE_MS = 15_000
const STEP_MS = 1000

/**
 * Lets time pass for a page (its clock is installed) that waits for nothing but requests that are never answered: a
 * step each call, and for each such request until the page must have given it up. While anything else is on its way,
 * time is real, so that nothing that a busy machine takes its time for is given up too.
 */
export function passTimeLimits(page: Page, fault: FaultCount): () => Promise<void> {
  const others = new Set<Request>()
  const end = (request: Request): void => void others.delete(request)
  page
    .on("request", (request) => others.add(request))
    .on("requestfinished", end)
    .on("requestfailed", end)
  let passed = 0

  return async () => {
    for (const request of fault.unanswered) others.delete(request)
    const isWaiting = others.size === 0 && passed < fault.unanswered.size * PATIENCE_MS
    if (!isWaiting) return
    passed += STEP_MS
    // A document that gives way to another has no clock.
    await page.clock.fastForward(STEP_MS).catch(() => undefined)
  }
}
