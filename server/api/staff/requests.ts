import { z } from "zod"
import type { Sitting } from "../../../shared/booking/rules"
import { timesOnDay } from "../../../shared/booking/service-day"
import { isCalendarDay, isTimeOfDay, type HoursRecord } from "../../../shared/opening-hours"
import { DONE, refused, type StaffReply } from "../../../shared/staff-reply"

/** Parts of what staff ask for. */
export const day = z.string().refine(isCalendarDay)
export const time = z.string().refine(isTimeOfDay)
export const reference = z.string().max(20)
export const about = { venue: z.string().max(100), by: z.string().max(200) }

/** Has these times of a day taken from guests. */
export function holdTimes(
  { hours }: { hours: HoursRecord },
  asked: { day: string; from: string; until: string },
  hold: (times: Sitting) => void,
): StaffReply<never> {
  if (asked.from === asked.until) return refused("From and until are the same time.")
  const times = timesOnDay(hours, asked.day, asked)
  if (times.until <= times.from) return refused("The clocks skip these times on this day.")
  hold(times)
  return DONE
}

export const letGo = (wereHeld: boolean): StaffReply<never> =>
  wereHeld ? DONE : refused("It was let go already.")
