import "./people-section.css"
import type { Section } from "../../content/sections"
import { Picture } from "../picture"

export function PeopleSection({ section }: { section: Extract<Section, { type: "people" }> }) {
  const NameHeading = section.heading ? "h3" : "h2"
  return (
    <section className="container people-section">
      {section.heading && <h2 className="people-section__heading">{section.heading}</h2>}
      <ul className="people-section__people">
        {section.people.map((person) => (
          <li key={person.name} className="people-section__person">
            {person.portrait && (
              <Picture
                className="arch people-section__portrait"
                image={person.portrait}
                ratio="4 / 5"
                sizes="(min-width: 60em) 10rem, 55vw"
              />
            )}
            <NameHeading className="people-section__name">{person.name}</NameHeading>
            <p className="people-section__role">{person.role}</p>
            {person.text && <p className="people-section__text">{person.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
