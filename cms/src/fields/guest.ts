import type { Field, RelationshipField } from "payload"
import { isEditor } from "../access/roles"
import { noonUtc } from "../validation/dates"
import { dayField } from "./dates"
import { asForms } from "../validation/guest-contact"

/** Decides who may read the document, so a venue manager cannot move it to another venue. */
export function venueField(options: {
  required: boolean
  description?: string
}): RelationshipField {
  return {
    name: "venue",
    type: "relationship",
    relationTo: "locations",
    required: options.required,
    index: true,
    access: { update: ({ req }) => isEditor(req.user) },
    ...(options.description ? { admin: { description: options.description } } : {}),
  }
}

export function guestContactFields({
  messageRequired,
  emailRequired = true,
}: {
  messageRequired: boolean
  emailRequired?: boolean
}): Field[] {
  return [
    {
      type: "row",
      fields: [
        { name: "name", type: "text", required: true },
        { name: "email", type: "email", required: emailRequired, validate: asForms("email") },
        { name: "phone", type: "text", validate: asForms("phone") },
      ],
    },
    { name: "message", type: "textarea", required: messageRequired, maxLength: 5000 },
    {
      name: "staffNote",
      type: "textarea",
      label: "Note for colleagues",
      admin: { description: "The guest does not see this." },
    },
  ]
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Kept as evidence of consent, and to know when the data must go (GDPR, articles 5 and 7).
 * @param keptFor in days from when it came in: what the last day is proposed as, for staff to see and to change; null: none
 */
export const consentFields = (keptFor: number | null): Field[] => [
  {
    name: "consentedAt",
    type: "date",
    label: "Consent given",
    access: { update: ({ req }) => isEditor(req.user) },
    admin: {
      position: "sidebar",
      readOnly: true,
      date: { pickerAppearance: "dayAndTime" },
    },
  },
  {
    ...dayField({
      name: "retainUntil",
      label: "Keep until",
      index: true,
      description:
        "After this day the record is deleted by itself. Empty: it is kept until somebody deletes it.",
    }),
    // The day it goes is no venue's to bring forward: only admins delete.
    access: { update: ({ req }) => isEditor(req.user) },
    ...(keptFor === null
      ? {}
      : { defaultValue: () => noonUtc(new Date(Date.now() + keptFor * DAY).toISOString()) }),
  },
]
