import "./steps-section.css"
import type { Section } from "../../content/sections"

export function StepsSection({ section }: { section: Extract<Section, { type: "steps" }> }) {
  const TitleHeading = section.heading ? "h3" : "h2"
  return (
    <section
      className={
        section.heading
          ? "container steps-section steps-section--headed"
          : "container steps-section"
      }
    >
      {section.heading && <h2 className="steps-section__heading">{section.heading}</h2>}
      <ol className="steps-section__steps">
        {section.steps.map(({ title, text }) => (
          <li key={title} className="steps-section__step">
            <TitleHeading className="steps-section__title">{title}</TitleHeading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
