import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import type { ContactModel } from "../../content/pages/contact"
import { ContactVenue } from "./contact-venue"
import { Houses } from "../shared/practical-page-houses"
import { mailHref } from "../shared/venue-links"
import "../shared/practical-page.css"
import "./contact-view.css"

function Subject({ subject }: { subject: ContactModel["subjects"][number] }) {
  return (
    <article className="contact-view__subject">
      <h3>{subject.subject}</h3>
      <p className="contact-view__description">{subject.description}</p>
      <p className="contact-view__mail">
        <SiteLink href={mailHref(subject.email, subject.subject)}>
          <span className="visually-hidden">Write to us about {subject.subject}: </span>
          {subject.email}
        </SiteLink>
      </p>
    </article>
  )
}

/** Whom to write to, by subject, and how to reach each venue. */
export function ContactView({ model }: { model: ContactModel }) {
  const { page, subjects, venues } = model
  return (
    <div className="contact-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />

      <div className="container contact-view__body">
        {subjects.length > 0 && (
          <section aria-labelledby="contact-subjects">
            <h2 id="contact-subjects">What is it about?</h2>
            <ul className="contact-view__subjects">
              {subjects.map((subject) => (
                <li key={subject.subject}>
                  <Subject subject={subject} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {venues.length > 0 && (
          <section aria-labelledby="contact-venues">
            <h2 id="contact-venues">Speak to a venue</h2>
            <p className="contact-view__hint">
              For tonight’s table, a lost scarf or a question about a dish, the people on the floor
              know best.
            </p>
            <Houses venues={venues}>{(venue) => <ContactVenue venue={venue} />}</Houses>
          </section>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
