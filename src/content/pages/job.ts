import { mapAddress } from "../address"
import { ContentError, oneOf, onlyDocument, required, type DocumentRef } from "../content-error"
import { day, optionalDay } from "../day"
import type { JobDetailFragment, JobPageQuery } from "../generated/queries"
import { timeZone } from "../hours"
import { money, optionalMoney } from "../money"
import { mapSeo } from "../seo"
import { mapVenueReference, venueDocument } from "../venue"

const DEPARTMENTS = ["kitchen", "floor", "bar", "bakery", "office"] as const
const EMPLOYMENT_TYPES = ["fullTime", "partTime", "temporary", "internship"] as const

export const jobDetailFragment = /* GraphQL */ `
  fragment JobDetail on CMS_Job {
    id
    title
    slug
    venue {
      id
      name
      slug
      timeZone
      email
      address {
        ...AddressDetail
      }
      brand {
        name
      }
    }
    department
    employmentType
    summary
    description
    pay {
      minimum
      maximum
      currency
      period
    }
    postedOn
    closesOn
  }
`

export type Job = ReturnType<typeof mapJob>

export function mapJob(job: JobDetailFragment) {
  const document: DocumentRef = { type: "Job", name: job.title, id: job.id }
  return {
    title: required(job.title, document, "title", "a title"),
    slug: required(job.slug, document, "slug", "a slug such as pizzaiolo-milano"),
    venue: mapVenue(required(job.venue, document, "venue", "a venue that is published")),
    department: oneOf(job.department, DEPARTMENTS, document, "department"),
    employmentType: oneOf(job.employmentType, EMPLOYMENT_TYPES, document, "employmentType"),
    summary: required(job.summary, document, "summary", "one or two sentences"),
    description: required(job.description, document, "description", "what the work is"),
    pay: {
      minimum: money(job.pay?.minimum, job.pay?.currency, document, "pay.minimum"),
      maximum: optionalMoney(job.pay?.maximum, job.pay?.currency, document, "pay.maximum"),
      period: oneOf(job.pay?.period, ["hour", "month", "year"] as const, document, "pay.period"),
    },
    ...mapDays(job, document),
  }
}

/** `YYYY-MM-DD` */
function mapDays(job: JobDetailFragment, document: DocumentRef) {
  const postedOn = day(job.postedOn, document, "postedOn")
  const closesOn = optionalDay(job.closesOn, document, "closesOn")
  if (closesOn && closesOn < postedOn) {
    throw new ContentError(
      document,
      "closesOn",
      `is ${closesOn}, before the day it is posted`,
      `${postedOn} or a later day`,
    )
  }
  return { postedOn, closesOn }
}

function mapVenue(venue: NonNullable<JobDetailFragment["venue"]>) {
  const document = venueDocument(venue)
  return {
    ...mapVenueReference(venue),
    address: mapAddress(venue.address, document),
    timeZone: timeZone(venue.timeZone, document),
    email: required(venue.email, document, "email", "the venue's e-mail address"),
    brandName: required(venue.brand?.name, document, "brand", "a brand that is published"),
  }
}

export const toJobModel = ({ cms }: JobPageQuery) => {
  const document = onlyDocument(cms.Jobs?.docs, "Job", "a job that is published")
  const job = mapJob(document)
  return {
    job,
    seo: mapSeo(undefined, {
      title: `${job.title}, ${job.venue.name}`,
      description: job.summary,
      image: document.venue?.hero,
    }),
  }
}

export type JobPageModel = ReturnType<typeof toJobModel>
