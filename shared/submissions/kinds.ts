import { API_PREFIX } from "./api-prefix"
import { LONGEST_MESSAGE } from "./field-lengths"
import type { FormRules } from "./field-rules"
import { FORM_META } from "./form-meta"
import type { GuestCollection } from "./guest-documents"

export interface SubmissionFacts {
  /** Begins every reference, so that whoever hears one knows where to look. */
  letter: string
  /** The private collection it is delivered to. */
  collection: GuestCollection
  /** What its form asks for; null where the schema is more than a list of fields, and the server's alone. */
  fields: FormRules | null
}

const name = { is: "line", most: 120 } as const
const email = { is: "email" } as const
const phone = { is: "phone", optional: true } as const
const message = { is: "text", most: LONGEST_MESSAGE } as const
/** A slug of the site's content. */
const fromSite = { is: "choice" } as const

export const OCCASIONS = ["wedding", "birthday", "business", "memorial", "other"] as const
/** Per guest, in the venue's currency: what is asked in words stays comparable. */
export const BUDGETS = ["to50", "to100", "to150", "over150", "unsure"] as const

/** What guests can send, by the slug it is posted to (`/api/forms/<slug>`). A new kind begins here. */
export const SUBMISSION_KINDS = {
  contact: {
    letter: "C",
    collection: "enquiries",
    fields: {
      subject: { is: "line", most: 120 },
      venue: { ...fromSite, optional: true },
      name,
      email,
      phone,
      message,
    },
  },
  functions: {
    letter: "F",
    collection: "enquiries",
    fields: {
      venue: { ...fromSite, optional: true },
      space: { ...fromSite, optional: true },
      occasion: { is: "choice", of: OCCASIONS },
      date: { is: "day" },
      guests: { is: "count", least: 1, most: 5000 },
      budget: { is: "choice", of: BUDGETS, optional: true },
      name,
      email,
      phone,
      message: { ...message, optional: true },
    },
  },
  stockist: {
    letter: "S",
    collection: "enquiries",
    fields: {
      shop: { is: "line", most: 160 },
      town: { is: "line", most: 160 },
      name,
      email,
      phone,
      message,
    },
  },
  application: {
    letter: "A",
    collection: "applications",
    fields: {
      job: fromSite,
      name,
      email,
      phone,
      message: { ...message, optional: true },
    },
  },
  newsletter: { letter: "N", collection: "subscriptions", fields: { email } },
  "tell-me-when": {
    letter: "T",
    collection: "subscriptions",
    /** `about` is the path of the page it was asked for on. */
    fields: { about: { is: "line", most: 160 }, email },
  },
  /** Of a link in a mail; there is no form for it. */
  unsubscribe: { letter: "U", collection: "subscriptions", fields: null },
} as const satisfies Record<string, SubmissionFacts>

export type SubmissionSlug = keyof typeof SUBMISSION_KINDS
export const SUBMISSION_SLUGS = Object.keys(SUBMISSION_KINDS) as readonly SubmissionSlug[]

export type FormSlug = {
  [Slug in SubmissionSlug]: (typeof SUBMISSION_KINDS)[Slug]["fields"] extends null ? never : Slug
}[SubmissionSlug]

/** @param page where the form stands: also what is refused before anything is read of it leads back there */
export const formAddress = (slug: SubmissionSlug, page?: string): string => {
  const query = page === undefined ? "" : `?${new URLSearchParams({ [FORM_META.page]: page })}`
  return `${API_PREFIX}/forms/${slug}${query}`
}
