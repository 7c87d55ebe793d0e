import { SiteLink } from "../../ui/site-link"
import { BookLink } from "./book-link"
import type { BookingInWords } from "./venue-booking"

/** The way to a table; nothing where there is none to give. */
export function BookingButton({
  booking,
  venue,
  ownForm,
}: {
  booking: BookingInWords
  venue: { slug: string; name: string }
  /** The anchor of our own form, where it stands on the same page. */
  ownForm?: string
}) {
  if (booking.kind === "walkIn" || booking.kind === "unavailable") return null
  const label = (
    <>
      {booking.label}
      <span className="visually-hidden">, {venue.name}</span>
    </>
  )
  if (booking.kind !== "own") {
    return (
      <SiteLink href={booking.href} className="button">
        {label}
      </SiteLink>
    )
  }
  return ownForm ? (
    <SiteLink href={ownForm} className="button">
      {label}
    </SiteLink>
  ) : (
    <BookLink chosen={{ venue: venue.slug }}>{label}</BookLink>
  )
}
