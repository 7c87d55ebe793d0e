import type { MouseEvent, ReactNode } from "react"
import type { Ticket } from "../../ui/card/card"
import * as texts from "../../texts/card"

/** In milliseconds: long enough for a calendar to have read the file. */
const READ_BY_THEN = 60_000

/** The calendar file: from the device where it has been kept, made when it is asked for; else from the booking server. */
export function CalendarLink({
  ticket: { reference, calendar, calendarAddress },
  which,
}: {
  ticket: Ticket
  which: ReactNode
}) {
  function takeFromDevice({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    if (!calendar) return
    const file = URL.createObjectURL(new Blob([calendar], { type: "text/calendar" }))
    currentTarget.href = file
    setTimeout(() => URL.revokeObjectURL(file), READ_BY_THEN)
  }
  if (!calendarAddress) return null
  return (
    <a href={calendarAddress} download={`${reference}.ics`} rel="external" onClick={takeFromDevice}>
      {texts.addToCalendar}
      {which}
    </a>
  )
}
