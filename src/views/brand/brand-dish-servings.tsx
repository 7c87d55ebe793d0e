import { Fragment } from "react"
import { routeTo } from "../../../shared/paths"
import type { DishServing } from "../../content/pages/brand"
import type { VenueContact } from "../../content/venue"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import { useNow } from "../../ui/use-now"
import { isOnToday, servingVenues } from "./dishes-served"
import * as texts from "../../texts/brand"

function Places({ heading, venues }: { heading: string; venues: readonly VenueContact[] }) {
  if (venues.length === 0) return null
  return (
    <p className="brand-dishes__places">
      {heading}{" "}
      {venues.map(({ name, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <SiteLink href={path}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  )
}

/** What a dish costs, on which menu, and at which doors of a few it is on today: as soon as the time is known. */
export function BrandDishServings({
  servings: all,
  brandVenues,
}: {
  servings: readonly DishServing[]
  brandVenues: readonly VenueContact[]
}) {
  const now = useNow()
  const servings = all
    .map((serving) => ({ ...serving, venues: servingVenues(serving.servedAt ?? [], brandVenues) }))
    .filter(({ servedAt, venues }) => !servedAt || venues.length > 0)
  if (servings.length === 0) return null
  return (
    <ul className="brand-dishes__servings">
      {servings.map(({ menu, prices, venues }) => (
        <li key={menu.slug}>
          <p className="brand-dishes__serving">
            {prices.map(({ label, price }) => (
              <span key={`${label} ${price.amount}`} className="brand-dishes__price">
                {label && <>{label} </>}
                <Price money={price} />
              </span>
            ))}{" "}
            <SiteLink href={routeTo("menus", menu.slug)}>{menu.title}</SiteLink>
          </p>
          {now ? (
            <>
              <Places
                heading={texts.onToday}
                venues={venues.filter((venue) => isOnToday(venue, now))}
              />
              <Places
                heading={texts.notToday}
                venues={venues.filter((venue) => !isOnToday(venue, now))}
              />
            </>
          ) : (
            <Places heading={texts.servedAt} venues={venues} />
          )}
        </li>
      ))}
    </ul>
  )
}
