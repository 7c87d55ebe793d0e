import { OpeningState } from "../../ui/opening-state"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import { useNow } from "../../ui/use-now"
import type { OrderModel } from "../../content/pages/order"
import type { OrderingOption } from "../../content/venue"
import { brandScope } from "../../theme/brand-scope"
import { isOpenAt } from "./ordering-open-first"
import { notFromHere } from "../../texts/order"
import { fromVenue, ORDERING_KINDS } from "../../texts/venue"
import { heard } from "../../ui/words"
import "./ordering-venue.css"

const KINDS = Object.keys(ORDERING_KINDS) as OrderingOption["kind"][]

/** A venue one can order from: each way there is, and each there is not. `#slug` leads here. */
export function OrderingVenue({ venue }: { venue: OrderModel["venues"][number] }) {
  const open = isOpenAt(venue.hours, useNow())
  return (
    <article className="ordering-venue" id={venue.slug} {...brandScope(venue.brand)}>
      <div className="ordering-venue__text">
        <h3>
          <SiteLink className="name-link ordering-venue__link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </h3>
        <p className="ordering-venue__address">
          {venue.address.street}, {venue.address.city}
        </p>
        <OpeningState hours={venue.hours} />
      </div>
      {venue.hero && (
        <Picture
          className="arch ordering-venue__picture"
          image={venue.hero}
          ratio="1 / 1"
          // The width at which a picture of three by two fills the square.
          sizes="(min-width: 75em) 19rem, (min-width: 60em) 29vw, (min-width: 40em) 13.5rem, 42vw"
        />
      )}
      <dl className="ordering-venue__ways">
        {KINDS.map((kind) => {
          const options = venue.ordering.filter((option) => option.kind === kind)
          return (
            <div key={kind} className="ordering-venue__way">
              <dt>{ORDERING_KINDS[kind]}</dt>
              {options.length === 0 && <dd className="ordering-venue__none">{notFromHere}</dd>}
              {options.map((option) => (
                <dd key={option.url}>
                  <SiteLink href={option.url} className={open ? "button" : "button button--quiet"}>
                    <span>
                      <span className="visually-hidden">{ORDERING_KINDS[kind]}: </span>
                      {option.label}
                      {heard(fromVenue(venue.name))}
                    </span>
                  </SiteLink>
                  {option.note && <p className="ordering-venue__note">{option.note}</p>}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </article>
  )
}
