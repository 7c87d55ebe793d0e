import type { PublishEvent, PublishingStatus } from "../../../../shared/publishing"
import type { PublishingReport } from "../../../../cms/src/admin-ui/publishing/report"

export const at = (time: string): string => `2026-11-21T${time}.000Z`
export const ms = (time: string): number => Date.parse(at(time))

export const labelOf = (slug: string): string | undefined =>
  ({ events: "Event", news: "Article", "site-settings": "Settings" })[slug]

export const truffleWeek: PublishEvent = {
  event: "publish",
  collection: "events",
  id: "7",
  slug: "truffle-week",
  title: "Truffle week",
  changed: ["title"],
  time: at("12:04:20"),
}

export const live: NonNullable<PublishingStatus["live"]> = {
  id: "20261121T120431000Z",
  contentAt: at("12:04:23"),
  madeAt: at("12:04:30"),
  switchedAt: at("12:04:31"),
  cause: { kind: "events", events: [truffleWeek], more: 0 },
  lastSequence: 7,
}

export const working: NonNullable<PublishingStatus["working"]> = {
  phase: "building",
  since: at("12:06:05"),
  startedAt: at("12:06:02"),
  cause: { kind: "events", events: [truffleWeek], more: 0 },
  lastSequence: 8,
  usualSeconds: 9,
}

/** Truffle week went live at 12:04:31, it is 12:06:31 now, and nothing has happened since. */
export function report(
  status: Partial<PublishingStatus> = {},
  deliveries: Partial<PublishingReport["deliveries"]> = {},
): PublishingReport {
  return {
    unreachable: null,
    deliveries: { waiting: 0, failing: null, scheduled: [], scheduledFailures: [], ...deliveries },
    status: {
      state: "idle",
      now: at("12:06:31"),
      live,
      working: null,
      failure: null,
      accepted: 7,
      pending: [],
      notLive: null,
      pin: null,
      cmsUnreachableSince: null,
      ...status,
    },
  }
}

export const away = {
  waiting: 3,
  failing: {
    lastError: "The site's server cannot be reached.",
    since: at("12:04:00"),
    nextAttemptAt: at("12:07:00"),
  },
}
