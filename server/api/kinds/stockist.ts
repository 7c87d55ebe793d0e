import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { isHarmless, LONGEST_NAME } from "../intake/suspicion"
import { formSchema } from "./form-schema"
import { guestMail, staffMail } from "./form-mails"
import { defineKind } from "./submission-kind"

/** A shop that would like to sell what the house makes. */
export const stockist = defineKind({
  schema: formSchema(SUBMISSION_KINDS.stockist.fields),
  identity: ({ email }) => email,
  document: ({ content: { shop, town, name, email, phone, message } }) => ({
    kind: "stockist",
    subject: texts.stockistSubject(shop, town),
    shop,
    town,
    name,
    email,
    phone,
    message,
  }),
  mails: {
    guest: (submission, { site }) => {
      const { shop } = submission.content
      return guestMail(
        submission,
        site,
        isHarmless(shop, LONGEST_NAME) ? texts.yourShop(shop) : undefined,
      )
    },
    staff: (submission, { site }) => {
      const { shop, town, message } = submission.content
      const subject = texts.stockistSubject(shop, town)
      return staffMail(submission, site.email, subject, [[texts.message, message]])
    },
  },
})
