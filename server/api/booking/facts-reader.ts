import { servedFiles } from "../../../release-store/served-files"
import { BOOKING_FACTS, type BookingFacts } from "../../../shared/booking/booking-facts"

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
export function createBookingFactsReader(releasesDir: string): () => Promise<BookingFacts> {
  const files = servedFiles(releasesDir)
  let read: { release: string; facts: BookingFacts } | undefined
  return async () => {
    const release = await files.id()
    if (release === undefined) return read?.facts ?? NO_FACTS
    if (read?.release === release) return read.facts
    const text = await files.text(BOOKING_FACTS)
    if (text !== undefined) read = { release, facts: JSON.parse(text) as BookingFacts }
    return read?.facts ?? NO_FACTS
  }
}
