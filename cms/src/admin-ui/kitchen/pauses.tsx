"use client"

import { wallClock } from "../../../../shared/opening-hours"
import type { KitchenDay } from "../../../../shared/ordering/staff-channel"
import { instantSeenOn } from "../staff/days"
import { Stops } from "../staff/stops"
import type { AskedOfKitchen } from "./kitchen-board"

/** In minutes: what a kitchen that cannot keep up presses, without looking at a clock. */
const BREATH = 30

/** When no new orders are taken. */
export function Pauses({
  shown: { pauses, timeZone, noticeMinutes },
  venue,
  day,
  isToday,
  change,
}: {
  shown: KitchenDay
  venue: string
  day: string
  isToday: boolean
  change: (request: AskedOfKitchen, done: string) => Promise<string>
}) {
  const timeIn = (minutes: number): string =>
    wallClock(new Date(Date.now() + minutes * 60_000), timeZone).time
  return (
    <Stops
      title="Pause orders"
      stops={pauses}
      words={{ stop: "Pause", resume: "Resume orders" }}
      presets={
        isToday
          ? [
              {
                label: `Pause the next ${BREATH} minutes`,
                from: timeIn(0),
                // Who orders within them collects only after the notice.
                until: timeIn(noticeMinutes + BREATH),
              },
            ]
          : []
      }
      timeOf={(instant) => instantSeenOn(day, instant, timeZone)}
      onStop={(times) =>
        change(
          { ask: "pause", venue, day, ...times },
          "Nothing new is collected at these times. What has been ordered stays.",
        )
      }
      onResume={(id) => change({ ask: "resume", venue, id }, "Guests order for these times again.")}
    />
  )
}
