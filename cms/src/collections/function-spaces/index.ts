import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { galleryField, imageField } from "../../fields/media"
import { orderField, wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { requiredDocumentField } from "../../fields/required-document"
import { slugField } from "../../fields/slug"
import { priceInVenueCurrency } from "../../fields/venue-price"
import { confirmedField } from "../../questions/confirmed-field"

export const functionSpaces: CollectionConfig = {
  slug: "function-spaces",
  labels: { singular: "Function space", plural: "Function spaces" },
  admin: {
    group: "Restaurants",
    defaultColumns: ["name", "venue", "seated", "standing", "order", "_status"],
    description: "Rooms for private events.",
  },
  defaultSort: "order",
  access: draftedContent("venue"),
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ collection: "function-spaces", from: "name" }),
    orderField,
    requiredDocumentField({ name: "venue", relationTo: "locations" }),
    { name: "description", type: "textarea", required: true },
    {
      type: "row",
      fields: [
        wholeNumberField({ name: "seated", required: true, description: "Guests at tables." }),
        wholeNumberField({
          name: "standing",
          required: true,
          description: "Guests on their feet.",
        }),
      ],
    },
    priceInVenueCurrency({
      name: "minimumSpend",
      label: "Minimum spend",
      what: "The minimum spend",
    }),
    {
      name: "features",
      type: "select",
      hasMany: true,
      options: optionsFrom({
        privateBar: "Private bar",
        openFire: "Open fire",
        terrace: "Terrace",
        projector: "Projector",
        soundSystem: "Sound system",
        separateEntrance: "Separate entrance",
        stepFree: "Step-free",
        chefsTable: "Chef's table",
        daylight: "Daylight",
      }),
    },
    imageField({ required: true }),
    galleryField,
    confirmedField,
  ],
}
