import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { currencyField } from "../../fields/money"
import { optionsFrom } from "../../fields/options"
import { requiredDocumentField } from "../../fields/required-document"
import { slugField } from "../../fields/slug"
import { confirmedField } from "../../questions/confirmed-field"
import { sectionsField } from "./fields"
import { takeawayField } from "./takeaway"
import { checkVenuesCurrency } from "./venues-currency"

export const menus: CollectionConfig = {
  slug: "menus",
  labels: { singular: "Menu", plural: "Menus" },
  admin: {
    group: "Food and drink",
    defaultColumns: ["title", "kind", "brand", "currency", "_status"],
  },
  defaultSort: "title",
  access: draftedContent(),
  fields: [
    { name: "title", type: "text", required: true },
    slugField({ collection: "menus", from: "title" }),
    {
      type: "row",
      fields: [
        {
          name: "kind",
          type: "select",
          required: true,
          options: optionsFrom({
            lunch: "Lunch",
            dinner: "Dinner",
            allDay: "All day",
            brunch: "Brunch",
            bakery: "Bakery",
            drinks: "Drinks",
            dessert: "Dessert",
          }),
        },
        requiredDocumentField({ name: "brand", relationTo: "brands" }),
        currencyField<object, { title: string }>({
          required: true,
          description: "The currency of the venues that serve it.",
          check: checkVenuesCurrency,
        }),
      ],
    },
    takeawayField,
    { name: "introduction", type: "textarea" },
    sectionsField,
    confirmedField,
    {
      name: "note",
      type: "textarea",
      admin: { description: "Under the menu: cover charge, service, who to ask about allergens." },
    },
  ],
}
