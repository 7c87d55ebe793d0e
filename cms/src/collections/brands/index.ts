import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { galleryField, imageField } from "../../fields/media"
import { orderField, priceLevelField } from "../../fields/numbers"
import { richTextField } from "../../fields/rich-text"
import { textRule } from "../../fields/rules"
import { seoGroup } from "../../fields/seo"
import { slugField } from "../../fields/slug"
import { namedRows } from "../../rows/named-rows"
import { checkAccentColour } from "../../validation/colour"
import { checkBrandSlug } from "../../validation/slug"
import { figureGroup } from "./figure"

export const brands: CollectionConfig = {
  slug: "brands",
  labels: { singular: "Brand", plural: "Brands" },
  admin: {
    group: "Restaurants",
    defaultColumns: ["name", "slug", "cuisine", "order", "_status"],
    description: "A brand has a page of its own, its venues and its menus.",
  },
  defaultSort: "order",
  access: draftedContent(),
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ collection: "brands", from: "name", check: checkBrandSlug }),
    orderField,
    {
      type: "tabs",
      tabs: [
        {
          label: "Brand",
          fields: [
            {
              name: "tagline",
              type: "text",
              required: true,
              admin: { description: "One line, shown under the name." },
            },
            {
              name: "summary",
              type: "textarea",
              required: true,
              admin: { description: "Two or three sentences, shown wherever the brand is listed." },
            },
            richTextField({ name: "story" }),
            {
              type: "row",
              fields: [
                {
                  name: "cuisine",
                  type: "text",
                  required: true,
                  admin: { description: "For example: Neapolitan pizza." },
                },
                priceLevelField,
              ],
            },
            {
              name: "accentColour",
              type: "text",
              label: "Accent colour",
              required: true,
              validate: textRule(checkAccentColour),
              admin: {
                description:
                  "# and six hexadecimal digits. The site makes it lighter or darker where it has to be read.",
              },
            },
            figureGroup,
          ],
        },
        {
          label: "Dishes and pictures",
          fields: [
            imageField({
              name: "hero",
              label: "Main picture",
              required: true,
              description: "The brand's main picture.",
            }),
            {
              name: "signatureDishes",
              type: "array",
              label: "Signature dishes",
              labels: { singular: "Dish", plural: "Signature dishes" },
              admin: { components: namedRows("Dish", "name") },
              fields: [
                { name: "name", type: "text", required: true },
                { name: "description", type: "textarea", required: true },
                imageField(),
              ],
            },
            galleryField,
          ],
        },
        { label: "Search and sharing", fields: [seoGroup] },
      ],
    },
  ],
}
