import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMissing } from "../../../lib/is-missing"
import { currentRelease } from "../../../release-store/current-release"
import { BOOKING_FACTS, type BookingFacts } from "../../../shared/booking/booking-facts"

/** Before the first release, or of one from before there was booking. */
const NO_FACTS: BookingFacts = { groupName: "", email: "", venues: [], menus: [], elsewhere: [] }

/** What the release being served says of its venues' tables, read once for each release. */
export function createBookingFactsReader(releasesDir: string): () => Promise<BookingFacts> {
  let read: { release: string; facts: BookingFacts } | undefined
  return async () => {
    const release = await currentRelease(releasesDir)
    if (release === undefined || read?.release === release) return read?.facts ?? NO_FACTS
    try {
      const text = await readFile(join(release, BOOKING_FACTS), "utf8")
      read = { release, facts: JSON.parse(text) as BookingFacts }
    } catch (error) {
      if (!isMissing(error)) throw error
      read = { release, facts: NO_FACTS }
    }
    return read.facts
  }
}
