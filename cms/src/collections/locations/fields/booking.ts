import type { Field } from "payload"
import { wholeNumberField } from "../../../fields/numbers"
import { optionsFrom } from "../../../fields/options"
import { textRule } from "../../../fields/rules"
import { namedRows } from "../../../rows/named-rows"
import { checkLinkTarget, checkWebAddress } from "../../../validation/contact"
import { checkMenuCurrencies } from "../menu-currency"

interface BookingData {
  method: string
}

const isOnline = (booking: Partial<BookingData> | undefined): boolean =>
  booking?.method === "online"

export const bookingFields: Field[] = [
  {
    name: "menus",
    type: "relationship",
    relationTo: "menus",
    hasMany: true,
    validate: checkMenuCurrencies,
    admin: { description: "In the order they are shown. Each in the venue's currency." },
  },
  {
    name: "booking",
    type: "group",
    fields: [
      {
        name: "method",
        type: "select",
        required: true,
        defaultValue: "phone",
        options: optionsFrom({ online: "Online", phone: "By phone", walkIn: "Walk-in only" }),
      },
      {
        name: "url",
        type: "text",
        label: "Booking address",
        admin: {
          condition: (_data, siblings: Partial<BookingData>) => isOnline(siblings),
          description: "Where guests book; starts with https://.",
        },
        validate: textRule<BookingData>(
          checkWebAddress,
          ({ siblings }) =>
            !isOnline(siblings) ||
            "Booking is online, so its address is needed. It starts with https://.",
        ),
      },
      {
        type: "row",
        fields: [
          wholeNumberField({
            name: "maxPartySize",
            label: "Largest party",
            min: 1,
            description: "Larger parties call.",
          }),
          wholeNumberField({
            name: "noticeHours",
            label: "Notice",
            description: "Hours ahead a table is booked.",
          }),
        ],
      },
      { name: "note", type: "textarea" },
    ],
  },
  {
    name: "ordering",
    type: "array",
    labels: { singular: "Way to order", plural: "Ordering" },
    admin: {
      components: namedRows("Way to order", {
        parts: [{ choice: "kind" }, "label"],
        separator: ": ",
      }),
    },
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "kind",
            type: "select",
            required: true,
            options: optionsFrom({ collection: "Collection", delivery: "Delivery" }),
          },
          { name: "label", type: "text", required: true },
        ],
      },
      {
        name: "url",
        type: "text",
        required: true,
        label: "Address",
        validate: textRule(checkLinkTarget),
        admin: { description: "Starts with https:// or tel:." },
      },
      { name: "note", type: "text" },
    ],
  },
]
