import type { CollectionBeforeOperationHook, CollectionConfig, Field } from "payload"
import { BOOKING_STATES } from "../../../../shared/booking/states"
import { copiedDocuments } from "../../access/guests"
import { dayField } from "../../fields/dates"
import { consentFields, guestContactFields, toldField, venueField } from "../../fields/guest"
import { wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { textRule } from "../../fields/rules"
import { relateBySlug, slugField, submissionFields } from "../../fields/submission"
import { comesStill, heldElsewhere } from "../../hooks/held-elsewhere"
import { checkTimeOfDay } from "../../validation/opening-hours"
import { takesNoSeats } from "./takes-no-seats"

/** Days are sorted with their times: Payload's list names one field alone. */
const inTheOrderOfTheDay: CollectionBeforeOperationHook = ({ args }) => {
  if (!("sort" in args)) return args
  const { sort } = args
  return sort === "date" || sort === "-date"
    ? { ...args, sort: [sort, sort.replace("date", "time")] }
    : args
}

/** What the booking store says of its copy, to us alone. */
const kept = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
} satisfies Partial<Field>

/**
 * Bookings made on the site or in Tables are copies here of what the booking store holds; those of venues that take them in
 * another way are written here by hand. Tables, the day's view, changes the former (docs/decisions/0037-bookings.md).
 */
export const bookings: CollectionConfig = {
  slug: "bookings",
  labels: { singular: "Booking", plural: "Bookings" },
  admin: {
    group: "From guests",
    useAsTitle: "name",
    listSearchableFields: ["name", "reference", "email", "phone"],
    description:
      "All bookings, to look through, from today on at first. Tables shows a day, books for guests who call, and moves and cancels.",
    defaultColumns: ["name", "reference", "venue", "date", "time", "partySize", "status", "told"],
    components: { beforeListTable: ["/admin-ui/bookings/day-links#DayLinks"] },
  },
  defaultSort: "-date",
  access: copiedDocuments,
  hooks: {
    beforeOperation: [inTheOrderOfTheDay],
    beforeValidate: [relateBySlug("venueSlug", "venue", "locations")],
    beforeDelete: [
      comesStill(
        ["cancelled", "suspect"],
        "This was booked on the site or in Tables, and is still to come. Cancel it in Tables first, so that the seats are given back and the guest is told.",
      ),
    ],
    beforeChange: [
      heldElsewhere(
        // Seats and mails hang on these, and the server alone gives and sends them.
        ["venue", "date", "time", "partySize", "status", "name", "message", "choice"],
        "This was booked on the site or in Tables. Move or cancel it in Tables, so that the seats are given away once and the guest is told; for another name, address or number book it there anew. Your own notes go into “Note for colleagues”.",
        ["email", "phone"],
      ),
      takesNoSeats,
    ],
  },
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
        declined: "Declined",
        ...BOOKING_STATES,
        suspect: "Looks like spam",
      }),
      admin: { position: "sidebar" },
    },
    toldField,
    {
      name: "choice",
      type: "text",
      label: "Chosen beforehand",
      admin: { description: "A tasting menu or an event, as the guest found it on the site." },
    },
    { ...kept, name: "choiceKey", type: "text" },
    { ...kept, name: "revision", type: "number" },
    // Staff book for guests who call, and ask for an address alone where one is wanted.
    ...guestContactFields({ messageRequired: false, emailRequired: false }),
    ...submissionFields(),
    ...consentFields("bookings"),
  ],
}
