import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail } from "./guest-mail"
import { defineKind } from "./submission-kind"

/** A question or a message, to a venue or to whoever the subject is for. */
export const contact = defineKind({
  schema: formSchema(SUBMISSION_KINDS.contact.fields),
  identity: ({ email }) => email,
  freeText: ({ name, subject, message }) => `${name}\n${subject}\n${message}`,
  document: ({ content: { subject, venue, name, email, phone, message } }) => ({
    kind: "contact",
    subject,
    venueSlug: venue,
    name,
    email,
    phone,
    message,
  }),
  mails: {
    guest: ({ content, reference }, { site }) =>
      guestMail({
        to: content.email,
        name: content.name,
        reference,
        site,
        about: texts.yourMessage(content.subject),
        facts: [[texts.message, content.message]],
      }),
    staff: ({ content: { name, email, phone, subject, venue, message }, reference }, { site }) => ({
      // A subject has its own people, unless the guest has chosen a venue.
      to: venue
        ? mailOf(site, venue)
        : (site.subjects.find((entry) => entry.subject === subject)?.email ?? site.email),
      replyTo: email,
      subject: texts.staffSubject(reference, subject, name),
      heading: subject,
      paragraphs: [],
      facts: [
        [texts.reference, reference],
        [texts.from, name],
        [texts.email, email],
        [texts.phone, phone],
        [texts.venue, venueOf(site, venue)?.name ?? venue],
        [texts.message, message],
      ],
      note: texts.staffNote,
    }),
  },
})
