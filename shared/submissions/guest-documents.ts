/**
 * What guests send, by the slugs of the CMS's private collections. None of it is content of the site: no build, preview
 * or feed reads it. Retention, the API's key, exports and erasure follow from this list.
 */
export const GUEST_DOCUMENTS = {
  enquiries: { type: "Enquiry", list: "Enquiries", keptDays: 365, from: "date", begins: "new" },
  bookings: { type: "Booking", list: "Bookings", keptDays: 365, from: "date", begins: "requested" },
  orders: {
    ...{ type: "Order", list: "Orders", keptDays: 365, from: "date", begins: "placed" },
    suspect: "held",
  },
  applications: { type: "Application", list: "Applications", keptDays: 180, begins: "new" },
  subscriptions: {
    ...{ type: "Subscription", list: "Subscriptions", keptDays: null, begins: "active" },
    suspectDays: 30,
  },
} as const satisfies Record<string, GuestDocument>

interface GuestDocument {
  /** The CMS's GraphQL type of one. */
  type: string
  list: string
  /**
   * How long one is kept, where the installation does not say otherwise (`GUESTS_KEPT_DAYS`); null: until the guest ends it, or
   * staff delete it.
   */
  keptDays: number | null
  /** The field with the day from which it is kept so long, and before which it does not go; without one, when it came in. */
  from?: "date"
  /** The status it begins with, unless it looks like spam. */
  begins: string
  /** The status of what looks like spam, where it is another than `SUSPECT`. */
  suspect?: string
  /** How long what looks like spam is kept while nobody changes it, where the rest is kept without a day. */
  suspectDays?: number
}

/** The status of what looks like spam, in most of them. */
export const SUSPECT = "suspect"

export type GuestCollection = keyof typeof GUEST_DOCUMENTS
export const guestDocument = (collection: GuestCollection): GuestDocument =>
  GUEST_DOCUMENTS[collection]
export const GUEST_COLLECTIONS = Object.keys(GUEST_DOCUMENTS) as readonly GuestCollection[]

/** Files that came with one: an upload collection of its own, as private. */
export const GUEST_FILES = "guest-files"
