import { oneOf, required, type DocumentRef } from "./content-error"
import { day, optionalDay } from "./day"
import { timeZone } from "./hours"
import { money, optionalMoney } from "./money"
import type { JobDetailFragment } from "./generated/queries"
import { reshapeVenueReference, venueDocument } from "./venue"
import type { Job } from "./view-models"

const DEPARTMENTS: readonly Job["department"][] = ["kitchen", "floor", "bar", "bakery", "office"]
const EMPLOYMENT_TYPES: readonly Job["employmentType"][] = [
  "fullTime",
  "partTime",
  "temporary",
  "internship",
]

const documentOf = ({ title, id }: { title?: string | null; id: number }): DocumentRef => ({
  type: "Job",
  name: title,
  id,
})

export function reshapeJob(job: JobDetailFragment): Job {
  const document = documentOf(job)
  const closing = reshapeJobClosing(job)
  return {
    title: required(job.title, document, "title", "a title"),
    slug: required(job.slug, document, "slug", "a slug such as pizzaiolo-milano"),
    venue: {
      ...reshapeVenue(required(job.venue, document, "venue", "a venue that is published")),
      ...closing.venue,
    },
    department: oneOf(job.department, DEPARTMENTS, document, "department"),
    employmentType: oneOf(job.employmentType, EMPLOYMENT_TYPES, document, "employmentType"),
    summary: required(job.summary, document, "summary", "one or two sentences"),
    description: required(job.description, document, "description", "what the work is"),
    pay: {
      minimum: money(job.pay?.minimum, job.pay?.currency, document, "pay.minimum"),
      maximum: optionalMoney(job.pay?.maximum, job.pay?.currency, document, "pay.maximum"),
      period: oneOf(job.pay?.period, ["hour", "month", "year"] as const, document, "pay.period"),
    },
    postedOn: day(job.postedOn, document, "postedOn"),
    closesOn: closing.closesOn,
  }
}

/** What decides until when a position is listed. */
export function reshapeJobClosing(job: {
  readonly id: number
  readonly title?: string | null
  readonly closesOn?: string | null
  readonly venue?: { readonly id: number; readonly timeZone?: string | null } | null
}): Pick<Job, "closesOn"> & { venue: Pick<Job["venue"], "timeZone"> } {
  const document = documentOf(job)
  const venue = required(job.venue, document, "venue", "a venue that is published")
  return {
    closesOn: optionalDay(job.closesOn, document, "closesOn"),
    venue: { timeZone: timeZone(venue.timeZone, venueDocument(venue)) },
  }
}

function reshapeVenue(
  venue: NonNullable<JobDetailFragment["venue"]>,
): Omit<Job["venue"], "timeZone"> {
  const document = venueDocument(venue)
  return {
    ...reshapeVenueReference(venue),
    city: required(venue.address?.city, document, "address.city", "the town or city"),
    email: required(venue.email, document, "email", "the venue's e-mail address"),
    brandName: required(venue.brand?.name, document, "brand", "a brand that is published"),
  }
}
