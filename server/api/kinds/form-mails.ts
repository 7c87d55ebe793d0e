import type { SiteFacts } from "../../../shared/submissions/site-facts"
import * as texts from "../../../src/texts/mails"
import { isHarmless, LONGEST_NAME } from "../intake/suspicion"
import type { Mail } from "../mail/mail"
import type { Received } from "./submission-kind"

type Facts = NonNullable<Mail["facts"]>
type Form = Received<{ name: string; email: string; phone: string; message: string }>

/**
 * What tells a guest that it has come in, with the reference and what they wrote.
 * @param about what came in, as the end of a sentence; nothing where only the guest says so
 */
export const guestMail = (
  { content, reference }: Form,
  site: SiteFacts,
  about: string | undefined,
  facts: Facts = [[texts.message, content.message]],
): Mail => ({
  to: content.email,
  subject: texts.receivedSubject(site.groupName, reference),
  heading: isHarmless(content.name, LONGEST_NAME)
    ? texts.thankYou(content.name)
    : texts.thankYouAll,
  paragraphs: [about === undefined ? texts.receivedIt : texts.received(about), texts.weAnswer],
  facts: [[texts.reference, reference], ...facts.filter(([, fact]) => !fact || isHarmless(fact))],
  note: texts.receivedNote(site.groupName),
})

/** What tells the house of it. */
export const staffMail = (
  { content, reference }: Form,
  to: string,
  subject: string,
  facts: Facts,
): Mail => ({
  to,
  replyTo: content.email,
  subject: texts.staffSubject(reference, subject, content.name),
  heading: subject,
  paragraphs: [],
  facts: [
    [texts.reference, reference],
    [texts.from, content.name],
    [texts.email, content.email],
    [texts.phone, content.phone],
    ...facts,
  ],
  note: texts.staffNote,
})
