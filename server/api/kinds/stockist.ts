import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { formSchema } from "./form-schema"
import { guestMail } from "./guest-mail"
import { defineKind } from "./submission-kind"

/** A shop that would like to sell what the house makes. */
export const stockist = defineKind({
  schema: formSchema(SUBMISSION_KINDS.stockist.fields),
  identity: ({ email }) => email,
  freeText: ({ name, shop, message }) => `${name}\n${shop}\n${message}`,
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
    guest: ({ content, reference }, { site }) =>
      guestMail({
        to: content.email,
        name: content.name,
        reference,
        site,
        about: texts.yourShop(content.shop),
        facts: [[texts.message, content.message]],
      }),
    staff: ({ content: { shop, town, name, email, phone, message }, reference }, { site }) => ({
      to: site.email,
      replyTo: email,
      subject: texts.staffSubject(reference, texts.stockistSubject(shop, town), name),
      heading: texts.stockistSubject(shop, town),
      paragraphs: [],
      facts: [
        [texts.reference, reference],
        [texts.from, name],
        [texts.email, email],
        [texts.phone, phone],
        [texts.message, message],
      ],
      note: texts.staffNote,
    }),
  },
})
