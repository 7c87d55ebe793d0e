import type { SiteFacts } from "../../../shared/submissions/site-facts"
import { CV_BYTES, CV_FIELD } from "../../../shared/submissions/cv"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/mails"
import { noSuchJob } from "../../../src/texts/form-answers"
import { isHarmless, LONGEST_NAME } from "../intake/suspicion"
import type { Submission } from "../store/submission"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail, staffMail } from "./form-mails"
import { defineKind, type Problems } from "./submission-kind"

const cvOf = ({ files }: Pick<Submission, "files">): string =>
  files.map(({ name, size }) => texts.fileInWords(name, size)).join()

/** As it may stand in a mail to an address that may be anybody's. */
const harmlessCvOf = ({ files }: Pick<Submission, "files">): string =>
  cvOf({
    files: files.map(({ name, size }) => {
      const [base = "", ending = ""] = name.split(".")
      return { name: isHarmless(base, LONGEST_NAME) ? name : `cv.${ending}`, size }
    }),
  })

/** For a position, with a CV. Mails name the CV and never carry it: it is private, and kept for as long as the CMS says. */
export const application = defineKind({
  schema: formSchema(SUBMISSION_KINDS.application.fields),
  identity: ({ email }) => email,
  notOffered: ({ job }, site): Problems => (jobOf(site, job) ? {} : { job: noSuchJob }),
  file: { field: CV_FIELD, most: CV_BYTES },
  document: ({ content: { job, name, email, phone, message } }, { site }) => ({
    jobSlug: job,
    venueSlug: jobOf(site, job)?.venue ?? null,
    name,
    email,
    phone,
    message,
  }),
  named: cvOf,
  mails: {
    guest: (submission, { site }) => {
      const job = jobOf(site, submission.content.job)
      const mail = guestMail(submission, site, job && texts.yourApplication(job.title))
      return { ...mail, facts: [...(mail.facts ?? []), [texts.cv, harmlessCvOf(submission)]] }
    },
    staff: (submission, { site }) => {
      const { job, message } = submission.content
      const { venue = "", title = job } = jobOf(site, job) ?? {}
      const mail = staffMail(submission, mailOf(site, venue), title, [
        [texts.venue, venueOf(site, venue)?.name ?? ""],
        [texts.cv, cvOf(submission)],
        [texts.message, message],
      ])
      return { ...mail, paragraphs: submission.files.length > 0 ? [texts.cvInCms] : [] }
    },
  },
})

const jobOf = (site: SiteFacts, job: string): SiteFacts["jobs"][number] | undefined =>
  site.jobs.find(({ slug }) => slug === job)
