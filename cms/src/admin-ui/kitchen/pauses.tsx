"use client"

import type { KitchenDay } from "../../../../shared/ordering/staff-channel"
import { instantSeenOn } from "../staff/days"
import { Stops } from "../staff/stops"
import type { AskedOfKitchen } from "./kitchen-board"

/** In minutes: what a kitchen that cannot keep up presses, without looking at a clock. */
const BREATH = 30

/** When no new orders are taken. */
export function Pauses({
  shown: { pauses, timeZone },
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
  const pause = (request: AskedOfKitchen): Promise<string> =>
    change(request, "Nothing new is collected at these times. What has been ordered stays.")
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
                onPress: () => pause({ ask: "pauseNow", venue, minutes: BREATH }),
              },
            ]
          : []
      }
      timeOf={(instant) => instantSeenOn(day, instant, timeZone)}
      onStop={(times) => pause({ ask: "pause", venue, day, ...times })}
      onResume={(id) => change({ ask: "resume", venue, id }, "Guests order for these times again.")}
    />
  )
}
