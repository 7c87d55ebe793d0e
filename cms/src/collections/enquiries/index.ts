import type { CollectionConfig } from "payload"
import { guestDocuments } from "../../access/guests"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { optionsFrom } from "../../fields/options"

export const enquiries: CollectionConfig = {
  slug: "enquiries",
  labels: { singular: "Enquiry", plural: "Enquiries" },
  graphQL: { singularName: "Enquiry", pluralName: "Enquiries" },
  admin: {
    group: "From guests",
    useAsTitle: "subject",
    defaultColumns: ["subject", "venue", "name", "status", "createdAt"],
  },
  defaultSort: "-createdAt",
  access: guestDocuments,
  fields: [
    venueField({ required: false, description: "Empty when it is for the group." }),
    { name: "subject", type: "text", required: true },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "new",
      options: optionsFrom({ new: "New", answered: "Answered", closed: "Closed" }),
      admin: { position: "sidebar" },
    },
    ...guestContactFields({ messageRequired: true }),
    ...consentFields(365),
  ],
}
