"use client"

import { useField, useFormFields, withCondition } from "@payloadcms/ui"
import type { DateFieldClientProps } from "payload"
import {
  checkClockShows,
  cityOf,
  comesTwice,
  isKnownZone,
  NO_PLACE,
  wallClockTimeOf,
} from "../../validation/moments"
import { DateInput } from "./date-input"
import { dayInWords } from "./days"
import { type FormVenue, useFormVenue } from "./use-form-venue"

/** What is to be known of the time before it is saved; nothing here is of the computer's own zone. */
function words(time: string, venue: FormVenue | undefined): string {
  const [day = "", clock = ""] = time.split("T")
  const written = time ? `${dayInWords(day)}, ${clock}. ` : ""
  if (!venue) return `${written}Choose the venue: the time is what its clocks show.`
  const { name, timeZone: zone } = venue
  if (!isKnownZone(zone)) return `${written}${name} has no time zone yet.`
  const place = `${cityOf(zone)} time, as ${name}’s clocks show it.`
  const shown = time ? checkClockShows(time, zone) : true
  if (shown !== true) return shown
  const twice = time && comesTwice(time, zone) ? " Clocks go back then: the first of the two." : ""
  return `${written}${place}${twice}`
}

/** A time on the venue's clocks, whatever the zone of the computer it is written on. */
function MomentInput({ field, path: pathGiven, readOnly }: DateFieldClientProps) {
  const state = useField<string | null>({ potentiallyStalePath: pathGiven })
  const { path, setValue, value } = state
  const zone: unknown = useFormFields(([fields]) => fields[`${path}_tz`]?.value)
  const venue = useFormVenue("venue")
  const stored = typeof zone === "string" && isKnownZone(zone) ? zone : undefined
  const shownIn = stored ?? (isKnownZone(venue?.timeZone) ? venue.timeZone : NO_PLACE)
  const time = value ? wallClockTimeOf(value, shownIn) : ""
  return (
    <DateInput
      field={field}
      onType={setValue}
      readOnly={readOnly}
      state={state}
      type="datetime-local"
      value={time}
      words={words(time, venue)}
    />
  )
}

export const MomentField = withCondition(MomentInput)
