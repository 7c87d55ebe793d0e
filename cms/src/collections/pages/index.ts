import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { pageBlocks } from "../../blocks"
import { imageField } from "../../fields/media"
import { optionsFrom } from "../../fields/options"
import { seoGroup } from "../../fields/seo"
import { checkTemplateFree, templateLabels } from "./template"

export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    group: "Site",
    // Titles are written for guests; editors look for the page by what it is.
    useAsTitle: "template",
    defaultColumns: ["template", "title", "_status", "updatedAt"],
    description: "The words of the site's own pages, one document for each.",
  },
  access: draftedContent(),
  fields: [
    {
      name: "template",
      type: "select",
      label: "Page of the site",
      required: true,
      unique: true,
      index: true,
      options: optionsFrom(templateLabels),
      validate: checkTemplateFree,
      admin: { position: "sidebar" },
    },
    { name: "title", type: "text", required: true },
    {
      type: "tabs",
      tabs: [
        {
          label: "Top of the page",
          fields: [
            {
              name: "kicker",
              type: "text",
              label: "Line above the title",
              admin: { description: "A few words above the title." },
            },
            { name: "introduction", type: "textarea" },
            imageField({ name: "hero", label: "Main picture" }),
          ],
        },
        {
          label: "Sections",
          fields: [
            {
              name: "sections",
              type: "blocks",
              labels: { singular: "Section", plural: "Sections" },
              blocks: pageBlocks,
            },
            {
              name: "emptyState",
              type: "group",
              label: "When there is nothing to list",
              admin: { description: "Shown on pages with a list while the list is empty." },
              fields: [
                { name: "heading", type: "text" },
                { name: "text", type: "textarea" },
              ],
            },
          ],
        },
        { label: "Search and sharing", fields: [seoGroup] },
      ],
    },
  ],
}
