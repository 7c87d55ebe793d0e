import "./figures-section.css"
import type { Section } from "../../content/sections"

export function FiguresSection({ section }: { section: Extract<Section, { type: "figures" }> }) {
  return (
    <section
      className={
        section.heading
          ? "container figures-section figures-section--headed"
          : "container figures-section"
      }
    >
      {section.heading && <h2 className="figures-section__heading">{section.heading}</h2>}
      <dl className="figures-section__figures">
        {section.figures.map(({ figure, label }) => (
          <div key={label} className="figures-section__figure">
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
