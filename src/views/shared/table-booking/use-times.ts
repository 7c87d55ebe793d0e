import { useEffect, useState } from "react"
import type { TimesAnswer } from "../../../../shared/booking/booking-form"
import { askTimes } from "./ask-bookings"

export type Times =
  | { is: "none" }
  | { is: "loading" }
  | ({ is: "there" } & TimesAnswer)
  | { is: "failed"; isOffline: boolean }

export interface Wish {
  venue: string
  day: string
  party: string
  menu: string
}

/** In milliseconds: who turns through the days is not asked about each. */
const SETTLE = 250

/** What a venue offers for a wish, asked anew as it changes and when the network is back. */
export function useTimes({ venue, day, party, menu }: Wish): [Times, () => void] {
  const [times, setTimes] = useState<Times>({ is: "none" })
  const [attempt, setAttempt] = useState(0)
  const isWhole = venue !== "" && /^\d{4}-\d\d-\d\d$/.test(day) && party !== ""

  useEffect(() => {
    if (!isWhole) {
      setTimes({ is: "none" })
      return
    }
    let isCurrent = true
    setTimes((before) => (before.is === "there" ? before : { is: "loading" }))
    const timer = setTimeout(() => {
      askTimes({ venue, day, party, ...(menu ? { menu } : {}) }).then(
        (answer) => isCurrent && setTimes({ is: "there", ...answer }),
        () => isCurrent && setTimes({ is: "failed", isOffline: !navigator.onLine }),
      )
    }, SETTLE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWhole, venue, day, party, menu, attempt])

  const again = () => setAttempt((count) => count + 1)
  const hasFailed = times.is === "failed"
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener("online", again)
    return () => window.removeEventListener("online", again)
  }, [hasFailed])

  return [times, again]
}
