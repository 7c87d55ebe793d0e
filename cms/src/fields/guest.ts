import type { Field, RelationshipField } from "payload"
import { GUEST_TOLD } from "../../../shared/guest-told"
import { LONGEST_MESSAGE } from "../../../shared/submissions/field-lengths"
import { guestDocument, type GuestCollection } from "../../../shared/submissions/guest-documents"
import { asSent } from "../access/guests"
import { isEditor } from "../access/roles"
import { setting } from "../environment"
import { dayAfter } from "../retention/last-day"
import { keptFromItsDay } from "../retention/kept-from-its-day"
import { dayField } from "./dates"
import { optionsFrom } from "./options"
import { asFormsHaveIt } from "../validation/guest-contact"

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

/** As the forms' server says it of what it holds; nothing of what is written here by hand. */
export const toldField: Field = {
  name: "told",
  type: "select",
  label: "Does the guest know?",
  options: optionsFrom(GUEST_TOLD),
  access: { create: () => false, update: () => false },
  admin: {
    position: "sidebar",
    readOnly: true,
    description: "By the last mail to them.",
    condition: (data) => Boolean(data.told),
  },
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
        { name: "name", type: "text", required: true, access: asSent },
        {
          name: "email",
          type: "email",
          required: emailRequired,
          access: asSent,
          ...asFormsHaveIt("email"),
        },
        { name: "phone", type: "text", access: asSent, ...asFormsHaveIt("phone") },
      ],
    },
    {
      name: "message",
      type: "textarea",
      required: messageRequired,
      maxLength: LONGEST_MESSAGE,
      access: asSent,
    },
    {
      name: "staffNote",
      type: "textarea",
      label: "Note for colleagues",
      admin: { description: "The guest does not see this." },
    },
  ]
}

/** The last day that is proposed, for staff to see and to change. */
function proposedDay(
  collection: GuestCollection,
): Pick<Extract<Field, { type: "date" }>, "defaultValue" | "hooks"> {
  const { keptDays, from } = guestDocument(collection)
  if (keptDays === null) return {}
  const keptFor = (): number => setting(process.env, "GUESTS_KEPT_DAYS")[collection] ?? keptDays
  return from
    ? { hooks: { beforeChange: [keptFromItsDay(from, keptFor)] } }
    : { defaultValue: () => dayAfter(new Date().toISOString(), keptFor()) }
}

/** Kept as evidence of consent, and to know when the data must go (GDPR, articles 5 and 7). */
export const consentFields = (collection: GuestCollection): Field[] => [
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
    ...proposedDay(collection),
  },
]
