import { daysInstead, type DayOffer } from "../../../../shared/booking/slots"
import { routeTo } from "../../../../shared/paths"
import { SiteLink } from "../../../ui/site-link"
import * as texts from "../../../texts/booking-form"
import { call } from "../../../texts/call"
import { phoneHref } from "../venue-links"

/** Where there are no times, the days that have some; where only people can help, the ways to them, of which one is in writing. */
export function NoTimes({
  offer,
  party,
  phone,
  onDay,
}: {
  offer: Exclude<DayOffer, { kind: "services" }>
  party: number
  phone: string
  onDay: (day: string) => void
}) {
  const isTooMany = offer.kind === "tooMany"
  const days = daysInstead(offer)
  return (
    <>
      {days.length > 0 && (
        <p className="actions">
          {days.map((day) => (
            <button
              key={day}
              type="button"
              className="button button--quiet"
              onClick={() => onDay(day)}
            >
              {texts.lookAt(day)}
            </button>
          ))}
        </p>
      )}
      {(isTooMany || offer.kind === "notBookable") && (
        <p className="actions">
          <SiteLink className="button" href={phoneHref(phone)}>
            {call(phone)}
          </SiteLink>
          {isTooMany && (
            <SiteLink href={routeTo("functions", { query: { guests: String(party) } })}>
              {texts.roomsForMore}
            </SiteLink>
          )}
          <SiteLink href={routeTo("contact")}>{texts.writeInstead}</SiteLink>
        </p>
      )}
    </>
  )
}
