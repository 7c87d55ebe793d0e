import { useState } from "react"
import { useNow } from "../../components/use-now"

const MS_A_DAY = 86_400_000

export interface ViewingTime {
  /**
   * The instant the list was put in order for: the start of the UTC day of the build. The same before and
   * after hydration, so that nothing is reordered under a visitor.
   */
  listedFrom: Date
  /** The visitor's own time, to the minute; `listedFrom` until the page is live. */
  now: Date
  /** For the view's root element: how the browser learns the day of the build. */
  rootProps: { "data-listed-from": string }
}

function startOfUtcDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MS_A_DAY) * MS_A_DAY)
}

function listedFromInHtml(): Date | undefined {
  if (typeof document === "undefined") return undefined
  const value = document.querySelector("[data-listed-from]")?.getAttribute("data-listed-from")
  const instant = value ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/** @param fixed stands for the clock and for the day of the build. */
export function useViewingTime(fixed?: Date): ViewingTime {
  const [listedFrom] = useState(() => fixed ?? listedFromInHtml() ?? startOfUtcDay(new Date()))
  const live = useNow()
  return {
    listedFrom,
    now: fixed ?? live ?? listedFrom,
    rootProps: { "data-listed-from": listedFrom.toISOString() },
  }
}
