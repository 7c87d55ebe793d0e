import { useState } from "react"
import { EmptyState } from "../components/empty-state"
import { ChoiceChips } from "../components/choice-chips"
import { formatDay, formatMoney } from "../components/format"
import { PageHeader } from "../components/page-header"
import { RichText } from "../components/rich-text"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import { Tag } from "../components/tag"
import type { CareersModel, Job } from "../content/view-models"
import { LiveControls } from "./parts/live-controls"
import { isOpen, jobsByVenue } from "./parts/open-jobs"
import { useViewingTime } from "./parts/use-viewing-time"
import { mailHref } from "./parts/venue-links"
import "./careers-view.css"

const DEPARTMENTS: Readonly<Record<Job["department"], string>> = {
  kitchen: "Kitchen",
  floor: "Floor",
  bar: "Bar",
  bakery: "Bakery",
  office: "Office",
}

const EMPLOYMENT_TYPES: Readonly<Record<Job["employmentType"], string>> = {
  fullTime: "Full time",
  partTime: "Part time",
  temporary: "Temporary",
  internship: "Internship",
}

const PAY_PERIODS: Readonly<Record<Job["pay"]["period"], string>> = {
  hour: "an hour",
  month: "a month",
  year: "a year",
}

function payInWords({ minimum, maximum, period }: Job["pay"]): string {
  const range =
    maximum && maximum.amount !== minimum.amount
      ? `${formatMoney(minimum)} to ${formatMoney(maximum)}`
      : formatMoney(minimum)
  return `${range} ${PAY_PERIODS[period]}`
}

function Position({ job, open }: { job: Job; open: boolean }) {
  const heading = `${job.slug}-title`
  return (
    <li id={job.slug} className="careers-view__job">
      <article aria-labelledby={heading} className="careers-view__job-inner">
        <div className="careers-view__job-text">
          <h3 id={heading} className="careers-view__title">
            {job.title}
          </h3>
          <p className="careers-view__facts">
            <strong>{payInWords(job.pay)}</strong>
            <span>{EMPLOYMENT_TYPES[job.employmentType]}</span>
            <span>{DEPARTMENTS[job.department]}</span>
          </p>
          <p className="careers-view__summary">{job.summary}</p>
          <details className="careers-view__details">
            <summary>
              The work in full<span className="visually-hidden">: {job.title}</span>
            </summary>
            <RichText value={job.description} />
          </details>
        </div>
        <div className="careers-view__apply">
          {open ? (
            <a
              className="button"
              href={mailHref(job.venue.email, `Application: ${job.title}, ${job.venue.name}`)}
            >
              <span>
                Apply<span className="visually-hidden"> for {job.title}</span> by email
              </span>
            </a>
          ) : (
            <p>
              <Tag tone="negative">Applications closed</Tag>
            </p>
          )}
          <p className="quiet">
            Posted <time dateTime={job.postedOn}>{formatDay(job.postedOn)}</time>
            {job.closesOn && (
              <>
                <br />
                {open ? "Apply until" : "Closed after"}{" "}
                <time dateTime={job.closesOn}>{formatDay(job.closesOn)}</time>
              </>
            )}
          </p>
        </div>
      </article>
    </li>
  )
}

/**
 * Open positions by venue. One that closed before the build is left out; one that has closed since stays in
 * its place, marked, so that nothing moves under a reader.
 * @param now stands for the clock
 */
export function CareersView({ model, now: fixedNow }: { model: CareersModel; now?: Date }) {
  const { page, jobs } = model
  const { listedFrom, now, rootProps } = useViewingTime(fixedNow)
  const [department, setDepartment] = useState("")

  const listed = jobs.filter((job) => isOpen(job, listedFrom))
  const departments = (Object.keys(DEPARTMENTS) as Job["department"][]).filter((name) =>
    listed.some((job) => job.department === name),
  )
  const shown = listed.filter((job) => department === "" || job.department === department)

  return (
    <div className="careers-view" {...rootProps} suppressHydrationWarning>
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      <div className="container careers-view__positions">
        {listed.length === 0 && (
          <EmptyState
            {...page.emptyState}
            links={[
              { label: "Write to us", href: "/contact" },
              { label: "Who we are", href: "/about" },
            ]}
          />
        )}
        {departments.length > 1 && (
          <LiveControls className="careers-view__filter">
            <ChoiceChips
              legend="Department"
              name="department"
              options={[
                { value: "", label: "All" },
                ...departments.map((value) => ({ value, label: DEPARTMENTS[value] })),
              ]}
              value={department}
              onChange={setDepartment}
            />
            <p className="visually-hidden" role="status">
              {shown.length} {shown.length === 1 ? "position" : "positions"}
            </p>
          </LiveControls>
        )}
        {jobsByVenue(shown).map(({ venue, jobs: ofVenue }) => (
          <section
            key={venue.slug}
            className="careers-view__venue"
            aria-labelledby={`jobs-${venue.slug}`}
          >
            <header className="careers-view__venue-header">
              <h2 id={`jobs-${venue.slug}`} className="careers-view__venue-name">
                <SiteLink href={venue.path}>{venue.name}</SiteLink>
              </h2>
              <p className="quiet">
                {venue.brandName}, {venue.city}
              </p>
            </header>
            <ul className="careers-view__jobs">
              {ofVenue.map((job) => (
                <Position key={job.slug} job={job} open={isOpen(job, now)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
