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
  function takeFromDevice({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
    // The file of a ticket that has changed since is not here any more.
    link.href = calendarAddress
    if (!calendar) return
    const file = URL.createObjectURL(new Blob([calendar], { type: "text/calendar" }))
    link.href = file
    setTimeout(() => {
      URL.revokeObjectURL(file)
      if (link.href === file) link.href = calendarAddress
    }, READ_BY_THEN)
  }
  if (!calendarAddress) return null
  return (
    <a href={calendarAddress} download={`${reference}.ics`} rel="external" onClick={takeFromDevice}>
      {texts.addToCalendar}
      {which}
    </a>
  )
}
