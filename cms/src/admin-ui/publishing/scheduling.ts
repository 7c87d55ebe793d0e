import { cityOf } from "../../validation/moments"
import { timeOf } from "./words"

/** What Payload's drawer asks of the server, as far as it is looked at here. */
interface ScheduleRequest {
  date?: Date | string
  deleteID?: number | string
  type?: string
}

/** What is known of the document that is scheduled. */
interface ScheduledDocument {
  /** Nothing while it is not known. */
  timeZone: string | null
  /** Whether it is, or will have been put on the site by then, in milliseconds since 1970. */
  isOnSiteAt: (time: number) => boolean
}

/**
 * Payload's own, which says “Scheduled” of everything: to what has passed already, and where the CMS did not take it.
 * The drawer shows the message of what is thrown here.
 */
export function checkedSchedule<Request extends ScheduleRequest>(
  schedule: (request: Request) => unknown,
  { timeZone, isOnSiteAt }: ScheduledDocument,
  onScheduled: () => void,
): (request: Request) => Promise<unknown> {
  return async (request) => {
    const { date, deleteID, type } = request
    if (deleteID === undefined) {
      if (timeZone === null) {
        throw new Error("The venue's time zone is not known yet. Try again in a moment.")
      }
      const now = Date.now()
      const at = date === undefined ? NaN : new Date(date).getTime()
      if (!(at > now)) throw new Error(`${passed(at, now, timeZone)} Choose a time to come.`)
      // Payload's drawer proposes it for whatever has no newer draft, published or not.
      if (type === "unpublish" && !isOnSiteAt(at)) {
        throw new Error(
          "It will not be on the site then, so there is nothing to take off. Choose “Publish”, or schedule its publishing first.",
        )
      }
    }
    const outcome = await schedule(request)
    if (typeof outcome === "object" && outcome !== null && "error" in outcome) {
      throw new Error("The CMS did not take it. Nothing has been changed. Try again.")
    }
    onScheduled()
    return outcome
  }
}

function passed(at: number, now: number, timeZone: string): string {
  if (Number.isNaN(at)) return "There is no time yet."
  const inZone = (time: number) => timeOf(new Date(time).toISOString(), { now, timeZone })
  const place = cityOf(timeZone)
  return `${inZone(at)} in ${place} has passed: it is ${inZone(now)} there.`
}
