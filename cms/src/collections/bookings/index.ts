import type { CollectionConfig } from "payload"
import { GUEST_DOCUMENTS } from "../../../../shared/submissions/guest-documents"
import { guestDocuments } from "../../access/guests"
import { dayField } from "../../fields/dates"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { textRule } from "../../fields/rules"
import { relateBySlug, slugField, submissionFields } from "../../fields/submission"
import { checkTimeOfDay } from "../../validation/opening-hours"

export const bookings: CollectionConfig = {
  slug: "bookings",
  labels: { singular: "Booking", plural: "Bookings" },
  admin: {
    group: "From guests",
    useAsTitle: "name",
    defaultColumns: ["name", "venue", "date", "time", "partySize", "status"],
  },
  defaultSort: "-date",
  access: guestDocuments,
  hooks: { beforeValidate: [relateBySlug("venueSlug", "venue", "locations")] },
  fields: [
    venueField({ required: true }),
    slugField("venueSlug"),
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
        suspect: "Looks like spam",
      }),
      admin: { position: "sidebar" },
    },
    ...guestContactFields({ messageRequired: false }),
    ...submissionFields(),
    ...consentFields(GUEST_DOCUMENTS.bookings.keptDays),
  ],
}
