import type { Field } from "payload"
import { currencyField } from "../../../fields/money"
import { priceLevelField } from "../../../fields/numbers"
import { optionsFrom } from "../../../fields/options"
import { requiredDocumentField } from "../../../fields/required-document"
import { richTextField } from "../../../fields/rich-text"
import { textRule } from "../../../fields/rules"

interface StatusData {
  status: string
}

export const venueFields: Field[] = [
  requiredDocumentField({ name: "brand", relationTo: "brands" }),
  {
    type: "row",
    fields: [
      {
        name: "status",
        type: "select",
        label: "Trading status",
        required: true,
        defaultValue: "open",
        options: optionsFrom({
          open: "Open",
          openingSoon: "Opening soon",
          temporarilyClosed: "Temporarily closed",
          closed: "Closed for good",
        }),
      },
      {
        name: "statusNote",
        type: "text",
        label: "Note beside the status",
        admin: {
          description: "Guests read it. Needed unless the venue is open.",
        },
        validate: textRule<StatusData>(
          () => true,
          ({ siblings: { status } }) =>
            !status ||
            status === "open" ||
            "Say when the venue opens, or why it is closed: guests see this beside the status.",
        ),
      },
    ],
  },
  {
    name: "summary",
    type: "textarea",
    required: true,
    admin: { description: "Two or three sentences, shown wherever the venue is listed." },
  },
  richTextField({ name: "description" }),
  {
    type: "row",
    fields: [
      currencyField({ required: true, description: "What the till takes: EUR, GBP." }),
      priceLevelField,
    ],
  },
]
