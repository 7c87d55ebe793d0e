import { useEffect, useState, type ComponentProps, type ComponentType, type FormEvent } from "react"
import type { BookingProblems } from "../../../shared/booking/booking-form"
import { TIMES } from "../../../shared/booking/addresses"
import { routeTo } from "../../../shared/paths"
import type { Venue } from "../../content/venue"
import { showTimes } from "../../texts/booking-fields"
import * as common from "../../texts/common"
import { useCardParts } from "../../ui/card/use-card-parts"
import { SiteLink } from "../../ui/site-link"
import { useNow } from "../../ui/use-now"
import { replaceQuery, useQuery } from "../../ui/use-query"
import type { BookedTable } from "../shared/table-booking/booked"
import type { TableForm } from "../shared/table-booking/table-form"
import { WishFields, wishRange } from "../shared/table-booking/wish-fields"
import "./location-table.css"

type Form = ComponentType<ComponentProps<typeof TableForm>>

/**
 * A table at this venue: when and how many, and the times that are free once they are asked for, which is also when the
 * rest of the form is fetched. What was asked for stands in the address, as `?day=` and `&party=`, and is looked up for who
 * comes back to it. Without scripts the booking server answers with a page.
 */
export function LocationTable({
  venue,
}: {
  venue: Pick<Venue, "slug" | "name" | "phone" | "hours" | "booking">
}) {
  const { today = "", earliest = "", usual } = wishRange(venue, useNow())
  const query = useQuery()
  const asked = query.get("day") ?? ""
  // A tab that is opened again days later asks about none that has passed.
  const isAsked = asked >= today && asked !== ""
  const [Table, setTable] = useState<Form>()
  const [hasFailed, setFailed] = useState(false)
  const [booked, setBooked] = useState<BookedTable>()
  const [problems, setProblems] = useState<BookingProblems>({})
  const ownParty = useCardParts()?.cardFill()?.party
  const wish = {
    day: isAsked ? asked : earliest,
    party: query.get("party") ?? String(ownParty ?? usual),
  }
  const isOwn = venue.booking.method === "own" && venue.hours.status === "open"
  function look(): void {
    import("../shared/table-booking/table-form").then(
      (loaded) => setTable(() => loaded.TableForm),
      () => setFailed(true),
    )
  }
  const isLookedUp = isOwn && (isAsked || (asked === "" && query.has("party")))
  useEffect(() => {
    if (isLookedUp) look()
  }, [isLookedUp])
  if (!isOwn) return null

  function submit(event: FormEvent): void {
    event.preventDefault()
    replaceQuery(wish)
    look()
  }
  return (
    <section className="container location-table" aria-labelledby="table">
      <div className="paper location-table__slip">
        <h2 id="table">{common.bookATable}</h2>
        {!booked && (
          <form
            className="booking-form__wish location-table__wish"
            method="get"
            action={TIMES}
            noValidate
            onSubmit={submit}
          >
            <input type="hidden" name="venue" value={venue.slug} />
            <WishFields venue={venue} {...wish} problems={problems} onChange={replaceQuery} />
            <button className="button">{showTimes}</button>
          </form>
        )}
        {Table && (
          <Table
            venue={{ name: venue.name, phone: venue.phone, timeZone: venue.hours.timeZone }}
            wish={{ venue: venue.slug, menu: "", event: "", ...wish }}
            booked={booked}
            onBooked={setBooked}
            onDay={(day) => replaceQuery({ day })}
            onWrong={setProblems}
          />
        )}
        {hasFailed && !Table && (
          <p role="alert">
            <SiteLink href={routeTo("book", { query: { venue: venue.slug } })}>
              {common.bookATable}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}
