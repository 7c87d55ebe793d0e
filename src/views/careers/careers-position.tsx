import { formatDay } from "../../ui/format"
import { RichText } from "../../ui/rich-text"
import { Tag } from "../../ui/tag"
import type { Job } from "../../content/job"
import { DEPARTMENTS, EMPLOYMENT_TYPES, PAY_PERIODS, payRange } from "./careers-words"
import { mailHref } from "../shared/venue-links"
import "./careers-position.css"

/** One position, set as a dish on a menu: the title, a leader, what it pays; beneath, what it is. */
export function Position({ job, open }: { job: Job; open: boolean }) {
  const heading = `${job.slug}-title`
  return (
    <li id={job.slug} className="careers-position">
      <article aria-labelledby={heading}>
        <div className="careers-position__line">
          <h4 id={heading} className="careers-position__title">
            {job.title}
          </h4>
          <span className="careers-position__leader" aria-hidden="true" />
          <p className="careers-position__pay">
            <span className="careers-position__range">{payRange(job.pay)}</span>{" "}
            <span className="careers-position__period">{PAY_PERIODS[job.pay.period]}</span>
          </p>
        </div>
        <div className="careers-position__body">
          <div className="careers-position__about">
            <p className="careers-position__facts">
              {EMPLOYMENT_TYPES[job.employmentType]}, {DEPARTMENTS[job.department].toLowerCase()}
            </p>
            <p className="careers-position__summary">{job.summary}</p>
            <details className="careers-position__details">
              <summary>
                The work in full<span className="visually-hidden">: {job.title}</span>
              </summary>
              <RichText value={job.description} />
            </details>
          </div>
          <div className="careers-position__apply">
            {open ? (
              <a
                className="button button--quiet"
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
            <p className="careers-position__dates">
              {job.closesOn && (
                <span className="careers-position__until">
                  {open ? "Apply until" : "Closed after"}{" "}
                  <time dateTime={job.closesOn}>{formatDay(job.closesOn)}</time>
                </span>
              )}{" "}
              <span>
                Posted <time dateTime={job.postedOn}>{formatDay(job.postedOn)}</time>
              </span>
            </p>
          </div>
        </div>
      </article>
    </li>
  )
}
