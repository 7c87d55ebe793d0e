import type { EventModel } from "../../content/event"
import { call } from "../../texts/call"
import { heard } from "../../ui/words"
import { phoneHref } from "./venue-links"

/** Whom to ask about an event that one cannot simply come to: all is sold, or its date is not known yet. */
export function EventCall({ event: { status, venue } }: { event: EventModel }) {
  const { name, phone } = venue
  if (!phone || (status !== "soldOut" && status !== "postponed")) return null
  return (
    <a className="button button--quiet" href={phoneHref(phone)}>
      <span>
        {call(phone)}
        {heard(`, ${name}`)}
      </span>
    </a>
  )
}
