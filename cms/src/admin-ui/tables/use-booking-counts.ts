"use client"

import { useEffect, useState } from "react"
import type { StaffCounts, StaffRequest } from "../../../../shared/booking/staff-channel"
import { askStaff, type Asked } from "../staff/ask-staff"
import type { StaffVenue } from "../staff/use-staff-day"

/** In milliseconds. */
const LOOK_EVERY = 60_000

/**
 * The venues with how much is booked at each on a day, for who keeps several and looks at one: “Soho (12 booked)”.
 * @param here the one that is looked at, of which the day itself says how much, and sooner
 */
export function useBookingCounts(
  venues: readonly StaffVenue[],
  day: string,
  here: { slug: string; booked: number | undefined } | undefined,
): readonly StaffVenue[] {
  const [seen, setSeen] = useState<{ day: string; counts: StaffCounts["counts"] }>()
  useEffect(() => {
    const [first] = venues
    if (!first || venues.length === 1) return
    let isOver = false
    async function look(venue: string): Promise<void> {
      const slugs = venues.map(({ slug }) => slug)
      const request: Asked<StaffRequest> = { ask: "counts", venue, day, venues: slugs }
      const answer = await askStaff<StaffCounts>("/api/tables", request)
      // It is a hint: where nobody answers, the day itself says so.
      if (answer.is === "counts" && !isOver) setSeen({ day, counts: answer.counts })
    }
    void look(first.slug)
    const timer = setInterval(() => {
      if (!document.hidden) void look(first.slug)
    }, LOOK_EVERY)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [venues, day])
  if (venues.length === 1) return venues
  const counted = seen?.day === day ? seen.counts : {}
  return venues.map((venue) => {
    const count = (venue.slug === here?.slug ? here.booked : undefined) ?? counted[venue.slug]
    return !count ? venue : { ...venue, name: `${venue.name} (${count} booked)` }
  })
}
