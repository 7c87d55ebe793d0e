import type { Field, NamedGroupField } from "payload"

const DESCRIPTION_LENGTH = 160

function seoFields(required: boolean): Field[] {
  return [
    {
      name: "title",
      type: "text",
      maxLength: 70,
      admin: {
        description: "Shown in browser tabs and search results. Empty: the page's own name.",
      },
    },
    {
      name: "description",
      type: "textarea",
      required,
      maxLength: DESCRIPTION_LENGTH,
      admin: {
        description: `One or two sentences for search results, ${DESCRIPTION_LENGTH} characters at most.`,
      },
    },
    {
      name: "image",
      type: "upload",
      relationTo: "media",
      required,
      admin: { description: "Shown where a link to the page is shared." },
    },
  ]
}

export const seoGroup: NamedGroupField = {
  name: "seo",
  type: "group",
  interfaceName: "Seo",
  label: "Search and sharing",
  fields: seoFields(false),
}

/** What pages fall back to; a fallback cannot be empty. */
export const defaultSeoGroup: NamedGroupField = {
  name: "defaultSeo",
  type: "group",
  interfaceName: "DefaultSeo",
  label: "Search and sharing",
  admin: { description: "Used wherever a page has no text or picture of its own." },
  fields: seoFields(true),
}
