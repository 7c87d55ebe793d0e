import type { Field } from "payload"
import { EVENT_TYPES } from "../../../../../shared/event-types"
import { imageField } from "../../../fields/media"
import { optionsFrom } from "../../../fields/options"
import { requiredDocumentField } from "../../../fields/required-document"
import { richTextField } from "../../../fields/rich-text"
import { selectRule } from "../../../fields/rules"
import { questionEventIsOff } from "../booked-tables"

export const eventFields: Field[] = [
  requiredDocumentField({ name: "venue", relationTo: "locations" }),
  {
    name: "type",
    type: "select",
    label: "Kind of event",
    options: optionsFrom(EVENT_TYPES),
    admin: { description: "Guests choose by it on “What’s on”." },
  },
  { name: "summary", type: "textarea", required: true },
  richTextField({ name: "description" }),
  imageField({ required: true }),
  {
    type: "row",
    fields: [
      {
        name: "status",
        type: "select",
        required: true,
        defaultValue: "scheduled",
        label: "Event status",
        options: optionsFrom({
          scheduled: "Scheduled",
          cancelled: "Cancelled",
          postponed: "Postponed",
          soldOut: "Sold out",
        }),
        admin: {
          components: { afterInput: ["/admin-ui/fields/confirm-choice#ConfirmChoice"] },
        },
        validate: selectRule(questionEventIsOff),
      },
      { name: "statusNote", type: "text", label: "Note beside the status" },
    ],
  },
]
