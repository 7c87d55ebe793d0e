import { useEffect, useState } from "react"
import type { BookingProblems, TimesAnswer } from "../../../../shared/booking/booking-form"
import { askTimes } from "./ask-bookings"

export type Times =
  | { is: "none" }
  | { is: "loading" }
  /** `isOld`: of what was asked before, while the answer to what is asked now is on its way. */
  | ({ is: "there"; isOld?: boolean } & TimesAnswer)
  | { is: "failed"; isOffline: boolean }
  /** What was asked is no day or no party that can be looked for. */
  | { is: "wrong"; problems: BookingProblems }
  | { is: "wait"; seconds: number }

export interface Wish {
  venue: string
  day: string
  party: string
  menu: string
  event: string
}

/** In milliseconds: who turns through the days is not asked about each. */
const SETTLE = 250

const NONE: Times = { is: "none" }
const LOADING: Times = { is: "loading" }

/** While other times are looked for, the last ones stay: the page keeps its height. */
function timesFor(asked: string, known: { of: string; times: Times } | undefined): Times {
  if (known?.of === asked) return known.times
  return known?.times.is === "there" ? { ...known.times, isOld: true } : LOADING
}

function timesIn(answer: Awaited<ReturnType<typeof askTimes>>): Times {
  if ("offer" in answer) return { is: "there", ...answer }
  return answer.is === "problems"
    ? { is: "wrong", problems: answer.problems }
    : { is: "wait", seconds: answer.seconds }
}

/** What a venue offers for a wish, asked anew as it changes and when the network is back. */
export function useTimes({ venue, day, party, menu, event }: Wish): [Times, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ of: string; times: Times }>()
  const isWhole = venue !== "" && /^\d{4}-\d\d-\d\d$/.test(day) && party !== ""
  const asked = JSON.stringify([venue, day, party, menu, event, attempt])

  useEffect(() => {
    if (!isWhole) return
    let isCurrent = true
    const tell = (times: Times): void => {
      if (isCurrent) setKnown({ of: asked, times })
    }
    const timer = setTimeout(() => {
      const chosen = { ...(menu ? { menu } : {}), ...(event ? { event } : {}) }
      askTimes({ venue, day, party, ...chosen }).then(
        (answer) => tell(timesIn(answer)),
        () => tell({ is: "failed", isOffline: !navigator.onLine }),
      )
    }, SETTLE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWhole, asked, venue, day, party, menu, event])

  const times = isWhole ? timesFor(asked, known) : NONE
  const again = () => setAttempt((count) => count + 1)
  const hasFailed = times.is === "failed"
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener("online", again)
    return () => window.removeEventListener("online", again)
  }, [hasFailed])

  return [times, again]
}
