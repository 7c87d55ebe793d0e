import { useState, type ReactNode } from "react"
import { routeTo } from "../../../shared/paths"
import type { Job } from "../../content/pages/job"
import { isOpen } from "../../content/open-jobs"
import type { JobPageModel } from "../../content/pages/job"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { RichText } from "../../ui/rich-text"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { heard, words } from "../../ui/words"
import { Breadcrumb } from "../shared/breadcrumb"
import { FormSheet } from "../shared/form-sheet"
import { useViewingTime } from "../shared/use-viewing-time"
import { mailHref } from "../shared/venue-links"
import { formatDay } from "../../texts/calendar"
import * as texts from "../../texts/careers"
import "./job-view.css"
import { titleClass } from "../../ui/long-title"

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="job-view__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ job, open }: { job: Job; open: boolean }) {
  const { venue, pay, closesOn } = job
  return (
    <dl className="job-view__facts">
      <Fact name={texts.where}>
        <SiteLink href={venue.path}>{venue.name}</SiteLink>, {venue.address.city}
      </Fact>
      <Fact name={texts.contract}>{texts.employment(job.employmentType, job.department)}</Fact>
      <Fact name={texts.pay}>
        {texts.payRange(pay)} {texts.PAY_PERIODS[pay.period]}
      </Fact>
      <Fact name={texts.closingDate}>
        {closesOn
          ? words((open ? texts.applyUntil : texts.closedAfter)(<Day day={closesOn} />))
          : texts.openUntilFilled}
      </Fact>
    </dl>
  )
}

/** What to send and where; where it is too late, what there is instead. */
function Applying({ job, open }: { job: Job; open: boolean }) {
  const { email, name } = job.venue
  if (!open) {
    return (
      <p>
        <SiteLink className="button button--quiet" href={routeTo("careers")}>
          {texts.seeOpenPositions}
        </SiteLink>
      </p>
    )
  }
  const href = mailHref(email, texts.applicationSubject(job.title, name))
  return (
    <section className="job-view__apply" aria-labelledby="how-to-apply">
      <h2 id="how-to-apply">{texts.howToApply}</h2>
      <p>{words(texts.whatToSend(<a href={href}>{email}</a>, name))}</p>
      <p>
        <a className="button" href="#apply">
          <span>{words(texts.apply(job.title, heard))}</span>
        </a>
      </p>
    </section>
  )
}

/**
 * One position: where, how much and until when, the work, and how to apply for it. A closed one says so to whoever has
 * the address.
 * @param now stands for the clock
 */
export function JobView({ model, now: fixedNow }: { model: JobPageModel; now?: Date }) {
  const { job } = model
  const { now, listedFrom, rootProps } = useViewingTime(fixedNow)
  const open = isOpen(job, now)
  // Who writes past the closing midnight keeps the form: whether it comes too late, the server says.
  const [came, setCame] = useState(now)
  if (came === listedFrom && now !== came) setCame(now)
  return (
    <article {...rootProps} className="job-view" suppressHydrationWarning>
      <header className="container job-view__head">
        <Breadcrumb trail={[{ label: texts.careers, href: routeTo("careers") }]} />
        {!open && (
          <p className="job-view__closed">
            <strong>{texts.positionClosed}</strong>
          </p>
        )}
        <h1 className={titleClass(job.title)}>{job.title}</h1>
        <p className="lead">{job.summary}</p>
        {open && <Share title={job.title} />}
      </header>
      <div className="container">
        <div className="paper job-view__sheet">
          <div className="job-view__terms">
            <Facts job={job} open={open} />
            <Applying job={job} open={open} />
          </div>
          <section className="job-view__work" aria-labelledby="the-position">
            <h2 id="the-position">{texts.thePosition}</h2>
            <RichText value={job.description} />
            <p className="quiet job-view__posted">
              {words(texts.posted(<Day day={job.postedOn} />))}
            </p>
          </section>
        </div>
      </div>
      {isOpen(job, came) && (
        <FormSheet id="apply" heading={texts.applyHeading} text={texts.applyText(job.venue.name)}>
          <SubmissionForm
            slug="application"
            page={routeTo("jobs", job.slug)}
            given={{ job: job.slug }}
            hasCv
          />
        </FormSheet>
      )}
    </article>
  )
}
