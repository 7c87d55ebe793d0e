import type { FastifyBaseLogger, FastifyInstance } from "fastify"
import type { SlipPage } from "../answers/slip-page"
import type { SignedLinks } from "../intake/signed-link"
import type { TimeTokens } from "../intake/time-token"
import type { PostOffice } from "../mail/post-office"
import type { Db } from "../store/open-database"
import { createBookingOutbox } from "./booking-outbox"
import { BOOKING_LIMITS, registerBooking, type BookingLimits } from "./booking-routes"
import { BookingStore } from "./booking-store"
import { createBookingFactsReader } from "./facts-reader"
import { ReleaseFollower } from "./release-follower"
import { registerStaffBookings } from "./staff-routes"
import { createBookingTables } from "./tables"

export interface BookingsOptions {
  db: Db
  releasesDir: string
  slipPage: SlipPage
  siteUrl: string
  cmsGraphqlUrl: string
  /** Shared with the CMS: each knows the other by it. */
  secret: string
  keptDays: number
  links: SignedLinks
  tokens: TimeTokens
  postOffice: PostOffice | undefined
  log: FastifyBaseLogger
  limits?: BookingLimits
  backoff?: (attempts: number) => number | null
}

/** Bookings, whole: what guests and staff ask, and what is copied and sent. */
export function openBookings({ db, limits = BOOKING_LIMITS, ...options }: BookingsOptions) {
  createBookingTables(db)
  const store = new BookingStore(db)
  const readFacts = createBookingFactsReader(options.releasesDir)
  const outbox = createBookingOutbox({ ...options, store, readFacts })
  const follower = new ReleaseFollower({
    ...{ store, readFacts, log: options.log },
    onChange: () => outbox.wake(),
  })
  const onChange = (): void => {
    outbox.wake()
    follower.wake()
  }
  const shared = { store, readFacts, onChange }
  return {
    store,
    start(): void {
      outbox.start()
      follower.start()
    },
    async stop(): Promise<void> {
      await Promise.all([outbox.stop(), follower.stop()])
    },
    /** Within the prefix that the site's origin hands on. */
    registerForGuests: (api: FastifyInstance) =>
      registerBooking(api, { ...options, ...shared, limits }),
    /** Outside of it. */
    registerForStaff: (app: FastifyInstance) =>
      registerStaffBookings(app, { ...shared, secret: options.secret }),
  }
}
