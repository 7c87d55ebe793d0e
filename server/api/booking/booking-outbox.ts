import type { BookingFacts } from "../../../shared/booking/booking-facts"
import { MIRROR_PATH, type CopiedBooking } from "../../../shared/booking/staff-channel"
import type { SignedLinks } from "../intake/signed-link"
import { RecordOutbox, type RecordOutboxOptions } from "../outbox/record-outbox"
import { createCopier } from "../staff/copier"
import type { Booking, BookingMailName } from "./booking"
import { bookingMail } from "./booking-mails"
import type { BookingStore } from "./booking-store"
import { choiceInWords } from "./choice-in-words"
import { movedEventMail } from "./moved-event-mail"
import { isOpenFor } from "./outside-hours"

type Shared = Pick<
  RecordOutboxOptions<Booking, BookingMailName>,
  "postOffice" | "keptDays" | "log" | "backoff"
>

export interface BookingOutboxOptions extends Shared {
  store: BookingStore
  readFacts: () => Promise<BookingFacts>
  siteUrl: string
  cmsGraphqlUrl: string
  secret: string
  links: SignedLinks
}

/** Copies bookings into the CMS and sends their mails. */
export function createBookingOutbox(
  options: BookingOutboxOptions,
): RecordOutbox<Booking, BookingMailName> {
  const { store, readFacts, siteUrl, links } = options
  const copy = createCopier({ ...options, path: MIRROR_PATH, way: "bookings to the CMS" })
  return new RecordOutbox({
    ...options,
    called: "a booking",
    plural: "bookings",
    copy: async ({ choice, ...booking }, told) =>
      copy({
        ...booking,
        told,
        choice: choiceInWords(await readFacts(), choice),
        choiceKey: choice,
      } satisfies CopiedBooking),
    compose: async (due) => {
      const { name, record } = due
      const facts = await readFacts()
      const venue = facts.venues.find(({ slug }) => slug === record.venue)
      if (!venue) throw new Error(`The site has no venue ${record.venue} that takes bookings.`)
      // Nobody is led to a closed door; it may be opened again until then.
      if (name === "reminder" && !isOpenFor(venue, record)) {
        throw new Error(`${venue.name} is not open then: the guest is not reminded.`)
      }
      const sent = { group: facts.groupName, email: facts.email }
      if (name === "venue-event-moved") {
        const moved = store.movedAlike(record)
        const mail = movedEventMail(
          moved.map(({ booking }) => booking),
          { facts, venue },
        )
        return { ...sent, mail, instead: moved.flatMap(({ id }) => (id === due.id ? [] : [id])) }
      }
      const sameNumber = store.othersOfNumber(record)
      const mail = bookingMail(name, record, { facts, venue, siteUrl, links, sameNumber })
      return { ...sent, mail }
    },
  })
}
