import type { CollectionConfig } from "payload"
import { guestDocuments } from "../../access/guests"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { optionsFrom } from "../../fields/options"

export const applications: CollectionConfig = {
  slug: "applications",
  labels: { singular: "Application", plural: "Applications" },
  graphQL: { singularName: "Application", pluralName: "Applications" },
  admin: {
    group: "From guests",
    useAsTitle: "name",
    defaultColumns: ["name", "job", "venue", "status", "createdAt"],
  },
  defaultSort: "-createdAt",
  access: guestDocuments,
  fields: [
    { name: "job", type: "relationship", relationTo: "jobs", required: true, index: true },
    venueField({ required: true }),
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "new",
      options: optionsFrom({
        new: "New",
        inReview: "In review",
        invited: "Invited",
        declined: "Declined",
        hired: "Hired",
      }),
      admin: { position: "sidebar" },
    },
    ...guestContactFields({ messageRequired: false }),
    ...consentFields(180),
  ],
}
