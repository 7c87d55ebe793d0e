import { ReadingSheet } from "../../ui/reading-sheet"
import { RichText } from "../../ui/rich-text"
import { SectionList } from "../../ui/sections/section-list"
import type { LegalModel } from "../../content/pages/legal"
import { onThisPage } from "../../texts/common"
import { chaptersOf, type LegalPart } from "./chapters"
import "./legal-view.css"

function Part({ part }: { part: LegalPart }) {
  switch (part.kind) {
    case "chapter":
      return (
        <section
          className="legal-view__chapter"
          id={part.id}
          aria-labelledby={`${part.id}-heading`}
        >
          <h2 id={`${part.id}-heading`} className="legal-view__heading">
            {part.heading}
          </h2>
          <RichText value={part.body} />
        </section>
      )
    case "text":
      return <RichText value={part.body} />
    case "section":
      return (
        <div className="legal-view__section">
          <SectionList sections={[part.section]} />
        </div>
      )
  }
}

/** A long text set for reading, with its contents beside it. */
export function LegalView({ model: { page } }: { model: LegalModel }) {
  const parts = chaptersOf(page.sections)
  const chapters = parts.filter((part) => part.kind === "chapter")
  return (
    <div className="legal-view">
      <header className="container legal-view__header">
        <h1>{page.title}</h1>
        {page.introduction && <p className="lead">{page.introduction}</p>}
      </header>
      <ReadingSheet>
        <div className="legal-view__columns">
          {chapters.length > 1 && (
            <nav className="legal-view__contents" aria-labelledby="legal-view-contents">
              <h2 id="legal-view-contents" className="legal-view__contents-heading">
                {onThisPage}
              </h2>
              <ol className="legal-view__contents-list">
                {chapters.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="legal-view__text">
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </div>
        </div>
      </ReadingSheet>
    </div>
  )
}
