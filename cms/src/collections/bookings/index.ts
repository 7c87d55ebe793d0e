import type { CollectionConfig } from "payload"
import { guestDocuments } from "../../access/guests"
import { dayField } from "../../fields/dates"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { textRule } from "../../fields/rules"
import { checkTimeOfDay } from "../../validation/opening-hours"

export const bookings: CollectionConfig = {
  slug: "bookings",
  labels: { singular: "Booking", plural: "Bookings" },
  graphQL: { singularName: "Booking", pluralName: "Bookings" },
  admin: {
    group: "From guests",
    useAsTitle: "name",
    defaultColumns: ["name", "venue", "date", "time", "partySize", "status"],
  },
  defaultSort: "-date",
  access: guestDocuments,
  fields: [
    venueField({ required: true }),
    {
      type: "row",
      fields: [
        dayField({ name: "date", required: true, index: true, description: "At the venue." }),
        {
          name: "time",
          type: "text",
          required: true,
          validate: textRule(checkTimeOfDay),
          admin: { description: "In the venue's time zone, 24-hour clock: 19:30." },
        },
        wholeNumberField({ name: "partySize", label: "Guests", required: true, min: 1 }),
      ],
    },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "requested",
      options: optionsFrom({
        requested: "Requested",
        confirmed: "Confirmed",
        declined: "Declined",
        cancelled: "Cancelled",
      }),
      admin: { position: "sidebar" },
    },
    ...guestContactFields({ messageRequired: false }),
    ...consentFields(365),
  ],
}
