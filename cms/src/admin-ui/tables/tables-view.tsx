import { staffView } from "../staff/staff-view"
import { TablesDay } from "./tables-day"

/** `/admin/tables`: who comes today, for whoever stands at the door. */
export const TablesView = staffView(
  "Tables",
  // One that has chosen another way since has bookings to come all the same.
  { or: [{ "booking.method": { equals: "own" } }, { "booking.seats": { exists: true } }] },
  (venues) => <TablesDay venues={venues} />,
)
