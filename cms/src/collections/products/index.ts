import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { allergensField } from "../../fields/food"
import { imageField } from "../../fields/media"
import { orderField } from "../../fields/numbers"
import { confirmedField } from "../../questions/confirmed-field"
import { slugField } from "../../fields/slug"
import { checkListedSlug } from "../../validation/slug"
import { priceWithCurrency } from "../../fields/venue-price"

export const products: CollectionConfig = {
  slug: "products",
  labels: { singular: "Product", plural: "Products" },
  admin: {
    group: "Shops",
    defaultColumns: ["name", "format", "price", "order", "_status"],
    description: "What is sold in jars, bottles and boxes.",
  },
  defaultSort: "order",
  access: draftedContent(),
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ collection: "products", from: "name", check: checkListedSlug("products") }),
    orderField,
    { name: "brand", type: "relationship", relationTo: "brands" },
    {
      name: "format",
      type: "text",
      required: true,
      admin: { description: "For example: 340 g jar." },
    },
    { name: "description", type: "textarea", required: true },
    imageField({ required: true }),
    priceWithCurrency({ name: "price", what: "The price" }),
    { name: "ingredients", type: "textarea" },
    allergensField,
    confirmedField,
  ],
}
