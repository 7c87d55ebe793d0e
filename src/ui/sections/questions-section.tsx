import "./questions-section.css"
import type { Section } from "../../content/sections"

export function QuestionsSection({
  section,
}: {
  section: Extract<Section, { type: "questions" }>
}) {
  return (
    <section className="container questions-section">
      {section.heading && <h2 className="questions-section__heading">{section.heading}</h2>}
      <div className="questions-section__list">
        {section.questions.map(({ question, answer }) => (
          <details key={question} className="questions-section__item">
            <summary className="questions-section__question">{question}</summary>
            <p className="questions-section__answer">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
