import type { StaffBooking } from "../../../../shared/booking/staff-channel"

/** How a guest hears of a change: one who has telephoned may have left no address, and one who is there is not written to. */
export function whoTells({
  email,
  phone,
  startsAt,
}: Pick<StaffBooking, "email" | "phone" | "startsAt">): string {
  if (startsAt <= Date.now()) return "No mail is sent: its time has come."
  return email ? "The guest is told." : `No mail is sent: call ${phone}.`
}

/** The same of its end: nobody is written to because a program says so. */
export const whoTellsOfEnd = (booking: StaffBooking): string =>
  booking.suspicion !== null && booking.state === "waiting"
    ? "No mail is sent: it looks like a program’s."
    : whoTells(booking)
