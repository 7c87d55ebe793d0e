import type { BookingInWords } from "../shared/venue-booking"
import "./booking-terms.css"

/** How a table is got: the method, then its terms or the reason why not. */
export function BookingTerms({ booking }: { booking: BookingInWords }) {
  return (
    <div className="booking-terms">
      <p className="booking-terms__method">{booking.method}</p>
      {booking.kind === "unavailable" ? (
        <p className="booking-terms__reason">{booking.reason}</p>
      ) : (
        booking.terms.length > 0 && (
          <ul className="booking-terms__list">
            {booking.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )
      )}
    </div>
  )
}
