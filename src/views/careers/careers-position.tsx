import { routeTo } from "../../../shared/paths"
import { RichText } from "../../ui/rich-text"
import { SiteLink } from "../../ui/site-link"
import { Tag } from "../../ui/tag"
import type { Job } from "../../content/pages/job"
import { formatDay } from "../../texts/calendar"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/careers"
import "../../ui/disclosure.css"
import "./careers-position.css"

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>

/** One position, set as a dish on a menu: the title, a leader, what it pays; beneath, what it is. */
export function Position({ job, open }: { job: Job; open: boolean }) {
  const heading = `${job.slug}-title`
  return (
    <li id={job.slug} className="careers-position">
      <article aria-labelledby={heading}>
        <div className="careers-position__line">
          <h4 id={heading} className="careers-position__title">
            <SiteLink className="name-link" href={routeTo("jobs", job.slug)}>
              {job.title}
            </SiteLink>
          </h4>
          <span className="careers-position__leader" aria-hidden="true" />
          <p className="careers-position__pay">
            <span className="careers-position__range">{texts.payRange(job.pay)}</span>{" "}
            <span className="careers-position__period">{texts.PAY_PERIODS[job.pay.period]}</span>
          </p>
        </div>
        <div className="careers-position__body">
          <div className="careers-position__about">
            <p className="careers-position__facts">
              {texts.employment(job.employmentType, job.department)}
            </p>
            <p className="careers-position__summary">{job.summary}</p>
            {job.description.length > 0 && (
              <details className="disclosure careers-position__details">
                <summary>{words(texts.workInFull(job.title, heard))}</summary>
                <RichText value={job.description} />
              </details>
            )}
          </div>
          <div className="careers-position__apply">
            {open ? (
              <SiteLink
                className="button button--quiet"
                href={`${routeTo("jobs", job.slug)}#apply`}
              >
                <span>{words(texts.apply(job.title, heard))}</span>
              </SiteLink>
            ) : (
              <p>
                <Tag tone="negative">{texts.applicationsClosed}</Tag>
              </p>
            )}
            <p className="careers-position__dates">
              <span className="careers-position__until">
                {job.closesOn
                  ? words((open ? texts.applyUntil : texts.closedAfter)(<Day day={job.closesOn} />))
                  : texts.openUntilFilled}
              </span>{" "}
              <span>{words(texts.posted(<Day day={job.postedOn} />))}</span>
            </p>
          </div>
        </div>
      </article>
    </li>
  )
}
