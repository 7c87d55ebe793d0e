import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { formSchema } from "./form-schema"
import { confirmationMail, subscribedMail, unsubscribeUrl } from "./subscription"
import { defineKind, type KindContext } from "./submission-kind"

const named = (_submission: object, { site }: KindContext): string =>
  texts.ourNewsletter(site.groupName)

/** The house's letter. Nobody is on the list before they have said so from their own mailbox. */
export const newsletter = defineKind({
  schema: formSchema(SUBMISSION_KINDS.newsletter.fields),
  identity: ({ email }) => email,
  confirmation: (submission, context) =>
    confirmationMail(submission, context, named(submission, context)),
  document: (submission, context) => ({
    list: "newsletter",
    about: null,
    email: submission.content.email,
    unsubscribeUrl: unsubscribeUrl(submission, context),
  }),
  named,
  mails: {
    guest: (submission, context) => subscribedMail(submission, context, named(submission, context)),
  },
})
