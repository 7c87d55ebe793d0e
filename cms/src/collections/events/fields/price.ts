import type { Field } from "payload"
import { wholeNumberField } from "../../../fields/numbers"
import { textRule } from "../../../fields/rules"
import { priceInVenueCurrency } from "../../../fields/venue-price"
import { checkWebAddress } from "../../../validation/contact"
import { repeats, type EventData } from "./when"

export const priceFields: Field[] = [
  priceInVenueCurrency({ name: "price", what: "The price" }),
  {
    name: "priceNote",
    type: "text",
    label: "Note beside the price",
    admin: { description: "What the price includes, or “Free, no booking needed”." },
  },
  {
    name: "ticketUrl",
    type: "text",
    label: "Ticket address",
    validate: textRule(checkWebAddress),
    admin: { description: "Starts with https://." },
  },
  wholeNumberField<object, EventData>({
    name: "placesLeft",
    label: "Places left",
    description: "Guests are told of it until the event is over. Empty: nothing is said.",
    check: (value, { document }) => {
      if (value === 0) return "No places left is an event status: choose “Sold out”."
      return repeats(document.recurrence ?? {})
        ? "The event repeats, and each of its dates has places of its own. Leave this empty."
        : true
    },
  }),
]
