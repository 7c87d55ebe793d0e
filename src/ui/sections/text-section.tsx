import "./text-section.css"
import type { Section } from "../../content/sections"
import { RichText } from "../rich-text"

export function TextSection({ section }: { section: Extract<Section, { type: "text" }> }) {
  return (
    <section className={section.heading ? "text-section text-section--headed" : "text-section"}>
      <div className="container text-section__inner">
        {section.heading && <h2>{section.heading}</h2>}
        <RichText value={section.body} />
      </div>
    </section>
  )
}
