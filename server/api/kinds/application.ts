import { CV_BYTES, CV_FIELD } from "../../../shared/submissions/cv"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail, staffMail } from "./form-mails"
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
    guest: (submission, { site }) =>
      guestMail(submission, site, texts.yourApplication(jobTitle(site, submission.content.job))),
    staff: (submission, { site }) => {
      const { job, message } = submission.content
      const venue = site.jobs.find(({ slug }) => slug === job)?.venue ?? ""
      const mail = staffMail(submission, mailOf(site, venue), jobTitle(site, job), [
        [texts.venue, venueOf(site, venue)?.name ?? ""],
        [texts.message, message],
      ])
      return { ...mail, paragraphs: [texts.cvInCms] }
    },
  },
})

const jobTitle = (
  site: { jobs: readonly { slug: string; title: string }[] },
  job: string,
): string => site.jobs.find(({ slug }) => slug === job)?.title ?? job
