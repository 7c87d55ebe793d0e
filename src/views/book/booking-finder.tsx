import { memo, useEffect, useRef, useState, type ComponentProps, type MouseEvent } from "react"
import type { BookingProblems } from "../../../shared/booking/booking-form"
import { TIMES } from "../../../shared/booking/addresses"
import { providerOf } from "../../../shared/booking/providers"
import { routeTo } from "../../../shared/paths"
import { useCardFill } from "../../ui/card/use-card-fill"
import { directoryGroups } from "../../ui/directory-groups"
import { Notice } from "../../ui/notice"
import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import { PICTURED_VENUES } from "../../content/many-venues"
import type { BookModel } from "../../content/pages/book"
import { brandScope } from "../../theme/brand-scope"
import { useNow } from "../../ui/use-now"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { BookingButton } from "../shared/booking-button"
import { ProviderWidget } from "../shared/provider-widget"
import type { BookedTable } from "../shared/table-booking/booked"
import { TableForm } from "../shared/table-booking/table-form"
import { WishFields, wishRange } from "../shared/table-booking/wish-fields"
import { BookingTerms } from "./booking-terms"
import { LiveControls } from "../../ui/live-controls"
import { TellMe } from "../shared/tell-me"
import { bookingInWords } from "../shared/venue-booking"
import { phoneHref } from "../shared/venue-links"
import { formatAddress } from "../../texts/address"
import * as texts from "../../texts/booking"
import { showTimes } from "../../texts/booking-fields"
import "./booking-finder.css"

type BookableVenue = BookModel["venues"][number]
/** A tasting menu or an event that the guest has come from. */
type Chosen = BookModel["tastingMenus"][number]

/** Up to this many venues the slip shows them all at once; more are chosen from the list. */
const SHOWN_AT_ONCE = 8

const choose = (slug: string): void => replaceQuery({ venue: slug })

/** What is known of a table that is looked for, from the address. */
interface Wish {
  day: string
  party: string
}

interface AnswerProps {
  venue: BookableVenue
  menu: Chosen | undefined
  event: Chosen | undefined
  wish: Wish
}

/** The form of a provider that is known, where a venue books with one. */
const providedForm = ({ hours, booking: { method, url } }: BookableVenue): string | undefined =>
  hours.status === "open" && method === "online" && url && providerOf(url) ? url : undefined

/** Whose times they are, in a line: they are what the guest has come for, and stand on the first screen. */
function OwnAnswer({ venue, menu, event }: Omit<AnswerProps, "wish">) {
  const chosen = event ?? menu
  return (
    <div className="booking-finder__own" {...brandScope(venue.brand)}>
      <p className="booking-finder__name">
        <SiteLink className="name-link" href={venue.path}>
          {venue.name}
        </SiteLink>
      </p>
      <OpeningState hours={venue.hours} />
      {chosen && <p className="booking-finder__chosen">{texts.chosenHere(chosen.title)}</p>}
    </div>
  )
}

