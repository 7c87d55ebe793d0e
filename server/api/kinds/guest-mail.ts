import type { SiteFacts } from "../../../shared/submissions/site-facts"
import * as texts from "../../../src/texts/mails"
import type { Mail } from "../mail/mail"

/** What tells a guest that it has come in, with the reference and what they wrote. */
export const guestMail = ({
  to,
  name,
  reference,
  site,
  about,
  facts,
}: {
  to: string
  name: string
  reference: string
  site: SiteFacts
  /** What came in, as the end of a sentence. */
  about: string
  facts: NonNullable<Mail["facts"]>
}): Mail => ({
  to,
  subject: texts.receivedSubject(site.groupName, reference),
  heading: texts.thankYou(name),
  paragraphs: [texts.received(about), texts.weAnswer],
  facts: [[texts.reference, reference], ...facts],
  note: texts.receivedNote(site.groupName),
})
