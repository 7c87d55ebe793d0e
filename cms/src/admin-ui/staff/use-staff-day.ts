"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { wallClock } from "../../../../shared/opening-hours"
import { askStaff } from "./ask-staff"
import { keepDay, readDay } from "./chosen-day"
import { keepVenue, lastVenue, unknownVenue } from "./chosen-venue"

export interface StaffVenue {
  name: string
  slug: string
  timeZone: string
}

export interface StaffDayState<Day, Request> {
  /** None where the person keeps no venue that this is of. */
  venue: StaffVenue | undefined
  /** What the address has asked for in its place, where the person keeps no such venue. */
  unknown: string | undefined
  /** `YYYY-MM-DD` at the venue, as `today`. */
  day: string
  today: string
  chooseVenue: (slug: string) => void
  /** Empty: today, also when that has become another day. */
  chooseDay: (day: string) => void
  /** Of this venue and day, as it was seen last. */
  shown: Day | undefined
  /** What kept the last look from seeing anything. */
  trouble: string
  /** When `shown` was seen, in milliseconds since 1970. */
  seenAt: number
  /** What has been done. */
  said: string
  /** @returns what is wrong, if anything is */
  change: (request: Request, done: string) => Promise<string>
}

/**
 * A day at one of the venues, which renews itself while somebody may be looking.
 *
 * @param path where the CMS is asked
 * @param opensAt slug of the venue that is shown where none was chosen on this device; otherwise the first
 * @param every in milliseconds: what others have changed is seen so soon, and a hidden tab asks nothing
 */
export function useStaffDay<
  Day extends { is: "day"; today: string },
  Request extends { venue: string },
>({
  path,
  venues,
  opensAt,
  every,
}: {
  path: string
  venues: readonly StaffVenue[]
  opensAt?: string
  every: number
}): StaffDayState<Day, Request> {
  const [slug, setSlug] = useState(opensAt ?? venues[0]?.slug ?? "")
  const venue = venues.find((known) => known.slug === slug)
  // Not in the first rendering: the server knows neither.
  const [unknown, setUnknown] = useState<string>()
  useEffect(() => {
    const slugs = venues.map((one) => one.slug)
    setUnknown(unknownVenue(slugs))
    const last = lastVenue(slugs)
    if (last) setSlug(last)
  }, [venues])
  const [chosen, setChosen] = useState("")
  useEffect(() => setChosen(readDay()), [])
  // What the venue's server says, for it knows how late the venue is open; until then the calendar's.
  const [inService, setInService] = useState<{ slug: string; day: string }>()
  const calendarDay = venue ? wallClock(new Date(), venue.timeZone).day : ""
  const today = inService?.slug === slug ? inService.day : calendarDay
  const day = chosen || today
  const of = `${slug} ${day}`
  const [seen, setSeen] = useState<{ of: string; day: Day; at: number }>()
  const [trouble, setTrouble] = useState("")
  const [said, setSaid] = useState("")

  const looks = useRef(0)
  const oldest = useRef(0)

  /** @param isFresh whether an answer from before is of something else: another day, or as it was before a change */
  const look = useCallback(
    async (isFresh: boolean) => {
      if (!slug || !day) return
      looks.current += 1
      const number = looks.current
      if (isFresh) oldest.current = number
      const answer = await askStaff<Day>(path, { ask: "day", venue: slug, day })
      // Answers come in any order, and one may take longer than the next look waits.
      if (number < oldest.current) return
      oldest.current = number
      if (answer.is === "day") {
        setSeen({ of: `${slug} ${day}`, day: answer, at: Date.now() })
        setInService({ slug, day: answer.today })
        setTrouble("")
      } else if (answer.is === "refused") setTrouble(answer.why)
    },
    [path, slug, day],
  )

  // A change that was begun on another day looks at the one that is shown now.
  const lookNow = useRef(look)
  useEffect(() => {
    lookNow.current = look
    setTrouble("")
    void look(true)
    const lookIfSeen = (): void => {
      if (!document.hidden) void look(false)
    }
    const timer = setInterval(lookIfSeen, every)
    document.addEventListener("visibilitychange", lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", lookIfSeen)
    }
  }, [look, every])

  async function change(request: Request, done: string): Promise<string> {
    const answer = await askStaff<Day>(path, request)
    await lookNow.current(true)
    if (answer.is === "refused") return answer.why
    setSaid(done)
    return ""
  }

  return {
    ...{ venue, unknown, day, today, trouble, said, change },
    chooseVenue: (next) => {
      setSlug(next)
      setUnknown(undefined)
      keepVenue(next)
    },
    chooseDay: (next) => {
      const another = next === today ? "" : next
      setChosen(another)
      keepDay(another)
    },
    shown: seen?.of === of ? seen.day : undefined,
    seenAt: seen?.of === of ? seen.at : 0,
  }
}
