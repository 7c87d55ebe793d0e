import { EmptyState } from "../components/empty-state"
import { OpeningState } from "../components/opening-state"
import { PageHeader } from "../components/page-header"
import { Picture } from "../components/picture"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import type { OrderModel } from "../content/view-models"
import { OrderingList } from "./parts/ordering-list"
import { phoneHref } from "./parts/venue-links"
import { statusReason } from "./parts/venue-words"
import "./parts/practical-page.css"
import "./order-view.css"
import { brandScope } from "../theme/brand-scope"

type OrderVenue = OrderModel["venues"][number]

const takesOrders = ({ hours, ordering }: OrderVenue): boolean =>
  hours.status === "open" && ordering.length > 0

function OrderingVenue({ venue }: { venue: OrderVenue }) {
  return (
    <article className="order-view__venue" id={venue.slug} {...brandScope(venue.brand)}>
      <Picture
        className="order-view__picture"
        image={venue.hero}
        ratio="3 / 2"
        sizes="(min-width: 60em) 28vw, 92vw"
      />
      <div className="order-view__text">
        <p className="kicker">{venue.brand.name}</p>
        <h3>
          <SiteLink href={venue.path}>{venue.name}</SiteLink>
        </h3>
        <p className="order-view__address">
          {venue.address.street}, {venue.address.city}
        </p>
        <OpeningState hours={venue.hours} />
      </div>
      <OrderingList options={venue.ordering} venueName={venue.name} />
    </article>
  )
}

/** What to do instead at a venue from which nothing can be ordered. */
function OtherVenue({ venue }: { venue: OrderVenue }) {
  const { status, statusNote } = venue.hours
  return (
    <article className="order-view__other" id={venue.slug}>
      <h3>
        <SiteLink href={venue.path}>{venue.name}</SiteLink>
        <span className="order-view__city">, {venue.address.city}</span>
      </h3>
      {status === "open" ? (
        <p>
          Here we cook for the table only.{" "}
          <SiteLink href={`/book?venue=${venue.slug}`}>
            See how to get a table<span className="visually-hidden"> at {venue.name}</span>
          </SiteLink>{" "}
          or call <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>.
        </p>
      ) : (
        <p>{statusReason(status, statusNote)}</p>
      )}
    </article>
  )
}

/** Collection and delivery, venue by venue. */
export function OrderView({ model }: { model: OrderModel }) {
  const { page, venues } = model
  const ordering = venues.filter(takesOrders)
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
              { label: "Book a table", href: "/book" },
              { label: "All venues", href: "/locations" },
            ]}
          />
        ) : (
          <section aria-labelledby="ordering-venues">
            <h2 id="ordering-venues" className="order-view__heading">
              Order from
            </h2>
            <ul className="order-view__list">
              {ordering.map((venue) => (
                <li key={venue.slug}>
                  <OrderingVenue venue={venue} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {others.length > 0 && (
          <section aria-labelledby="other-venues">
            <h2 id="other-venues" className="order-view__heading">
              At our other venues
            </h2>
            <ul className="order-view__others">
              {others.map((venue) => (
                <li key={venue.slug}>
                  <OtherVenue venue={venue} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
