import {
  ContentError,
  list,
  oneOf,
  optional,
  required,
  requiredList,
  type DocumentRef,
} from "./content-error"
import type { PageSectionsFragment } from "./generated/queries"
import type { Image } from "./image"
import { mapLinks, type Link } from "./link"
import { optionalPicture, picture } from "./picture"
import type { RichText } from "./rich-text"

const PICTURE_SIZES = ["inset", "wide", "full"] as const

type PictureSize = (typeof PICTURE_SIZES)[number]

/** Declared, because inference gives each kind the fields of all the others, as undefined. */
export type Section =
  | { type: "text"; heading?: string; body: RichText }
  | { type: "picture"; image: Image; caption?: string; size: PictureSize }
  | { type: "quote"; text: string; attribution?: string }
  | { type: "people"; heading?: string; people: readonly Person[] }
  | { type: "figures"; heading?: string; figures: readonly { figure: string; label: string }[] }
  | { type: "steps"; heading?: string; steps: readonly { title: string; text: string }[] }
  | {
      type: "questions"
      heading?: string
      questions: readonly { question: string; answer: string }[]
    }
  | { type: "callToAction"; heading: string; text?: string; links: readonly Link[] }

interface Person {
  name: string
  role: string
  text?: string
  portrait?: Image
}

/*
 * The registry of content blocks: a fragment, which `PageSections` spreads, and a case of `mapBlock` for each.
 * Fields that several blocks have are aliased: GraphQL refuses one response name for two types,
 * and which of them may be null differs from CMS to CMS.
 */
export const sectionFragments = /* GraphQL */ `
  fragment PageSections on CMS_Page {
    sections {
      __typename
      ...TextBlock
      ...PictureBlock
      ...QuoteBlock
      ...PeopleBlock
      ...FiguresBlock
      ...StepsBlock
      ...QuestionsBlock
      ...CallToActionBlock
    }
  }
  fragment TextBlock on CMS_TextBlock {
    textHeading: heading
    textBody: body
  }
  fragment PictureBlock on CMS_PictureBlock {
    pictureImage: image {
      ...SiteImage
    }
    pictureCaption: caption
    pictureSize: size
  }
  fragment QuoteBlock on CMS_QuoteBlock {
    quoteText: text
    quoteAttribution: attribution
  }
  fragment PeopleBlock on CMS_PeopleBlock {
    peopleHeading: heading
    people {
      name
      role
      text
      portrait {
        ...SiteImage
      }
    }
  }
  fragment FiguresBlock on CMS_FiguresBlock {
    figuresHeading: heading
    figures {
      figure
      label
    }
  }
  fragment StepsBlock on CMS_StepsBlock {
    stepsHeading: heading
    steps {
      title
      text
    }
  }
  fragment QuestionsBlock on CMS_QuestionsBlock {
    questionsHeading: heading
    questions {
      question
      answer
    }
  }
  fragment CallToActionBlock on CMS_CallToActionBlock {
    callHeading: heading
    callText: text
    callLinks: links {
      ...LinkDetail
    }
  }
`

type Block = NonNullable<NonNullable<PageSectionsFragment["sections"]>[number]>

/** @throws ContentError for a block of a type the site does not have */
export const mapSections = (
  sections: PageSectionsFragment["sections"],
  document: DocumentRef,
): Section[] => list(sections).map((block, index) => mapBlock(block, index, document))

function mapBlock(block: Block, index: number, document: DocumentRef): Section {
  const field = (name: string) => `sections ${index + 1}.${name}`
  const text = (value: string | null | undefined, name: string) =>
    required(value, document, field(name), "a text")
  switch (block.__typename) {
    case "CMS_TextBlock":
      return {
        type: "text",
        heading: optional(block.textHeading),
        body: required(block.textBody, document, field("body"), "a text"),
      }
    case "CMS_PictureBlock":
      return {
        type: "picture",
        image: picture(block.pictureImage, document, field("image")),
        caption: optional(block.pictureCaption),
        size: oneOf(block.pictureSize ?? "inset", PICTURE_SIZES, document, field("size")),
      }
    case "CMS_QuoteBlock":
      return {
        type: "quote",
        text: text(block.quoteText, "text"),
        attribution: optional(block.quoteAttribution),
      }
    case "CMS_PeopleBlock":
      return {
        type: "people",
        heading: optional(block.peopleHeading),
        people: entries(block.people, field("people"), document).map((person) => ({
          name: text(person.name, "people.name"),
          role: text(person.role, "people.role"),
          text: optional(person.text),
          portrait: optionalPicture(person.portrait),
        })),
      }
    case "CMS_FiguresBlock":
      return {
        type: "figures",
        heading: optional(block.figuresHeading),
        figures: entries(block.figures, field("figures"), document).map((entry) => ({
          figure: text(entry.figure, "figures.figure"),
          label: text(entry.label, "figures.label"),
        })),
      }
    case "CMS_StepsBlock":
      return {
        type: "steps",
        heading: optional(block.stepsHeading),
        steps: entries(block.steps, field("steps"), document).map((step) => ({
          title: text(step.title, "steps.title"),
          text: text(step.text, "steps.text"),
        })),
      }
    case "CMS_QuestionsBlock":
      return {
        type: "questions",
        heading: optional(block.questionsHeading),
        questions: entries(block.questions, field("questions"), document).map((entry) => ({
          question: text(entry.question, "questions.question"),
          answer: text(entry.answer, "questions.answer"),
        })),
      }
    case "CMS_CallToActionBlock":
      return {
        type: "callToAction",
        heading: text(block.callHeading, "heading"),
        text: optional(block.callText),
        links: mapLinks(block.callLinks, document, field("links")),
      }
    default:
      throw unknownBlock(block satisfies never, index, document)
  }
}

const entries = <T>(
  values: readonly (T | null)[] | null | undefined,
  field: string,
  document: DocumentRef,
): T[] => requiredList(values, document, field, "at least one entry")

function unknownBlock(
  block: { __typename?: string },
  index: number,
  document: DocumentRef,
): ContentError {
  const name = block.__typename?.replace(/^CMS_/, "") ?? "unknown"
  return new ContentError(
    document,
    `sections ${index + 1}`,
    `is a block of the unknown type “${name}”`,
    "one of the blocks of the content contract (docs/content.md)",
  )
}
