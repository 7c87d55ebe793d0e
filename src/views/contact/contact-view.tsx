import { routeTo } from "../../../shared/paths"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { Directory } from "../../ui/directory"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import { NAMED_BELOW_A_FORM } from "../../content/many-venues"
import type { ContactModel } from "../../content/pages/contact"
import type { SiteFacts } from "../../content/site-facts"
import { ContactVenue } from "./contact-venue"
import { FormSheet } from "../shared/form-sheet"
import { Houses } from "../shared/practical-page-houses"
import { mailHref } from "../shared/venue-links"
import { heard } from "../../ui/words"
import { allVenues } from "../../texts/common"
import * as texts from "../../texts/contact"
import { venueAndState } from "../../texts/venue-state"
import "../shared/practical-page.css"
import "./contact-view.css"

function Subject({ subject }: { subject: SiteFacts["contactSubjects"][number] }) {
  return (
    <article className="contact-view__subject">
      <h3>{subject.subject}</h3>
      <p className="contact-view__description">{subject.description}</p>
      <p className="contact-view__mail">
        <SiteLink href={mailHref(subject.email, subject.subject)}>
          {heard(texts.writeAbout(subject.subject))}
          {subject.email}
        </SiteLink>
      </p>
    </article>
  )
}

/** Whom to write to, by subject, and how to reach each venue. */
export function ContactView({
  model: { page, venues, choices },
  subjects,
}: {
  model: ContactModel
  /** Site-wide facts already; the page does not ask for them again. */
  subjects: SiteFacts["contactSubjects"]
}) {
  return (
    <div className="contact-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />

      <FormSheet id="write" heading={texts.writeToUs} text={texts.writeToUsText}>
        <SubmissionForm
          slug="contact"
          page={routeTo("contact")}
          options={{
            subject: subjects.map(({ subject }) => ({ value: subject, label: subject })),
            venue: choices.map(({ slug, name }) => ({ value: slug, label: name })),
          }}
        />
      </FormSheet>

      <div className="container contact-view__body">
        {subjects.length > 0 && (
          <section aria-labelledby="contact-subjects">
            <h2 id="contact-subjects">{texts.whatIsItAbout}</h2>
            <ul className="contact-view__subjects">
              {subjects.map((subject) => (
                <li key={subject.subject}>
                  <Subject subject={subject} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {choices.length > 0 && (
          <section aria-labelledby="contact-venues">
            <h2 id="contact-venues">{texts.speakToAVenue}</h2>
            <p className="contact-view__hint">{texts.hint}</p>
            {venues.length > 0 ? (
              <Houses venues={venues}>{(venue) => <ContactVenue venue={venue} />}</Houses>
            ) : choices.length <= NAMED_BELOW_A_FORM ? (
              <Directory
                entries={choices.map(({ name, path, city, status }) => ({
                  name: venueAndState(name, status),
                  href: path,
                  group: city,
                }))}
              />
            ) : (
              <SiteLink className="button" href={routeTo("locations")}>
                {allVenues}
              </SiteLink>
            )}
          </section>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
