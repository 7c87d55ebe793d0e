import "./quote-section.css"
import type { Section } from "../../content/sections"

export function QuoteSection({ section }: { section: Extract<Section, { type: "quote" }> }) {
  return (
    <figure className="container quote-section">
      <blockquote className="quote-section__text">
        <p>{section.text}</p>
      </blockquote>
      {section.attribution && (
        <figcaption className="quote-section__attribution">{section.attribution}</figcaption>
      )}
    </figure>
  )
}
