import type { Field } from "payload"
import { textRule } from "../../../fields/rules"
import { priceInVenueCurrency } from "../../../fields/venue-price"
import { checkWebAddress } from "../../../validation/contact"

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
]
