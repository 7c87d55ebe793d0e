import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import type { SiteFacts } from "../../../shared/submissions/site-facts"
import { nothingToTell } from "../../../src/texts/form-answers"
import * as texts from "../../../src/texts/mails"
import { formSchema } from "./form-schema"
import { confirmationMail, subscribedMail, unsubscribeUrl } from "./subscription"
import { defineKind, type KindContext, type Problems, type Received } from "./submission-kind"

const titleOf = (site: SiteFacts, about: string): string | undefined =>
  Object.hasOwn(site.titles, about) ? site.titles[about] : undefined

/** In a mail to an address that may be anybody's stands what the site says, and nothing that was sent. */
const named = ({ content }: Received<{ about: string }>, { site }: KindContext): string =>
  texts.newsOf(titleOf(site, content.about) ?? site.groupName)

/** To be told once: when a venue opens, a sold-out evening has a place again, a list begins. */
export const tellMeWhen = defineKind({
  schema: formSchema(SUBMISSION_KINDS["tell-me-when"].fields),
  identity: ({ email }) => email,
  notOffered: ({ about }, site): Problems =>
    titleOf(site, about) === undefined ? { about: nothingToTell } : {},
  confirmation: (submission, context) =>
    confirmationMail(submission, context, named(submission, context)),
  document: (submission, context) => ({
    list: "tellMeWhen",
    about: titleOf(context.site, submission.content.about) ?? submission.content.about,
    email: submission.content.email,
    unsubscribeUrl: unsubscribeUrl(submission, context),
  }),
  named,
  mails: {
    guest: (submission, context) => subscribedMail(submission, context, named(submission, context)),
  },
})
