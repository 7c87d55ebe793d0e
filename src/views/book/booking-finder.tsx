import { useRef } from "react"
import { Notice } from "../../ui/notice"
import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import type { BookModel } from "../../content/pages/book"
import { brandScope } from "../../theme/brand-scope"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { BookingButton } from "../shared/booking-button"
import { BookingTerms } from "./booking-terms"
import { LiveControls } from "../../ui/live-controls"
import { TellMe } from "../shared/tell-me"
import { bookingInWords } from "../shared/venue-booking"
import { phoneHref } from "../shared/venue-links"
import { formatAddress } from "../../texts/intl"
import * as texts from "../../texts/booking"
import "./booking-finder.css"

type BookableVenue = BookModel["venues"][number]
type TastingMenu = BookModel["tastingMenus"][number]

/** Up to this many venues the slip shows them all at once; more are chosen from the list only. */
const SHOWN_AT_ONCE = 8

const choose = (slug: string): void => replaceQuery({ venue: slug })

function Answer({ venue, menu }: { venue: BookableVenue; menu: TastingMenu | undefined }) {
  const booking = bookingInWords(venue)
  return (
    <div className="booking-finder__found" {...brandScope(venue.brand)}>
      <div>
        <p className="booking-finder__name">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>
        </p>
        {booking.kind !== "unavailable" && <OpeningState hours={venue.hours} />}
        <p className="booking-finder__address">{formatAddress(venue.address)}</p>
        <p className="booking-finder__phone">
          <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
        </p>
      </div>
      <div>
        {menu && booking.kind !== "unavailable" && (
          <p className="booking-finder__chosen">{texts.youChose(menu.title)}</p>
        )}
        <BookingTerms booking={booking} />
        <p className="booking-finder__action">
          <BookingButton booking={booking} venueName={venue.name} />
          <TellMe venue={venue} />
        </p>
      </div>
    </div>
  )
}

/**
 * The short way to a table: choose a venue, see how it is booked. `?venue=` chooses beforehand, `&menu=` names a tasting
 * menu that is served there.
 * Its place is as tall as its longest answer usually is, so that an answer moves nothing.
 */
export function BookingFinder({ venues, tastingMenus }: Omit<BookModel, "page">) {
  const select = useRef<HTMLSelectElement>(null)
  const query = useQuery()
  const wanted = query.get("venue") ?? ""
  const venue = venues.find(({ slug }) => slug === wanted)
  const menu = tastingMenus.find(
    ({ slug, venues: servedAt }) => slug === query.get("menu") && servedAt.includes(wanted),
  )

  function chooseByName(slug: string): void {
    choose(slug)
    // The name that had the focus gives way to the answer.
    select.current?.focus({ preventScroll: true })
  }

  return (
    <LiveControls className="booking-finder paper">
      <div className="booking-finder__choice">
        <label className="booking-finder__label" htmlFor="booking-venue">
          {texts.whereWouldYouEat}
        </label>
        <select
          ref={select}
          id="booking-venue"
          value={venue?.slug ?? ""}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{texts.chooseAVenue}</option>
          {venues.map(({ slug, name, address }) => (
            <option key={slug} value={slug}>
              {name}, {address.city}
            </option>
          ))}
        </select>
      </div>

      <div className="booking-finder__answer">
        <div role="status">
          {venue ? (
            <Answer key={venue.slug} venue={venue} menu={menu} />
          ) : wanted ? (
            <Notice tone="warning">
              <p>{texts.unknownVenue}</p>
            </Notice>
          ) : (
            venues.length > SHOWN_AT_ONCE && (
              <p className="booking-finder__prompt">{texts.prompt}</p>
            )
          )}
        </div>
        {!wanted && venues.length <= SHOWN_AT_ONCE && (
          <ul className="booking-finder__venues">
            {venues.map(({ slug, name, address }) => (
              <li key={slug}>
                <button
                  type="button"
                  className="booking-finder__venue"
                  onClick={() => chooseByName(slug)}
                >
                  {name} <span className="booking-finder__city">{address.city}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </LiveControls>
  )
}
