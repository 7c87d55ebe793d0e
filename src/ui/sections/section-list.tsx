import "./section-list.css"
import { type ComponentType, createElement, memo } from "react"
import type { Section } from "../../content/sections"
import { CallToActionSection } from "./call-to-action-section"
import { FiguresSection } from "./figures-section"
import { PeopleSection } from "./people-section"
import { PictureSection } from "./picture-section"
import { QuestionsSection } from "./questions-section"
import { QuoteSection } from "./quote-section"
import { StepsSection } from "./steps-section"
import { TextSection } from "./text-section"

type SectionType = Section["type"]
type SectionOf = { [Type in SectionType]: Extract<Section, { type: Type }> }
type SectionComponent<Type extends SectionType> = ComponentType<{ section: SectionOf[Type] }>

/** Every kind of section has a component here, or this does not compile. */
const REGISTRY: { [Type in SectionType]: SectionComponent<Type> } = {
  text: TextSection,
  picture: PictureSection,
  quote: QuoteSection,
  people: PeopleSection,
  figures: FiguresSection,
  steps: StepsSection,
  questions: QuestionsSection,
  callToAction: CallToActionSection,
}

function render<Type extends SectionType>(type: Type, section: SectionOf[Type], key: number) {
  const Component: SectionComponent<Type> = REGISTRY[type]
  return createElement(Component, { key, section })
}

/** A page's own content blocks, in the editor's order. */
export const SectionList = memo(function SectionList({
  sections,
}: {
  sections: readonly Section[]
}) {
  if (sections.length === 0) return null
  return (
    <div className="section-list">
      {sections.map((section, index) => render(section.type, section, index))}
    </div>
  )
})
