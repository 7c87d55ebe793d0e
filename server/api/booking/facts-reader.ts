import { BOOKING_FACTS, type BookingFacts } from "../../../shared/booking/booking-facts"
import { createReleaseReader } from "../site/release-reader"

/** Before the first release, or of one from before there was booking. */
const NO_FACTS: BookingFacts = {
  groupName: "",
  email: "",
  venues: [],
  menus: [],
  events: [],
  elsewhere: [],
}

/** What the release being served says of its venues' tables, read once for each release. */
export const createBookingFactsReader = (releasesDir: string): (() => Promise<BookingFacts>) =>
  createReleaseReader(releasesDir, BOOKING_FACTS, NO_FACTS)
