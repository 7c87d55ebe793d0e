import { wallClock } from "../../../shared/opening-hours"
import type { Job } from "../../content/view-models"

/** Whether applications are still taken: the closing day counts in full, by the venue's clock. */
export function isOpen({ closesOn, venue }: Pick<Job, "closesOn" | "venue">, now: Date): boolean {
  return closesOn === undefined || wallClock(now, venue.timeZone).day <= closesOn
}

export interface VenueJobs {
  venue: Job["venue"]
  jobs: readonly Job[]
}

/** In the order in which the venues first come up. */
export function jobsByVenue(jobs: readonly Job[]): VenueJobs[] {
  const groups = new Map<string, { venue: Job["venue"]; jobs: Job[] }>()
  for (const job of jobs) {
    const group = groups.get(job.venue.slug)
    if (group) group.jobs.push(job)
    else groups.set(job.venue.slug, { venue: job.venue, jobs: [job] })
  }
  return [...groups.values()]
}
