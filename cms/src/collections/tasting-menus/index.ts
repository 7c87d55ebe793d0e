import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { allergensField, dietaryField } from "../../fields/food"
import { imageField } from "../../fields/media"
import { amountField } from "../../fields/money"
import { orderField, wholeNumberField } from "../../fields/numbers"
import { weekdayOptions } from "../../fields/options"
import { seoGroup } from "../../fields/seo"
import { checkChosenSlug } from "../../fields/chosen-slug"
import { slugField } from "../../fields/slug"
import { checkListedSlug } from "../../validation/slug"
import { venueCurrencyField } from "../../fields/venue-price"
import { namedRows } from "../../rows/named-rows"
import { confirmedField } from "../../questions/confirmed-field"
import { checkAnyPublished } from "./venues"

export const tastingMenus: CollectionConfig = {
  slug: "tasting-menus",
  labels: { singular: "Tasting menu", plural: "Tasting menus" },
  admin: {
    group: "Food and drink",
    defaultColumns: ["title", "pricePerGuest", "currency", "order", "_status"],
  },
  defaultSort: "order",
  access: draftedContent(),
  fields: [
    { name: "title", type: "text", required: true },
    slugField({
      collection: "tasting-menus",
      from: "title",
      check: checkListedSlug("tasting-menus"),
      checkChange: checkChosenSlug("tasting-menus"),
    }),
    orderField,
    {
      type: "tabs",
      tabs: [
        {
          label: "Menu",
          fields: [
            { name: "summary", type: "textarea", required: true },
            {
              name: "courses",
              type: "array",
              required: true,
              minRows: 1,
              labels: { singular: "Course", plural: "Courses" },
              admin: { components: namedRows("Course", "name") },
              fields: [
                { name: "name", type: "text", required: true },
                { name: "description", type: "textarea", required: true },
                {
                  name: "pairing",
                  type: "text",
                  admin: { description: "What is poured with it." },
                },
                imageField(),
                { type: "row", fields: [dietaryField, allergensField] },
              ],
            },
            imageField({ required: true }),
          ],
        },
        {
          label: "Price, where and when",
          fields: [
            {
              name: "venues",
              type: "relationship",
              relationTo: "locations",
              hasMany: true,
              required: true,
              validate: checkAnyPublished,
              admin: { description: "Venues that take the same currency." },
            },
            {
              type: "row",
              fields: [
                amountField({
                  name: "pricePerGuest",
                  label: "Price for a guest",
                  required: true,
                  currency: { venueIn: "venues" },
                }),
                venueCurrencyField("venues", "The tasting menu"),
              ],
            },
            {
              name: "pairing",
              type: "group",
              fields: [
                { name: "description", type: "textarea" },
                amountField({
                  name: "price",
                  currency: { venueIn: "venues" },
                  description: "For a guest.",
                }),
              ],
            },
            {
              name: "days",
              type: "select",
              hasMany: true,
              required: true,
              options: weekdayOptions,
            },
            {
              type: "row",
              fields: [
                wholeNumberField({
                  name: "minimumGuests",
                  label: "Fewest guests",
                  required: true,
                  min: 1,
                }),
                wholeNumberField({
                  name: "noticeHours",
                  label: "Notice",
                  required: true,
                  description: "Hours ahead it must be booked; 0 for none.",
                }),
              ],
            },
          ],
        },
        { label: "Search and sharing", fields: [seoGroup] },
      ],
    },
    confirmedField,
  ],
}
