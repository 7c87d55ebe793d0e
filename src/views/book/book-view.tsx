import { routeTo } from "../../../shared/paths"
import { Directory } from "../../ui/directory"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import { NAMED_BELOW_A_FORM, PICTURED_VENUES } from "../../content/many-venues"
import type { BookModel } from "../../content/pages/book"
import { BookingFinder } from "./booking-finder"
import { BookingVenue } from "./booking-venue"
import { Houses } from "../shared/practical-page-houses"
import { allVenues, contactUs } from "../../texts/common"
import * as texts from "../../texts/booking"
import { venueAndState } from "../../texts/venue-state"
import "../shared/practical-page.css"
import "./book-view.css"

function VenueGroup({
  id,
  heading,
  venues,
}: {
  id: string
  heading: string
  venues: BookModel["venues"]
}) {
  if (venues.length === 0) return null
  return (
    <section className="book-view__group" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Houses venues={venues}>{(venue) => <BookingVenue venue={venue} />}</Houses>
    </section>
  )
}

/**
 * Of many venues the names: the page of each has its form, or says how it is booked. Of very many they stand here where
 * there are no scripts, for the choice above leads to them.
 */
function ManyVenues({ venues }: { venues: BookModel["venues"] }) {
  const names = (
    <Directory
      entries={venues.map(({ slug, name, path, address, booking, hours: { status } }) => ({
        id: slug,
        name: venueAndState(name, status),
        group: address.city,
        href: status === "open" && booking.method === "own" ? `${path}#table` : path,
      }))}
    />
  )
  return (
    <section aria-labelledby="bookable-venues">
      <h2 id="bookable-venues" className="book-view__many">
        {texts.whereToBook}
      </h2>
      {venues.length > NAMED_BELOW_A_FORM ? (
        <>
          <SiteLink className="button" href={routeTo("locations")}>
            {allVenues}
          </SiteLink>
          <noscript>{names}</noscript>
        </>
      ) : (
        names
      )}
    </section>
  )
}

/** Every venue's way to a table; a chooser on top for those who know where they are going. */
export function BookView({ model }: { model: BookModel }) {
  const { page, venues, tastingMenus, events } = model
  const open = venues.filter(({ hours }) => hours.status === "open")
  const notOpen = venues.filter(({ hours }) => hours.status !== "open")

  return (
    <div className="book-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
        // The width at which a picture of three by two fills the doorway: on a telephone that is as high as the words.
        sizes="(min-width: 60em) 48vw, (min-width: 40em) 31vw, 98vw"
      />

      <div className="container book-view__body">
        {venues.length === 0 ? (
          <EmptyState
            heading={page.emptyState.heading}
            text={page.emptyState.text}
            links={[{ label: contactUs, href: routeTo("contact") }]}
          />
        ) : (
          <>
            <BookingFinder venues={venues} tastingMenus={tastingMenus} events={events} />
            {venues.length > PICTURED_VENUES ? (
              <ManyVenues venues={venues} />
            ) : (
              <>
                <VenueGroup id="bookable-venues" heading={texts.whereToBook} venues={open} />
                <VenueGroup id="other-venues" heading={texts.notBookable} venues={notOpen} />
              </>
            )}
          </>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
