import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { formSchema } from "./form-schema"
import { confirmationMail, subscribedMail, unsubscribeUrl } from "./subscription"
import { defineKind, type KindContext } from "./submission-kind"

const nameOf = (about: string, { site }: KindContext): string =>
  (Object.hasOwn(site.titles, about) ? site.titles[about] : undefined) ?? about

/** To be told once: when a venue opens, a sold-out evening has a place again, a list begins. */
export const tellMeWhen = defineKind({
  schema: formSchema(SUBMISSION_KINDS["tell-me-when"].fields),
  identity: ({ email }) => email,
  confirmation: (submission, context) =>
    confirmationMail(submission, context, texts.newsOf(nameOf(submission.content.about, context))),
  document: (submission, context) => ({
    list: "tellMeWhen",
    about: nameOf(submission.content.about, context),
    email: submission.content.email,
    unsubscribeUrl: unsubscribeUrl(submission, context),
  }),
  mails: {
    guest: (submission, context) =>
      subscribedMail(submission, context, texts.newsOf(nameOf(submission.content.about, context))),
  },
})
