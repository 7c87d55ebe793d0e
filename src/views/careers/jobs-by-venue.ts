import type { Job } from "../../content/pages/job"

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
