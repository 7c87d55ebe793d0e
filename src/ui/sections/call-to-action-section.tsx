import "./call-to-action-section.css"
import type { Section } from "../../content/sections"
import { SiteLink } from "../site-link"

export function CallToActionSection({
  section,
}: {
  section: Extract<Section, { type: "callToAction" }>
}) {
  return (
    <section className="call-to-action-section">
      <div className="call-to-action-section__mouth">
        <h2 className="call-to-action-section__heading">{section.heading}</h2>
        {section.text && <p className="lead">{section.text}</p>}
        <p className="actions call-to-action-section__links">
          {section.links.map(({ href, label }, index) => (
            <SiteLink
              key={href}
              className={index === 0 ? "button" : "button button--quiet"}
              href={href}
            >
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  )
}
