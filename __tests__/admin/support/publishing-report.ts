import type { Page } from "@playwright/test"
import type { PublishingReport } from "../../../cms/src/admin-ui/publishing/report"
import type { PublishingStatus } from "../../../shared/publishing"

/** Of a publisher that has nothing to do and has published nothing yet. */
const IDLE: PublishingStatus = {
  state: "idle",
  now: "2026-11-21T12:06:31.000Z",
  live: null,
  working: null,
  failure: null,
  accepted: 1,
  pending: [],
  notLive: null,
  pin: null,
  cmsUnreachableSince: null,
}

/**
 * Tells the browser how publishing goes, in the place of a publisher whose builds take a minute each; what a publisher
 * itself reports is tried where it builds.
 */
export async function reportPublishing(
  page: Page,
  status: () => Partial<PublishingStatus>,
): Promise<void> {
  await page.route("**/api/publishing/status", (route) => {
    const report: PublishingReport = {
      status: { ...IDLE, ...status() },
      unreachable: null,
      deliveries: { waiting: 0, failing: null, scheduled: [], scheduledFailures: [] },
    }
    return route.fulfill({ json: report })
  })
}
