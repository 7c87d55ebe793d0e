import { useState } from "react"
import { renderedAt } from "../../../shared/rendering-clock"
import { isPageLive } from "../../ui/use-hydrated"
import { useNow } from "../../ui/use-now"

const MS_A_MINUTE = 60_000

export interface ViewingTime {
  /**
   * The instant the list was put in order for: the minute in which the page was rendered. The same before and
   * after hydration, so that nothing is reordered under a visitor.
   */
  listedFrom: Date
  /** The visitor's own time, to the minute; `listedFrom` until the page is live. */
  now: Date
  /** For the view's root element: how the browser learns that minute. */
  rootProps: { "data-listed-from": string }
}

function startOfMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MS_A_MINUTE) * MS_A_MINUTE)
}

function listedFromInHtml(): Date | undefined {
  // Only that of the HTML which is being taken over: later it is of the page that is left, from when the app was opened.
  if (typeof document === "undefined" || isPageLive()) return undefined
  const value = document.querySelector("[data-listed-from]")?.getAttribute("data-listed-from")
  const instant = value ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/** @param fixed stands for the clock and for the time of the rendering. */
export function useViewingTime(fixed?: Date): ViewingTime {
  const [listedFrom] = useState(() => fixed ?? listedFromInHtml() ?? startOfMinute(renderedAt()))
  const live = useNow()
  return {
    listedFrom,
    now: fixed ?? live ?? listedFrom,
    rootProps: { "data-listed-from": listedFrom.toISOString() },
  }
}
