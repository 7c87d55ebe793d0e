import { useState } from "react"
import { EmptyState } from "../components/empty-state"
import { PageHeader } from "../components/page-header"
import { Picture } from "../components/picture"
import { Price } from "../components/price"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import { Tag } from "../components/tag"
import type { FunctionSpace, FunctionsModel, SpaceFeature } from "../content/view-models"
import { fitOf, guestsFrom } from "./parts/space-fit"
import { mailHref, phoneHref } from "./parts/venue-links"
import { LiveControls } from "./parts/live-controls"
import "./functions-view.css"
import { brandScope } from "../theme/brand-scope"

const SPACE_FEATURES: Readonly<Record<SpaceFeature, string>> = {
  privateBar: "A bar of its own",
  openFire: "Open fire",
  terrace: "Terrace",
  projector: "Projector and screen",
  soundSystem: "Sound system",
  separateEntrance: "Separate entrance",
  stepFree: "Step-free",
  chefsTable: "Chef’s table",
  daylight: "Daylight",
}

function enquirySubject(space: FunctionSpace, guests: number | undefined): string {
  const forGuests = guests ? ` for ${guests} ${guests === 1 ? "guest" : "guests"}` : ""
  return `Private event${forGuests}: ${space.name}, ${space.venue.name}`
}

function Space({ space, guests }: { space: FunctionSpace; guests: number | undefined }) {
  const { venue } = space
  const heading = `${space.slug}-name`
  return (
    <article
      className="functions-view__space"
      id={space.slug}
      aria-labelledby={heading}
      {...brandScope(venue.brand)}
    >
      <div className="functions-view__pictures">
        <Picture
          className="functions-view__picture"
          image={space.image}
          ratio="3 / 2"
          sizes="(min-width: 60em) 46vw, 92vw"
        />
        {space.gallery.length > 0 && (
          <ul className="functions-view__gallery">
            {space.gallery.slice(0, 3).map((image, index) => (
              <li key={index}>
                <Picture image={image} ratio="1 / 1" sizes="(min-width: 60em) 15vw, 30vw" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="functions-view__text">
        <p className="kicker">
          <SiteLink href={venue.path}>
            {venue.name}, {venue.address.city}
          </SiteLink>
        </p>
        <h3 id={heading}>{space.name}</h3>
        {guests !== undefined && fitOf(space, guests) === "standing" && (
          <p>
            <Tag tone="accent">Standing only for {guests}</Tag>
          </p>
        )}
        <p>{space.description}</p>
        <dl className="functions-view__facts">
          <div>
            <dt>Seated</dt>
            <dd>{space.seated}</dd>
          </div>
          <div>
            <dt>Standing</dt>
            <dd>{space.standing}</dd>
          </div>
          <div>
            <dt>Minimum spend</dt>
            <dd>{space.minimumSpend ? <Price money={space.minimumSpend} /> : "None"}</dd>
          </div>
        </dl>
        {space.features.length > 0 && (
          <ul className="functions-view__features" aria-label={`Features of ${space.name}`}>
            {space.features.map((feature) => (
              <li key={feature}>{SPACE_FEATURES[feature]}</li>
            ))}
          </ul>
        )}
        <p className="actions">
          <a className="button" href={mailHref(venue.email, enquirySubject(space, guests))}>
            <span>
              Enquire<span className="visually-hidden"> about {space.name}</span> by email
            </span>
          </a>
          <a className="button button--quiet" href={phoneHref(venue.phone)}>
            Call {venue.phone}
          </a>
        </p>
      </div>
    </article>
  )
}

function Comparison({ spaces }: { spaces: readonly FunctionSpace[] }) {
  return (
    <section className="container functions-view__compare">
      {/* A region that scrolls must take focus for a keyboard to scroll it (WCAG 2.1.1). */}
      <div
        className="functions-view__scroll"
        role="region"
        aria-labelledby="functions-view-caption"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="functions-view__table">
          <caption id="functions-view-caption">The spaces side by side</caption>
          <thead>
            <tr>
              <th scope="col">Space</th>
              <th scope="col" className="functions-view__number">
                Seated
              </th>
              <th scope="col" className="functions-view__number">
                Standing
              </th>
              <th scope="col" className="functions-view__number">
                Minimum spend
              </th>
              <th scope="col">Venue</th>
            </tr>
          </thead>
          <tbody>
            {spaces.map((space) => (
              <tr key={space.slug}>
                <th scope="row">
                  <a href={`#${space.slug}`}>{space.name}</a>
                </th>
                <td className="functions-view__number">{space.seated}</td>
                <td className="functions-view__number">{space.standing}</td>
                <td className="functions-view__number">
                  {space.minimumSpend ? <Price money={space.minimumSpend} /> : "None"}
                </td>
                <td>
                  {space.venue.name}, {space.venue.address.city}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function resultInWords(
  found: readonly FunctionSpace[],
  total: number,
  guests: number | undefined,
): string {
  if (guests === undefined) return `${total} ${total === 1 ? "space" : "spaces"}`
  const party = `${guests} ${guests === 1 ? "guest" : "guests"}`
  if (found.length === 0) return `No single space holds ${party}`
  const standing = found.filter((space) => fitOf(space, guests) === "standing").length
  const seats = `${found.length} of ${total} ${total === 1 ? "space" : "spaces"} for ${party}`
  return standing > 0 ? `${seats}, ${standing} of them standing only` : seats
}

/** Spaces for private events: what each holds and costs, side by side and one by one. */
export function FunctionsView({ model }: { model: FunctionsModel }) {
  const { page, spaces } = model
  const [entry, setEntry] = useState("")
  const guests = guestsFrom(entry)
  const found =
    guests === undefined ? spaces : spaces.filter((space) => fitOf(space, guests) !== "no")

  return (
    <div className="functions-view">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      {spaces.length === 0 ? (
        <div className="container band">
          <EmptyState {...page.emptyState} links={[{ label: "Contact us", href: "/contact" }]} />
        </div>
      ) : (
        <>
          {spaces.length > 1 && (
            <LiveControls className="container functions-view__filter">
              <label className="functions-view__label" htmlFor="functions-view-guests">
                How many guests?
              </label>
              <input
                id="functions-view-guests"
                className="functions-view__input"
                type="number"
                inputMode="numeric"
                min={1}
                step={1}
                value={entry}
                onChange={(event) => setEntry(event.target.value)}
              />
              <p className="functions-view__result" role="status">
                {resultInWords(found, spaces.length, guests)}
              </p>
            </LiveControls>
          )}
          {found.length > 1 && <Comparison spaces={found} />}
          <section className="container functions-view__spaces" aria-labelledby="functions-spaces">
            <h2 id="functions-spaces" className="visually-hidden">
              Spaces
            </h2>
            {found.length > 0 ? (
              found.map((space) => <Space key={space.slug} space={space} guests={guests} />)
            ) : (
              <div className="functions-view__none">
                <p className="lead">
                  No single space holds that many. A whole venue might: ask us.
                </p>
                <p className="actions">
                  <SiteLink className="button" href="/contact">
                    Contact us
                  </SiteLink>
                  <button
                    type="button"
                    className="button button--quiet"
                    onClick={() => setEntry("")}
                  >
                    Show all spaces
                  </button>
                </p>
              </div>
            )}
          </section>
        </>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
