import { routeTo } from "../../../shared/paths"
import { EmptyState } from "../../ui/empty-state"
import { ChoiceChips } from "../../ui/choice-chips"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { SiteLink } from "../../ui/site-link"
import { isOpen } from "../../content/open-jobs"
import type { Job } from "../../content/pages/job"
import type { CareersModel } from "../../content/pages/careers"
import { Position } from "./careers-position"
import { shownOn } from "../../content/shown-on"
import { LiveControls } from "../../ui/live-controls"
import { ListPages } from "../shared/list-pages"
import { jobsByVenue } from "./jobs-by-venue"
import { useViewingTime } from "../shared/use-viewing-time"
import { all } from "../../texts/common"
import * as texts from "../../texts/careers"
import "./careers-view.css"

/**
 * Open positions by venue. One that closed before the build is left out; one that has closed since stays in
 * its place, marked, so that nothing moves under a reader.
 * @param now stands for the clock
 */
export function CareersView({ model, now: fixedNow }: { model: CareersModel; now?: Date }) {
  const { page, jobs, pagination } = model
  const { listedFrom, now, rootProps } = useViewingTime(fixedNow)
  const asked = useQuery().get("department")

  const listed = jobs.filter((job) => isOpen(job, listedFrom))
  const departments = (Object.keys(texts.DEPARTMENTS) as Job["department"][]).filter((name) =>
    listed.some((job) => job.department === name),
  )
  const department = departments.find((name) => name === asked) ?? ""
  const chosen = listed.filter((job) => department === "" || job.department === department)
  // Cut before what has closed is left out: what stands on which page is the same on all of them.
  const shown =
    department === "" ? shownOn(model, jobs).filter((job) => isOpen(job, listedFrom)) : chosen

  return (
    <div className="careers-view" {...rootProps} suppressHydrationWarning>
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      <div className="container">
        {listed.length === 0 && (
          <EmptyState
            {...page.emptyState}
            links={[
              { label: texts.writeToUs, href: routeTo("contact") },
              { label: texts.whoWeAre, href: routeTo("about") },
            ]}
          />
        )}
        {listed.length > 0 && (
          <div className="careers-view__sheet paper">
            <h2>{texts.openPositions}</h2>
            {departments.length > 1 && (
              <LiveControls className="careers-view__filter">
                <ChoiceChips
                  legend={texts.department}
                  isLegendSeen={false}
                  name="department"
                  options={[
                    { value: "", label: all },
                    ...departments.map((value) => ({ value, label: texts.DEPARTMENTS[value] })),
                  ]}
                  value={department}
                  onChange={(value) => replaceQuery({ department: value })}
                />
                <p className="visually-hidden" role="status">
                  {texts.positions(chosen.length)}
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
                  <h3 id={`jobs-${venue.slug}`} className="careers-view__venue-name">
                    <SiteLink className="name-link" href={venue.path}>
                      {venue.name}
                    </SiteLink>
                  </h3>
                  <p className="quiet">
                    {venue.name.includes(venue.brandName)
                      ? venue.address.city
                      : `${venue.brandName}, ${venue.address.city}`}
                  </p>
                </header>
                <ul className="careers-view__jobs">
                  {ofVenue.map((job) => (
                    <Position key={job.slug} job={job} open={isOpen(job, now)} />
                  ))}
                </ul>
              </section>
            ))}
            <ListPages pagination={department === "" ? pagination : undefined} />
          </div>
        )}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
