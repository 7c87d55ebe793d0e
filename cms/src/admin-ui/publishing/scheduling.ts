import { cityOf } from "../../validation/moments"
import { timeOf } from "./words"

/** What Payload's drawer asks of the server, as far as it is looked at here. */
interface ScheduleRequest {
  date?: Date | string
  deleteID?: number | string
}

/**
 * Payload's own, which says “Scheduled” of everything: to what has passed already, and where the CMS did not take it.
 * The drawer shows the message of what is thrown here.
 */
export function checkedSchedule<Request extends ScheduleRequest>(
  schedule: (request: Request) => unknown,
  timeZone: string | null,
  onScheduled: () => void,
): (request: Request) => Promise<unknown> {
  return async (request) => {
    const { date, deleteID } = request
    if (deleteID === undefined) {
      if (timeZone === null) {
        throw new Error("The venue's time zone is not known yet. Try again in a moment.")
      }
      const now = Date.now()
      const at = date === undefined ? NaN : new Date(date).getTime()
      if (!(at > now)) throw new Error(`${passed(at, now, timeZone)} Choose a time to come.`)
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
