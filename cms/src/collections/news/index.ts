import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { dayField } from "../../fields/dates"
import { imageField } from "../../fields/media"
import { richTextField } from "../../fields/rich-text"
import { seoGroup } from "../../fields/seo"
import { slugField } from "../../fields/slug"
import { confirmedField } from "../../questions/confirmed-field"
import { questionDayToCome } from "../../questions/day-to-come"
import { checkListedSlug } from "../../validation/slug"

export const news: CollectionConfig = {
  slug: "news",
  labels: { singular: "Article", plural: "News" },
  admin: {
    group: "Stories",
    defaultColumns: ["title", "publishedOn", "author", "_status"],
  },
  defaultSort: "-publishedOn",
  access: draftedContent(),
  fields: [
    { name: "title", type: "text", required: true },
    slugField({ collection: "news", from: "title", check: checkListedSlug("news") }),
    {
      type: "tabs",
      tabs: [
        {
          label: "Article",
          fields: [
            {
              type: "row",
              fields: [
                dayField({
                  name: "publishedOn",
                  label: "Date",
                  required: true,
                  index: true,
                  description:
                    "The day shown with the article; newest come first. It does not wait for that day: once published, it is on the site.",
                  afterInput: "/admin-ui/fields/confirm-day#ConfirmDay",
                  check: questionDayToCome("an article"),
                }),
                { name: "author", type: "text", required: true },
              ],
            },
            {
              name: "excerpt",
              type: "textarea",
              required: true,
              admin: { description: "One or two sentences, shown in lists." },
            },
            imageField({ required: true }),
            richTextField({ name: "body", required: true }),
          ],
        },
        {
          label: "Related",
          fields: [
            { name: "brands", type: "relationship", relationTo: "brands", hasMany: true },
            { name: "venues", type: "relationship", relationTo: "locations", hasMany: true },
            { name: "tags", type: "text", hasMany: true },
          ],
        },
        { label: "Search and sharing", fields: [seoGroup] },
      ],
    },
    confirmedField,
  ],
}
