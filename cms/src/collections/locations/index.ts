import type { CollectionConfig } from "payload"
import { keptByManagers } from "../../access/venue-managers"
import { slugField } from "../../fields/slug"
import { confirmedField } from "../../questions/confirmed-field"
import { CONFIRMED } from "../../questions/question"
import { checkKeptSlug } from "../../validation/kept-slug"
import { keepClocksOfEvents } from "./clocks-of-events"
import { bookingFields } from "./fields/booking"
import { contactFields } from "./fields/contact"
import { guestFields } from "./fields/guests"
import { hoursFields } from "./fields/hours"
import { pictureFields } from "./fields/pictures"
import { venueFields } from "./fields/venue"

/** What whoever runs a venue knows first, and says to its guests. */
const FOR_MANAGERS = [
  "openingHours",
  "hoursExceptions",
  "phone",
  "email",
  "statusNote",
  "hero",
  "gallery",
  CONFIRMED,
] as const

export const locations: CollectionConfig = keptByManagers(FOR_MANAGERS, {
  slug: "locations",
  labels: { singular: "Venue", plural: "Venues" },
  admin: {
    group: "Restaurants",
    defaultColumns: ["name", "brand", "status", "address.city", "_status"],
    description:
      "One record drives the venue's page, “open now”, search results, bookings and ordering.",
  },
  defaultSort: "name",
  hooks: { afterChange: [keepClocksOfEvents] },
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ collection: "locations", from: "name", checkChange: checkKeptSlug }),
    {
      type: "tabs",
      tabs: [
        { label: "Venue", fields: venueFields },
        { label: "Address and contact", fields: contactFields },
        { label: "Opening hours", fields: hoursFields },
        { label: "For guests", fields: guestFields },
        { label: "Menus, booking, ordering", fields: bookingFields },
        { label: "Pictures and search", fields: pictureFields },
      ],
    },
    confirmedField,
  ],
})
