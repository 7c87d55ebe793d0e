import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from "payload"
import { GUEST_FILES } from "../../../../shared/submissions/guest-documents"
import { asSent, guestDocuments } from "../../access/guests"
import { consentFields, guestContactFields, venueField } from "../../fields/guest"
import { optionsFrom } from "../../fields/options"
import { relateBySlug, slugField, submissionFields } from "../../fields/submission"

/** Where the position has left the site before its application came, nobody has said where it was: managers see their venue's. */
const venueOfJob: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const { job, venue } = (data ?? {}) as { job?: number; venue?: number }
  if (operation !== "create" || !job || venue) return data
  const found = await req.payload.findByID({
    ...{ collection: "jobs", id: job, depth: 0, disableErrors: true, overrideAccess: true, req },
  })
  return { ...data, venue: found?.venue }
}

/** A CV goes with the application it came with. */
const deleteFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { errors } = await req.payload.delete({
    collection: GUEST_FILES,
    req,
    where: { application: { equals: id } },
  })
  // The application stays until its files can go with it.
  if (errors[0]) throw new Error(errors[0].message)
}

export const applications: CollectionConfig = {
  slug: "applications",
  labels: { singular: "Application", plural: "Applications" },
  admin: {
    group: "From guests",
    useAsTitle: "name",
    defaultColumns: ["name", "job", "venue", "status", "receivedAt"],
    listSearchableFields: ["reference", "name", "email", "phone", "message"],
  },
  defaultSort: "-receivedAt",
  access: guestDocuments,
  hooks: {
    beforeValidate: [
      relateBySlug("jobSlug", "job", "jobs"),
      relateBySlug("venueSlug", "venue", "locations"),
      venueOfJob,
    ],
    beforeDelete: [deleteFiles],
  },
  fields: [
    {
      name: "job",
      type: "relationship",
      relationTo: "jobs",
      index: true,
      access: asSent,
      admin: { description: "Empty where the position has gone since." },
    },
    slugField("jobSlug"),
    venueField({ required: false, description: "Empty when it is for the group." }),
    slugField("venueSlug"),
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
        suspect: "Looks like spam",
      }),
      admin: { position: "sidebar" },
    },
    ...guestContactFields({ messageRequired: false }),
    {
      name: "files",
      type: "join",
      label: "CV",
      collection: GUEST_FILES,
      on: "application",
      admin: { allowCreate: false, defaultColumns: ["filename", "filesize"] },
    },
    ...submissionFields(),
    ...consentFields("applications"),
  ],
}
