import { MIRROR_PATH, STAFF_PATH, type CopiedBooking } from "../../../shared/booking/staff-channel"
import type { Booking } from "../payload-types"
import { noonUtc } from "../validation/dates"
import { copyEndpoint } from "./copy-endpoint"
import { staffEndpoint } from "./staff-endpoint"

const STATUS = {
  confirmed: "confirmed",
  waiting: "waiting",
  cancelled: "cancelled",
} as const satisfies Record<CopiedBooking["state"], Booking["status"]>

/** `POST /api/tables` */
export const tablesEndpoint = staffEndpoint(
  "/tables",
  { name: "bookings", path: STAFF_PATH, way: "bookings to the server" },
  "These are another venue's tables.",
)

/** `POST /api/booking-copies` */
export const bookingCopies = copyEndpoint({
  path: MIRROR_PATH,
  way: "bookings to the CMS",
  collection: "bookings",
  documentOf: ({ day, time, party, state, suspicion, choice, choiceKey }: CopiedBooking) => ({
    date: noonUtc(day),
    time,
    partySize: party,
    status: suspicion !== null && state === "waiting" ? ("suspect" as const) : STATUS[state],
    choice: choice || null,
    choiceKey: choiceKey || null,
  }),
})
