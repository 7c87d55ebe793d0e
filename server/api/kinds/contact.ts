import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail, staffMail } from "./form-mails"
import { defineKind } from "./submission-kind"

/** A question or a message, to a venue or to whoever the subject is for. */
export const contact = defineKind({
  schema: formSchema(SUBMISSION_KINDS.contact.fields),
  identity: ({ email }) => email,
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
    guest: (submission, { site }) => {
      const known = site.subjects.find(({ subject }) => subject === submission.content.subject)
      return guestMail(submission, site, known && texts.yourMessage(known.subject))
    },
    staff: (submission, { site }) => {
      const { subject, venue, message } = submission.content
      // A subject has its own people, unless the guest has chosen a venue.
      const to = venue
        ? mailOf(site, venue)
        : (site.subjects.find((entry) => entry.subject === subject)?.email ?? site.email)
      return staffMail(submission, to, subject, [
        [texts.venue, venueOf(site, venue)?.name ?? venue],
        [texts.message, message],
      ])
    },
  },
})
