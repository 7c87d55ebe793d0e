import { CV_BYTES, CV_FIELD } from "../../../shared/submissions/cv"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail } from "./guest-mail"
import { defineKind } from "./submission-kind"

/** For a position, with a CV. Mails name the CV and never carry it: it is private, and kept for as long as the CMS says. */
export const application = defineKind({
  schema: formSchema(SUBMISSION_KINDS.application.fields),
  identity: ({ email }) => email,
  freeText: ({ name, message }) => `${name}\n${message}`,
  file: { field: CV_FIELD, most: CV_BYTES },
  document: ({ content: { job, name, email, phone, message } }, { site }) => ({
    jobSlug: job,
    venueSlug: site.jobs.find(({ slug }) => slug === job)?.venue ?? null,
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
        about: texts.yourApplication(jobTitle(site, content.job)),
        facts: [[texts.message, content.message]],
      }),
    staff: ({ content: { job, name, email, phone, message }, reference }, { site }) => {
      const venue = site.jobs.find(({ slug }) => slug === job)?.venue ?? ""
      const title = jobTitle(site, job)
      return {
        to: mailOf(site, venue),
        replyTo: email,
        subject: texts.staffSubject(reference, title, name),
        heading: title,
        paragraphs: [texts.cvInCms],
        facts: [
          [texts.reference, reference],
          [texts.from, name],
          [texts.email, email],
          [texts.phone, phone],
          [texts.venue, venueOf(site, venue)?.name ?? ""],
          [texts.message, message],
        ],
        note: texts.staffNote,
      }
    },
  },
})

const jobTitle = (
  site: { jobs: readonly { slug: string; title: string }[] },
  job: string,
): string => site.jobs.find(({ slug }) => slug === job)?.title ?? job
