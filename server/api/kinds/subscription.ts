import { linkAddress } from "../../../shared/submissions/links"
import * as texts from "../../../src/texts/mails"
import type { Mail } from "../mail/mail"
import type { KindContext, Received } from "./submission-kind"

type Subscription = Received<{ email: string }>

export const unsubscribeUrl = ({ id }: Subscription, { siteUrl, links }: KindContext): string =>
  siteUrl + linkAddress("unsubscribe", links.make("unsubscribe", id))

/** @param what they asked for, as the end of a sentence */
export const confirmationMail = (
  { id, content }: Subscription,
  { site, siteUrl, links }: KindContext,
  what: string,
): Mail => ({
  to: content.email,
  subject: texts.confirmSubject(site.groupName),
  heading: texts.confirmHeading,
  paragraphs: [texts.confirmWhat(what)],
  action: {
    label: texts.confirmAction,
    url: siteUrl + linkAddress("confirm", links.make("confirm", id)),
  },
  note: texts.confirmNote,
})

export const subscribedMail = (
  submission: Subscription,
  context: KindContext,
  what: string,
): Mail => ({
  to: submission.content.email,
  subject: texts.subscribedSubject(context.site.groupName),
  heading: texts.subscribedHeading,
  paragraphs: [texts.subscribedWhat(what)],
  note: texts.subscribedNote(unsubscribeUrl(submission, context)),
  unsubscribeUrl: unsubscribeUrl(submission, context),
})
