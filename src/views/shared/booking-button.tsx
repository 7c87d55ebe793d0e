import { SiteLink } from "../../ui/site-link"
import type { BookingInWords } from "./venue-booking"

/** The way to a table; nothing where there is none to give. */
export function BookingButton({
  booking,
  venueName,
  ownForm,
}: {
  booking: BookingInWords
  venueName: string
  /** The anchor of our own form, where it stands on the same page. */
  ownForm?: string
}) {
  if (booking.kind === "walkIn" || booking.kind === "unavailable") return null
  return (
    <SiteLink href={booking.kind === "own" && ownForm ? ownForm : booking.href} className="button">
      {booking.label}
      <span className="visually-hidden">, {venueName}</span>
    </SiteLink>
  )
}
