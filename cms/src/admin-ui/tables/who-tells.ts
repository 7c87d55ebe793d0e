import type { StaffBooking } from "../../../../shared/booking/staff-channel"

/** How a guest hears of a change: one who has telephoned may have left no address. */
export const whoTells = ({ email, phone }: Pick<StaffBooking, "email" | "phone">): string =>
  email ? "The guest is told." : `No mail is sent: call ${phone}.`
