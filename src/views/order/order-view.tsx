import { useMemo } from "react"
import { routeTo } from "../../../shared/paths"
import { Directory } from "../../ui/directory"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import { VenueIndex } from "../../ui/venue-index"
import { LISTED_VENUES, NAMED_VENUES } from "../../content/many-venues"
import type { OrderModel } from "../../content/pages/order"
import { useOpenFirst } from "./ordering-open-first"
import { OrderingVenue } from "./ordering-venue"
import { BookLink } from "../shared/book-link"
import { phoneHref } from "../shared/venue-links"
import { statusReason } from "../../texts/venue"
import { venueAndState } from "../../texts/venue-state"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/order"
import * as common from "../../texts/common"
import "../shared/practical-page.css"
import "./order-view.css"

type OrderVenue = OrderModel["venues"][number]

const takesOrders = ({ hours, ordering }: OrderVenue): boolean =>
  hours.status === "open" && ordering.length > 0

/** What to do instead at a venue from which nothing can be ordered. */
function OtherVenue({ venue }: { venue: OrderVenue }) {
  const { status, statusNote } = venue.hours
  return (
    <article className="order-view__other" id={venue.slug}>
      <h3>
        <SiteLink className="name-link" href={venue.path}>
          {venue.name}
        </SiteLink>
        <span className="order-view__city">, {venue.address.city}</span>
      </h3>
      {status === "open" ? (
        <p>
          {words(
            texts.tableOnly(
              <BookLink className="order-view__table" chosen={{ venue: venue.slug }}>
                {words(texts.seeHowToGetATable(venue.name, heard))}
              </BookLink>,
              <SiteLink className="order-view__phone" href={phoneHref(venue.phone)}>
                {venue.phone}
              </SiteLink>,
            ),
          )}
        </p>
      ) : (
        <p>{statusReason(status, statusNote)}</p>
      )}
    </article>
  )
}

/** Of many venues where each is and whether it is open, of very many the names; what can be ordered stands on its page. */
function ManyOrderingVenues({ venues }: { venues: readonly OrderVenue[] }) {
  const leading = venues.map((venue) => ({ ...venue, path: `${venue.path}#order` }))
  return venues.length > LISTED_VENUES ? (
    <VenueNames venues={leading} />
  ) : (
    <VenueIndex venues={leading} />
  )
}

const VenueNames = ({ venues }: { venues: readonly OrderVenue[] }) => (
  <Directory
    entries={venues.map(({ name, path, address, hours }) => ({
      name: venueAndState(name, hours.status),
      group: address.city,
      href: path,
    }))}
  />
)

/** Venues that take orders, open ones first. Lines stay where they are; only what stands in them is put in order. */
function OrderingVenues({ venues }: { venues: readonly OrderVenue[] }) {
  return (
    <ul className="order-view__list">
      {useOpenFirst(venues).map((venue, line) => (
        <li key={line}>
          <OrderingVenue key={venue.slug} venue={venue} />
        </li>
      ))}
    </ul>
  )
}

/** Collection and delivery, venue by venue. */
export function OrderView({ model }: { model: OrderModel }) {
  const { page, venues } = model
  const ordering = useMemo(() => venues.filter(takesOrders), [venues])
  const others = venues.filter((venue) => !takesOrders(venue))

  return (
    <div className="order-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />

      <div className="container order-view__body">
        {ordering.length === 0 ? (
          <EmptyState
            heading={page.emptyState.heading}
            text={page.emptyState.text}
            links={[
              ...(others.some(({ hours }) => hours.status === "open")
                ? [{ label: common.bookATable, href: routeTo("book") }]
                : []),
              { label: common.allVenues, href: routeTo("locations") },
            ]}
          />
        ) : (
          <section aria-labelledby="ordering-venues">
            <h2 id="ordering-venues" className="order-view__heading">
              {texts.orderFrom}
            </h2>
            {ordering.length > NAMED_VENUES ? (
              <ManyOrderingVenues venues={ordering} />
            ) : (
              <OrderingVenues venues={ordering} />
            )}
          </section>
        )}

        {others.length > 0 && (
          <section aria-labelledby="other-venues">
            <h2 id="other-venues" className="order-view__heading">
              {ordering.length > 0 ? texts.atOurOtherVenues : common.ourRestaurants(others.length)}
            </h2>
            {others.length > NAMED_VENUES ? (
              <VenueNames venues={others} />
            ) : (
              <ul className="order-view__others">
                {others.map((venue) => (
                  <li key={venue.slug}>
                    <OtherVenue venue={venue} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
