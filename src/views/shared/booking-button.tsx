import { SiteLink } from "../../ui/site-link"
import type { BookingInWords } from "./venue-booking"

/** The way to a table; nothing where there is none to give. */
export function BookingButton({
  booking,
  venueName,
}: {
  booking: BookingInWords
  venueName: string
}) {
  if (booking.kind === "walkIn" || booking.kind === "unavailable") return null
  return (
    <SiteLink href={booking.href} className="button">
      {booking.label}
      <span className="visually-hidden">, {venueName}</span>
    </SiteLink>
  )
}
