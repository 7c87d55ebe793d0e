import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { optionsFrom } from "../../fields/options"
import { addressGroup, geoGroup, phoneField } from "../../fields/place"
import { textRule } from "../../fields/rules"
import { slugField } from "../../fields/slug"
import { confirmedField } from "../../questions/confirmed-field"
import { checkWebAddress } from "../../validation/contact"

/** Where an online shop is, nobody is told: what is not asked for is not required either. */
const hasDoor = ({ kind }: Partial<{ kind: string }>): boolean => kind !== "online"

export const stockists: CollectionConfig = {
  slug: "stockists",
  labels: { singular: "Stockist", plural: "Stockists" },
  admin: {
    group: "Shops",
    defaultColumns: ["name", "kind", "address.city", "_status"],
    description: "Shops that sell the products.",
  },
  defaultSort: "name",
  access: draftedContent(),
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ collection: "stockists", from: "name" }),
    {
      name: "kind",
      type: "select",
      required: true,
      options: optionsFrom({
        grocer: "Grocer",
        delicatessen: "Delicatessen",
        wineShop: "Wine shop",
        departmentStore: "Department store",
        market: "Market",
        online: "Online shop",
      }),
    },
    { ...addressGroup, admin: { ...addressGroup.admin, condition: hasDoor } },
    { ...geoGroup, admin: { ...geoGroup.admin, condition: hasDoor } },
    { name: "products", type: "relationship", relationTo: "products", hasMany: true },
    {
      type: "row",
      fields: [
        phoneField({ required: false }),
        {
          name: "url",
          type: "text",
          label: "Website",
          validate: textRule(checkWebAddress),
          admin: { description: "Starts with https://." },
        },
      ],
    },
    { name: "note", type: "textarea" },
    confirmedField,
  ],
}
