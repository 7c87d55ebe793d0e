import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import { formatDay } from "../../../src/texts/calendar"
import { BUDGET_WORDS, OCCASION_WORDS } from "../../../src/texts/forms"
import * as texts from "../../../src/texts/mails"
import { mailOf, venueOf } from "./addressees"
import { formSchema } from "./form-schema"
import { guestMail, staffMail } from "./form-mails"
import { defineKind, type Received } from "./submission-kind"
import type { SiteFacts } from "../../../shared/submissions/site-facts"

const { fields } = SUBMISSION_KINDS.functions
type Content = { [Name in keyof typeof fields]: string }

const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  words[value] ?? value

const spaceOf = (site: SiteFacts, space: string): string | undefined =>
  site.spaces.find(({ slug }) => slug === space)?.name

const wishes = ({ content }: Received<Content>, site: SiteFacts) =>
  [
    // Of what the site does not know nobody is written to.
    [texts.venue, venueOf(site, content.venue)?.name ?? ""],
    [texts.space, spaceOf(site, content.space) ?? ""],
    [texts.occasion, wordOf(OCCASION_WORDS, content.occasion)],
    [texts.date, formatDay(content.date)],
    [texts.guests, content.guests],
    [texts.budget, content.budget && wordOf(BUDGET_WORDS, content.budget)],
    [texts.message, content.message],
  ] as const

/** A party, a meeting, a wedding: for the venue whose room it is. */
export const functions = defineKind<Content>({
  schema: formSchema(fields),
  identity: ({ email }) => email,
  document: (submission, { site }) => {
    const { venue, space, occasion, date, guests, budget, name, email, phone, message } =
      submission.content
    return {
      kind: "functions",
      subject: texts.functionSubject(
        wordOf(OCCASION_WORDS, occasion),
        formatDay(date),
        Number(guests),
      ),
      venueSlug: venue,
      space: spaceOf(site, space) ?? space,
      occasion,
      // A day is stored as its noon in UTC.
      date: `${date}T12:00:00.000Z`,
      guests: Number(guests),
      budget: budget || null,
      name,
      email,
      phone,
      message,
    }
  },
  mails: {
    guest: (submission, { site }) => {
      const about = texts.yourFunction(formatDay(submission.content.date))
      return guestMail(submission, site, about, wishes(submission, site))
    },
    staff: (submission, { site }) => {
      const { occasion, date, guests, venue } = submission.content
      const subject = texts.functionSubject(
        wordOf(OCCASION_WORDS, occasion),
        formatDay(date),
        Number(guests),
      )
      return staffMail(submission, mailOf(site, venue), subject, wishes(submission, site))
    },
  },
})
