import type { ArrayField } from "payload"
import { allergensField, dietaryField } from "../../fields/food"
import { imageField } from "../../fields/media"
import { amountField } from "../../fields/money"
import { rowsRule } from "../../fields/rules"
import { namedRows } from "../../rows/named-rows"
import { checkPriceLabels } from "../../validation/money"

const pricesField: ArrayField = {
  name: "prices",
  type: "array",
  required: true,
  minRows: 1,
  labels: { singular: "Price", plural: "Prices" },
  validate: rowsRule<{ label?: string | null }>((rows) => checkPriceLabels(rows)),
  admin: {
    components: namedRows("Price", { parts: ["label", "amount"] }),
    description: "One price needs no label; several do: Glass, Bottle.",
  },
  fields: [
    {
      type: "row",
      fields: [
        { name: "label", type: "text" },
        amountField({ name: "amount", required: true, currency: { field: "currency" } }),
      ],
    },
  ],
}

const itemsField: ArrayField = {
  name: "items",
  type: "array",
  required: true,
  minRows: 1,
  labels: { singular: "Item", plural: "Items" },
  admin: { initCollapsed: true, components: namedRows("Item", "name") },
  fields: [
    { name: "name", type: "text", required: true },
    { name: "description", type: "textarea" },
    pricesField,
    { type: "row", fields: [dietaryField, allergensField] },
    imageField(),
  ],
}

export const sectionsField: ArrayField = {
  name: "sections",
  type: "array",
  required: true,
  minRows: 1,
  labels: { singular: "Section", plural: "Sections" },
  admin: { components: namedRows("Section", "title") },
  fields: [
    { name: "title", type: "text", required: true },
    { name: "description", type: "textarea" },
    itemsField,
  ],
}
