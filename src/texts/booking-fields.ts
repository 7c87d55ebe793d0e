/** What a table is asked for with: where times are not looked for yet, all of its form that is there. */
import type { BookingField } from "../../shared/booking/booking-form"

export const LABELS: Readonly<Record<BookingField, string>> = {
  venue: "Where",
  day: "When",
  party: "How many",
  time: "At what time",
  name: "Your name",
  email: "E-mail",
  phone: "Telephone",
  message: "Anything we should know?",
  menu: "Tasting menu",
  event: "Event",
}

export const showTimes = "Show times"
