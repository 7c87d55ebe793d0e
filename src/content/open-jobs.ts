import { wallClock } from "../../shared/opening-hours"

interface ClosingJob {
  /** A calendar day, `YYYY-MM-DD`; none, where the position stays open. */
  closesOn?: string
  venue: { timeZone: string }
}

/** Whether applications are still taken: the closing day counts in full, by the venue's clock. */
export function isOpen({ closesOn, venue }: ClosingJob, now: Date): boolean {
  return closesOn === undefined || wallClock(now, venue.timeZone).day <= closesOn
}
