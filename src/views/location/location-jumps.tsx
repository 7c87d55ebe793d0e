import type { LocationModel } from "../../content/pages/location"
import { isNotGone } from "../../content/trading"
import { onThisPage } from "../../texts/common"
import * as texts from "../../texts/location"
import "./location-jumps.css"

/** The way to each part of a long page; only to those that are there. */
export function LocationJumps({ model }: { model: LocationModel }) {
  const { venue, events, tastingMenus, functionSpaces } = model
  const { status } = venue.hours
  // Of a house that is gone nobody is told how to reach it, or how to get in.
  const isThere = isNotGone(venue.hours)
  const parts = [
    { id: "hours", label: texts.hours, there: isThere },
    { id: "menus", label: texts.menus, there: venue.menus.length > 0 },
    { id: "order", label: texts.order, there: status === "open" && venue.ordering.length > 0 },
    { id: "getting-here", label: texts.gettingHere, there: isThere },
    {
      id: "access",
      label: texts.access,
      there: isThere && (venue.access.length > 0 || Boolean(venue.accessNote)),
    },
    { id: "whats-on", label: texts.whatsOn, there: events.length > 0 },
    {
      id: "occasions",
      label: texts.occasions,
      there: tastingMenus.length > 0 || functionSpaces.length > 0,
    },
  ].filter(({ there }) => there)

  return (
    <nav className="container location-jumps" aria-label={onThisPage}>
      <ul className="location-jumps__list">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
