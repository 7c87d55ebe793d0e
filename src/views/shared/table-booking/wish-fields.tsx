import { startTransition, useLayoutEffect, useRef, useState, type ChangeEvent } from "react"
import type { BookingProblems } from "../../../../shared/booking/booking-form"
import { fieldId, problemId } from "../../../../shared/booking/form-ids"
import { usualParty } from "../../../../shared/booking/rules"
import {
  addDays,
  dayInService,
  wallClock,
  type HoursRecord,
} from "../../../../shared/opening-hours"
import { useNow } from "../../../ui/use-now"
import "../../../ui/choice-chips.css"
import "./table-form.css"
import * as texts from "../../../texts/booking-fields"

interface WishedVenue {
  hours: HoursRecord
  booking: {
    minPartySize?: number | undefined
    maxPartySize?: number | undefined
    daysAhead?: number | undefined
    noticeHours?: number | undefined
  }
}

/** Where no venue is chosen yet, and none says otherwise. */
const LARGEST = 8
const DAYS_AHEAD = 90
const MS_AN_HOUR = 3_600_000

/**
 * The days and parties that may be asked about; days are known once there is a clock. `earliest`: the evening that is in service
 * when a table can be had first, also past midnight.
 */
export function wishRange(venue: WishedVenue | undefined, now: Date | undefined) {
  const {
    minPartySize = 1,
    maxPartySize = LARGEST,
    daysAhead = DAYS_AHEAD,
    noticeHours = 0,
  } = venue?.booking ?? {}
  const calendarDay = now && wallClock(now, venue?.hours.timeZone ?? "UTC").day
  const dayAfter = (hours: number): string | undefined =>
    now && venue
      ? dayInService(venue.hours, new Date(now.getTime() + hours * MS_AN_HOUR))
      : calendarDay
  return {
    today: dayAfter(0),
    earliest: dayAfter(noticeHours),
    lastDay: calendarDay && addDays(calendarDay, daysAhead),
    fewest: minPartySize,
    most: Math.max(minPartySize, maxPartySize),
    usual: String(usualParty(minPartySize, maxPartySize)),
  }
}

const chosenIn = (input: HTMLInputElement | null, name: "day" | "party", known: string) =>
  input?.value && input.value !== known ? { [name]: input.value } : {}

/** What ties a field to what the form of the times says is wrong with it. */
const told = (name: "day" | "party", problems: BookingProblems) =>
  problems[name] ? { "aria-invalid": true, "aria-describedby": problemId(name) } : {}

/** When, and how many: what times are asked for with. */
export function WishFields({
  venue,
  day,
  party,
  problems,
  onChange,
}: {
  venue: WishedVenue | undefined
  day: string
  party: string
  problems: BookingProblems
  onChange: (change: { day?: string; party?: string }) => void
}) {
  // Empty for a moment, between one number and the next, and until all of a date is there.
  const [typed, setTyped] = useState<{ day?: string; party?: string }>({})
  const { today, lastDay, fewest, most } = wishRange(venue, useNow())
  const dayInput = useRef<HTMLInputElement>(null)
  const partyInput = useRef<HTMLInputElement>(null)
  // What was chosen before the page had come to life: React would put what it knows in its place.
  useLayoutEffect(() => {
    const chosen = {
      ...chosenIn(dayInput.current, "day", day),
      ...chosenIn(partyInput.current, "party", party),
    }
    if (Object.keys(chosen).length > 0) startTransition(() => onChange(chosen))
  })
  const typing = (name: "day" | "party") => ({
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped({ [name]: value })
      if (value !== "") onChange({ [name]: value })
    },
    onBlur: () => setTyped({}),
  })
  return (
    <>
      <div className="booking-form__field">
        <label htmlFor={fieldId("day")}>{texts.LABELS.day}</label>
        <input
          ref={dayInput}
          type="date"
          id={fieldId("day")}
          name="day"
          {...told("day", problems)}
          min={today}
          max={lastDay}
          value={typed.day ?? day}
          {...typing("day")}
        />
      </div>
      <div className="booking-form__field">
        <label htmlFor={fieldId("party")}>{texts.LABELS.party}</label>
        <input
          ref={partyInput}
          type="number"
          inputMode="numeric"
          id={fieldId("party")}
          name="party"
          {...told("party", problems)}
          min={fewest}
          max={most}
          value={typed.party ?? party}
          {...typing("party")}
        />
      </div>
    </>
  )
}
