import { useState } from "react"
import { TABLE_TIME } from "./draft-names"
import type { Wish } from "./use-times"

function keptTime(): readonly unknown[] {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(TABLE_TIME) ?? "[]")
    return Array.isArray(held) ? held : []
  } catch {
    return []
  }
}

/**
 * The time that is chosen, of that day at that venue: kept in this tab over a reload.
 * @returns `isKept`: it was chosen before the page was loaded, and may be gone since
 */
export function useTime({ venue, day }: Wish): {
  time: string
  isKept: boolean
  choose: (time: string) => void
} {
  const [[ofVenue, ofDay, kept]] = useState(keptTime)
  const [chosen, setChosen] = useState<string>()
  const isKept = chosen === undefined && ofVenue === venue && ofDay === day
  return {
    time: chosen ?? (isKept && typeof kept === "string" ? kept : ""),
    isKept,
    choose(time) {
      setChosen(time)
      try {
        if (time === "") sessionStorage.removeItem(TABLE_TIME)
        else sessionStorage.setItem(TABLE_TIME, JSON.stringify([venue, day, time]))
      } catch {
        // A browser that keeps nothing: it is chosen anew.
      }
    },
  }
}
