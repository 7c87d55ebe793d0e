import type { LocationModel } from "../../content/pages/location"
import "./location-jumps.css"

/** The way to each part of a long page; only to those that are there. */
export function LocationJumps({ model }: { model: LocationModel }) {
  const { venue, events, tastingMenus, functionSpaces } = model
  const { status } = venue.hours
  const parts = [
    { id: "hours", label: "Hours", there: status !== "closed" },
    { id: "menus", label: "Menus", there: venue.menus.length > 0 },
    { id: "order", label: "Order", there: status === "open" && venue.ordering.length > 0 },
    { id: "getting-here", label: "Getting here", there: status !== "closed" },
    { id: "access", label: "Access", there: venue.access.length > 0 || Boolean(venue.accessNote) },
    { id: "whats-on", label: "What’s on", there: events.length > 0 },
    {
      id: "occasions",
      label: "Occasions",
      there: tastingMenus.length > 0 || functionSpaces.length > 0,
    },
  ].filter(({ there }) => there)

  return (
    <nav className="container location-jumps" aria-label="On this page">
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
