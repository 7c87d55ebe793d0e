import type { CollectionConfig, DateField, Field, NumberField, TextField } from "payload"
import { asSent, guestDocuments } from "../../access/guests"
import { dayField } from "../../fields/dates"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { relateBySlug, slugField, submissionFields } from "../../fields/submission"

/** What one kind of enquiry asks beside the others, in rows. */
const only = (
  kind: string,
  label: string,
  rows: readonly (DateField | NumberField | TextField)[][],
): Field => ({
  type: "collapsible",
  label,
  admin: { condition: (data) => data.kind === kind },
  fields: rows.map((fields) => ({
    type: "row",
    fields: fields.map((field) => ({ ...field, access: asSent })),
  })),
})

export const enquiries: CollectionConfig = {
  slug: "enquiries",
  labels: { singular: "Enquiry", plural: "Enquiries" },
  admin: {
    group: "From guests",
    useAsTitle: "subject",
    defaultColumns: ["subject", "venue", "name", "status", "receivedAt"],
    listSearchableFields: ["reference", "name", "email", "phone", "subject", "message"],
  },
  defaultSort: "-receivedAt",
  access: guestDocuments,
  hooks: { beforeValidate: [relateBySlug("venueSlug", "venue", "locations")] },
  fields: [
    venueField({ required: false, description: "Empty when it is for the group." }),
    slugField("venueSlug"),
    { name: "subject", type: "text", required: true, access: asSent },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: "contact",
      access: asSent,
      options: optionsFrom({
        contact: "Message",
        functions: "Private event",
        stockist: "Shop that would stock us",
      }),
      admin: { position: "sidebar" },
    },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "new",
      options: optionsFrom({
        new: "New",
        answered: "Answered",
        closed: "Closed",
        suspect: "Looks like spam",
      }),
      admin: { position: "sidebar" },
    },
    only("functions", "The event", [
      [
        dayField({ name: "date", description: "The day the guest would like." }),
        wholeNumberField({ name: "guests", label: "Guests", required: false, min: 1 }),
        { name: "budget", type: "text", admin: { description: "As the form puts it." } },
      ],
      [
        { name: "occasion", type: "text" },
        { name: "space", type: "text" },
      ],
    ]),
    only("stockist", "The shop", [
      [
        { name: "shop", type: "text" },
        { name: "town", type: "text" },
      ],
    ]),
    ...guestContactFields({ messageRequired: false }),
    ...submissionFields(),
    ...consentFields("enquiries"),
  ],
}
