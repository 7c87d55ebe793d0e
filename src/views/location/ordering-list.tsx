import type { OrderingOption } from "../../content/venue"
import { SiteLink } from "../../ui/site-link"
import { fromVenue, ORDERING_KINDS } from "../../texts/venue"
import { heard } from "../../ui/words"
import "./ordering-list.css"

/** Ways to order from one venue, each a link to where the order is placed. */
export function OrderingList({
  options,
  venueName,
}: {
  options: readonly OrderingOption[]
  venueName: string
}) {
  return (
    <ul className="ordering-list">
      {options.map((option) => (
        <li key={`${option.kind} ${option.url}`} className="ordering-list__item">
          <SiteLink href={option.url} className="button button--quiet">
            {ORDERING_KINDS[option.kind]}: {option.label}
            {heard(fromVenue(venueName))}
          </SiteLink>
          {option.note && <p className="ordering-list__note">{option.note}</p>}
        </li>
      ))}
    </ul>
  )
}
