import type { SiteFacts } from "../../../shared/submissions/site-facts"
import * as texts from "../../../src/texts/mails"
import { hasLink } from "../intake/suspicion"
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
  // The address may be anybody's: nobody sends them links by way of us.
  heading: hasLink(name) ? texts.thankYouAll : texts.thankYou(name),
  paragraphs: [hasLink(about) ? texts.receivedIt : texts.received(about), texts.weAnswer],
  facts: [[texts.reference, reference], ...facts.filter(([, fact]) => !fact || !hasLink(fact))],
  note: texts.receivedNote(site.groupName),
})
