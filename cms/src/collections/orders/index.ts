import type { CollectionConfig } from "payload"
import { ORDER_STATES, PAYMENT_STATES } from "../../../../shared/ordering/states"
import { copiedDocuments } from "../../access/guests"
import { dayField } from "../../fields/dates"
import { consentFields, guestContactFields, toldField, venueField } from "../../fields/guest"
import { currencyField } from "../../fields/money"
import { wholeNumberField } from "../../fields/numbers"
import { optionsFrom } from "../../fields/options"
import { textRule } from "../../fields/rules"
import { submissionFields } from "../../fields/submission"
import { comesStill, heldElsewhere } from "../../hooks/held-elsewhere"
import { namedRows } from "../../rows/named-rows"
import { checkTimeOfDay } from "../../validation/opening-hours"

/** Copies of what the forms' server holds, and it alone makes them. Kitchen, the day's view, changes what they say. */
export const orders: CollectionConfig = {
  slug: "orders",
  labels: { singular: "Order", plural: "Orders" },
  admin: {
    group: "From guests",
    useAsTitle: "reference",
    listSearchableFields: ["name", "reference", "email", "phone"],
    description:
      "All orders, to look through. Kitchen shows a day, and takes them on and cancels them.",
    defaultColumns: ["reference", "name", "venue", "date", "time", "status", "told", "total"],
  },
  defaultSort: ["-date", "-time"],
  access: { ...copiedDocuments, create: () => false },
  hooks: {
    beforeDelete: [
      comesStill(
        ["cancelled", "collected"],
        "This was ordered on the site, and is still to be collected. Cancel it in Kitchen first, so that the kitchen knows and the guest is told.",
      ),
    ],
    beforeChange: [
      heldElsewhere(
        [
          ...([
            "venue",
            "date",
            "time",
            "status",
            "payment",
            "lines",
            "total",
            "currency",
          ] as const),
          ...(["name", "email", "phone", "message"] as const),
        ],
        "The guest ordered this on the site. Take it on or cancel it in Kitchen, so that the kitchen knows and the guest is told.",
      ),
    ],
  },
  fields: [
    venueField({ required: true }),
    {
      type: "row",
      fields: [
        dayField({
          name: "date",
          required: true,
          index: true,
          description: "When it is collected, at the venue.",
        }),
        {
          name: "time",
          type: "text",
          required: true,
          validate: textRule(checkTimeOfDay),
          admin: { description: "In the venue's time zone, 24-hour clock: 19:30." },
        },
      ],
    },
    {
      name: "status",
      type: "select",
      required: true,
      options: optionsFrom(ORDER_STATES),
      admin: { position: "sidebar" },
    },
    {
      name: "payment",
      type: "select",
      required: true,
      options: optionsFrom(PAYMENT_STATES),
      admin: { position: "sidebar" },
    },
    toldField,
    {
      name: "lines",
      type: "array",
      label: "Dishes",
      labels: { singular: "Dish", plural: "Dishes" },
      admin: { components: namedRows("Dish", { parts: ["count", "name", "label"] }) },
      fields: [
        {
          type: "row",
          fields: [
            wholeNumberField({ name: "count", required: true, min: 1 }),
            { name: "name", type: "text", required: true },
            {
              name: "label",
              type: "text",
              admin: { description: "Which of its prices, where there are several." },
            },
            {
              name: "price",
              type: "number",
              required: true,
              admin: { description: "Of one, in the currency below." },
            },
          ],
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "total",
          type: "number",
          required: true,
          admin: { components: { Cell: "/admin-ui/fields/amount-cell#AmountCell" } },
        },
        currencyField({ required: true, description: "As it was when the guest ordered." }),
      ],
    },
    {
      name: "revision",
      type: "number",
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    ...guestContactFields({ messageRequired: false }),
    ...submissionFields(
      "Nobody cooks it, and no mail was sent. Where it is a guest all the same, take it in Kitchen.",
    ),
    ...consentFields("orders"),
  ],
}
