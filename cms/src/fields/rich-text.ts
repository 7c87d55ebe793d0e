import { LINKABLE } from "../../../shared/content-types"
import {
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical"
import type { RichTextField, TextField } from "payload"
import { richText } from "payload/shared"
import { checkLinkTarget } from "../validation/contact"
import { checkRichText } from "../validation/rich-text"
import { AbandonedLinksFeature } from "../admin-ui/rich-text/abandoned-links-feature"
import { textRule } from "./rules"

interface LinkData {
  linkType: string
}

/** Payload's own check takes any text for an address; the site shows only what cannot run a script. */
const addressField: TextField = {
  name: "url",
  type: "text",
  required: true,
  label: "Address",
  admin: {
    condition: (_data, siblings: Partial<LinkData>) => siblings?.linkType !== "internal",
    description: "Starts with https://, mailto: or tel:.",
  },
  validate: async (value, options) => {
    const { linkType } = options.siblingData as Partial<LinkData>
    return linkType === "internal" ? true : textRule(checkLinkTarget)(value, options)
  },
}

/**
 * Where a filter is named, even none, Payload also wants the document to be there: the deletion of one would keep each
 * that links to it from being changed, and from being taken off the site. The site shows such a link as plain words.
 */
const withoutFilter = <Filtered extends object>(field: Filtered): Filtered => ({
  ...field,
  filterOptions: undefined,
})

/** The marks and blocks the site renders, and nothing else. */
export const richTextEditor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [...LINKABLE],
      disableAutoLinks: true,
      fields: ({ defaultFields }) =>
        defaultFields
          .filter((field) => field.name !== "newTab")
          .map((field) => (field.name === "url" ? addressField : field))
          .map((field) => (field.name === "doc" ? withoutFilter(field) : field)),
    }),
    AbandonedLinksFeature(),
    InlineToolbarFeature(),
  ],
})

export function richTextField(options: {
  name: string
  required?: boolean
  description?: string
}): RichTextField {
  const { name, required = false, description } = options
  return {
    name,
    type: "richText",
    required,
    editor: richTextEditor,
    // What links lead to stays an id: a text changes with its own document alone.
    maxDepth: 0,
    validate: async (value, options) => {
      const verdict = value ? checkRichText(value) : true
      return verdict === true ? richText(value, options) : verdict
    },
    ...(description ? { admin: { description } } : {}),
  }
}