/** Where it is and how it is booked: announced as the venue changes. */
function Answer({ venue, menu, event }: Omit<AnswerProps, "wish">) {
  const booking = bookingInWords(venue)
  const chosen = event ?? menu
  return (
    <div className="booking-finder__found" {...brandScope(venue.brand)}>
      <div>
        <p className="booking-finder__name">
          <SiteLink className="name-link" href={venue.path}>
            {venue.name}
          </SiteLink>
        </p>
        {booking.kind !== "unavailable" && <OpeningState hours={venue.hours} />}
        <p className="booking-finder__address">{formatAddress(venue.address)}</p>
        <p className="booking-finder__phone">
          <SiteLink href={phoneHref(venue.phone)}>{venue.phone}</SiteLink>
        </p>
      </div>
      <div>
        {chosen && booking.kind !== "unavailable" && (
          <p className="booking-finder__chosen">{texts.youChose(chosen.title)}</p>
        )}
        <BookingTerms booking={booking} />
        {!providedForm(venue) && (
          <p className="booking-finder__action">
            <BookingButton booking={booking} venue={venue} />
            <TellMe venue={venue} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The way to a table itself: our own, or a provider's. */
function Way({
  venue,
  menu,
  event,
  wish,
  ...table
}: AnswerProps & Omit<ComponentProps<typeof TableForm>, "venue" | "wish">) {
  const form = providedForm(venue)
  if (form) return <ProviderWidget venue={venue} url={form} wish={wish} />
  if (bookingInWords(venue).kind !== "own") return null
  return (
    <div className="booking-finder__way" {...brandScope(venue.brand)}>
      <TableForm
        venue={{ name: venue.name, phone: venue.phone, timeZone: venue.hours.timeZone }}
        wish={{ venue: venue.slug, menu: menu?.slug ?? "", event: event?.slug ?? "", ...wish }}
        {...table}
      />
    </div>
  )
}

/** Without scripts each leads to what stands on the page of that venue; with them it is chosen where it stands. */
function Venues({
  venues,
  onChoose,
}: {
  venues: BookModel["venues"]
  onChoose: (slug: string) => void
}) {
  function follow(event: MouseEvent, slug: string): void {
    // In a tab of its own, the address says the same.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(slug)
  }
  return (
    <ul className="booking-finder__venues">
      {venues.map(({ slug, name, address }) => (
        <li key={slug}>
          <SiteLink
            className="booking-finder__venue"
            href={routeTo("book", { query: { venue: slug }, hash: slug })}
            onClick={(event) => follow(event, slug)}
          >
            {name} <span className="booking-finder__city">{address.city}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** To choose from: of many, by towns. */
const VenueOptions = memo(function VenueOptions({ venues }: { venues: BookModel["venues"] }) {
  if (venues.length <= PICTURED_VENUES) {
    return venues.map(({ slug, name, address }) => (
      <option key={slug} value={slug}>
        {name}, {address.city}
      </option>
    ))
  }
  const named = venues.map(({ slug, name, address }) => ({ slug, name, group: address.city }))
  return directoryGroups(named).map(({ heading, entries }) => (
    <optgroup key={heading} label={heading}>
      {entries.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
})

/** Where there is one alone nobody is asked which; its name stands with the answer, which takes scripts. */
const OnlyVenue = ({ slug, name, address }: BookableVenue) => (
  <>
    <input type="hidden" name="venue" value={slug} />
    <noscript>
      <p className="booking-finder__label">
        {name}, {address.city}
      </p>
    </noscript>
  </>
)

/** Whether a day and a number of guests are of use to who books there. */
const asksForWish = (venue: BookableVenue): boolean =>
  bookingInWords(venue).kind === "own" || providedForm(venue) !== undefined

/**
 * The short way to a table: where, when, how many, and the times that are free. `?venue=` chooses beforehand, as does a house
 * of one venue; `&menu=` names a tasting menu that is served there, `&event=` what is on there, `&day=` and `&party=` what else is
 * known. Without scripts the form asks the booking server, which answers with a page.
 */
export function BookingFinder({ venues, tastingMenus, events }: Omit<BookModel, "page">) {
  const select = useRef<HTMLSelectElement>(null)
  const query = useQuery()
  const now = useNow()
  const only = venues.length === 1 ? venues[0] : undefined
  const linked = query.get("venue") ?? ""
  const wanted = only?.slug ?? linked
  const venue = venues.find(({ slug }) => slug === wanted)
  const chosen = <Choice extends Chosen>(
    name: "menu" | "event",
    from: readonly Choice[],
  ): Choice | undefined =>
    from.find(({ slug, venues: at }) => slug === query.get(name) && at.includes(wanted))
  // Who names an event means that: a menu beside it is not booked in its place, as the booking server has it.
  const menu = query.get("event") ? undefined : chosen("menu", tastingMenus)
  const meant = chosen("event", events)
  const event = meant?.closed ? undefined : meant
  const isChoiceGone = !menu && !event && Boolean(query.get("menu") || query.get("event"))
  const hasWish = venue ? asksForWish(venue) : venues.some(asksForWish)
  const { earliest = "", usual } = wishRange(venue, now)
  const ownParty = useCardFill()?.party
  const party = query.get("party") ?? String(ownParty ?? usual)
  const day = query.get("day") ?? earliest
  const [table, setTable] = useState<BookedTable>()
  const [problems, setProblems] = useState<BookingProblems>({})
  const booked = table?.ticket.venue.slug === wanted ? table : undefined
  const booking = venue && bookingInWords(venue)
  const isOwn = booking?.kind === "own"
  const Found = isOwn ? OwnAnswer : Answer

  useEffect(() => {
    // Before the page came to life a guest may have chosen already.
    const early = select.current?.value
    if (early) choose(early)
  }, [])

  function chooseByName(slug: string): void {
    choose(slug)
    // The name that had the focus gives way to the answer.
    select.current?.focus({ preventScroll: true })
  }

  const names = <Venues venues={venues} onChoose={chooseByName} />
  return (
    <div className="booking-finder paper">
      {!booked && (
        <form
          className="booking-finder__choice"
          method="get"
          action={TIMES}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {only ? (
            <OnlyVenue {...only} />
          ) : (
            <div>
              <label className="booking-finder__label" htmlFor="booking-venue">
                {texts.whereWouldYouEat}
              </label>
              <select
                ref={select}
                id="booking-venue"
                name="venue"
                value={venue?.slug ?? ""}
                onChange={({ target }) => choose(target.value)}
              >
                <option value="">{texts.chooseAVenue}</option>
                <VenueOptions venues={venues} />
              </select>
            </div>
          )}
          {hasWish && (
            <div className="booking-form__wish">
              <WishFields
                venue={venue}
                day={day}
                party={party}
                problems={problems}
                onChange={replaceQuery}
              />
            </div>
          )}
          <noscript>
            <button className="button">{hasWish ? showTimes : texts.howToBook}</button>
          </noscript>
        </form>
      )}

      <div className="booking-finder__answer">
        <LiveControls>
          <div role="status">
            {booked ? null : venue ? (
              <>
                {linked && linked !== wanted && (
                  <Notice tone="warning">
                    <p>{texts.unknownVenue(venue.name)}</p>
                  </Notice>
                )}
                {isChoiceGone && (
                  <Notice tone="warning">
                    <p>{texts.choiceGone(meant)}</p>
                    {meant && (
                      <p>
                        <SiteLink href={routeTo("events", meant.slug)}>
                          {texts.moreOfEvent(meant.title)}
                        </SiteLink>
                      </p>
                    )}
                  </Notice>
                )}
                <Found key={venue.slug} venue={venue} menu={menu} event={event} />
              </>
            ) : wanted ? (
              <Notice tone="warning">
                <p>{texts.unknownVenue(undefined)}</p>
              </Notice>
            ) : (
              venues.length > SHOWN_AT_ONCE && (
                <p className="booking-finder__prompt">{texts.prompt}</p>
              )
            )}
          </div>
          {venue && (
            <Way
              key={venue.slug}
              venue={venue}
              menu={menu}
              event={event}
              wish={{ day, party }}
              booked={booked}
              onBooked={setTable}
              onDay={(onDay) => replaceQuery({ day: onDay })}
              onWrong={setProblems}
            />
          )}
        </LiveControls>
        {!venue &&
          venues.length <= PICTURED_VENUES &&
          (venues.length <= SHOWN_AT_ONCE ? names : <noscript>{names}</noscript>)}
      </div>
      {venue && isOwn && !booked && (
        <div className="booking-finder__terms" {...brandScope(venue.brand)}>
          <BookingTerms booking={booking} />
        </div>
      )}
    </div>
  )
}
