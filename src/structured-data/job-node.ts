import type { JobPostingLeaf, MonetaryAmountLeaf } from "schema-dts"
import { addDays } from "../../shared/opening-hours"
import { instantOf } from "../../shared/recurrence"
import { routeTo } from "../../shared/paths"
import type { Job } from "../content/pages/job"
import { richTextHtml } from "../content/rich-text-html"
import { organizationNode } from "./organization-node"
import { absolute, type Site } from "./site"
import { localTime } from "./times"
import { addressNode } from "./venue-node"

/** As Google names them (“Job posting structured data”). */
const EMPLOYMENT = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const
const PERIODS = { hour: "HOUR", month: "MONTH", year: "YEAR" } as const

export const jobNode = (job: Job, site: Site): JobPostingLeaf => ({
  "@type": "JobPosting",
  "@id": `${absolute(routeTo("jobs", job.slug), site)}#job`,
  url: absolute(routeTo("jobs", job.slug), site),
  title: job.title,
  description: `<p>${job.summary.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>${richTextHtml(job.description, site.facts.siteUrl)}`,
  datePosted: job.postedOn,
  ...(job.closesOn ? { validThrough: endOf(job.closesOn, job.venue.timeZone) } : {}),
  employmentType: EMPLOYMENT[job.employmentType],
  // Google reads these here, not by reference.
  hiringOrganization: organizationNode(site),
  identifier: { "@type": "PropertyValue", name: site.facts.groupName, value: job.slug },
  // The form is on the page.
  directApply: true,
  jobLocation: {
    "@type": "Place",
    name: job.venue.name,
    address: addressNode(job.venue.address),
  },
  baseSalary: salaryOf(job.pay),
})

const salaryOf = ({ minimum, maximum, period }: Job["pay"]): MonetaryAmountLeaf => ({
  "@type": "MonetaryAmount",
  currency: minimum.currency,
  value: {
    "@type": "QuantitativeValue",
    ...(maximum
      ? { minValue: minimum.amount, maxValue: maximum.amount }
      : { value: minimum.amount }),
    unitText: PERIODS[period],
  },
})

/** The closing day counts in full, by the venue's clock. */
const endOf = (day: string, timeZone: string): string =>
  localTime(
    new Date(instantOf(addDays(day, 1), "00:00", timeZone).getTime() - 60_000).toISOString(),
    timeZone,
  )
