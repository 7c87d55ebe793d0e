import type { ServerProps } from "payload"
import { ALL_DAYS, beforeDay, fromDay } from "./days"
import { todayOf } from "./today-of"

/** Above the list, which begins with the bookings to come: the ways to them, and to all others. */
export async function DayLinks({ payload, user }: ServerProps) {
  if (!user) return null
  const today = await todayOf(payload, user)
  return (
    <nav aria-label="Days">
      <a href={fromDay(today)}>From today</a> · <a href={beforeDay(today)}>Before today</a> ·{" "}
      <a href={ALL_DAYS}>All</a>
    </nav>
  )
}
