import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { formSchema } from "./form-schema"
import { confirmationMail, subscribedMail, unsubscribeUrl } from "./subscription"
import { defineKind } from "./submission-kind"

/** The house's letter. Nobody is on the list before they have said so from their own mailbox. */
export const newsletter = defineKind({
  schema: formSchema(SUBMISSION_KINDS.newsletter.fields),
  identity: ({ email }) => email,
  confirmation: (submission, context) =>
    confirmationMail(submission, context, texts.ourNewsletter(context.site.groupName)),
  document: (submission, context) => ({
    list: "newsletter",
    about: null,
    email: submission.content.email,
    unsubscribeUrl: unsubscribeUrl(submission, context),
  }),
  mails: {
    guest: (submission, context) =>
      subscribedMail(submission, context, texts.ourNewsletter(context.site.groupName)),
  },
})
