import type { Field } from "payload"
import { PICKUP_LIMITS, type PickupRules } from "../../../../../shared/ordering/rules"
import { checkboxRule, textareaRule } from "../../../fields/rules"
import { checkSomethingToOrder } from "../something-to-order"
import { neededNumber } from "./needed-number"

export interface PickupData extends Partial<Record<keyof PickupRules, number | null>> {
  offered?: boolean | null
}

const isOffered = ({ offered }: Partial<PickupData>): boolean => offered === true

const rule = (field: {
  name: keyof PickupRules
  label: string
  defaultValue?: number
  description: string
}): Field =>
  neededNumber<PickupData>({
    ...field,
    limits: PICKUP_LIMITS[field.name],
    isNeeded: isOffered,
    because: "Guests order on this site",
  })

/** How the kitchen of a venue takes orders to be collected. */
export const pickupFields: Field[] = [
  {
    name: "offered",
    type: "checkbox",
    defaultValue: false,
    label: "Guests order on this site what they collect",
    validate: checkboxRule(checkSomethingToOrder),
    admin: {
      description:
        "From its menus that can be taken away, at its opening hours. Orders are in Orders, and by day in Kitchen.",
    },
  },
  {
    type: "row",
    fields: [
      rule({
        name: "dishesPerSlot",
        label: "Dishes per slot",
        description: "Dishes to be collected at the same time, at most; no order is larger.",
      }),
      rule({
        name: "slotMinutes",
        label: "Minutes between slots",
        defaultValue: 15,
        description: "Orders are collected every so many minutes from the opening time.",
      }),
      rule({
        name: "noticeMinutes",
        label: "Notice in minutes",
        defaultValue: 20,
        description: "How long before it is collected an order is sent at the latest.",
      }),
    ],
  },
  {
    type: "row",
    fields: [
      rule({
        name: "lastBeforeClosing",
        label: "Last before closing",
        defaultValue: 15,
        description: "The last order is collected so many minutes before closing.",
      }),
      rule({
        name: "daysAhead",
        label: "Days ahead",
        defaultValue: 2,
        description: "How far ahead guests order; 0 is today only.",
      }),
    ],
  },
  {
    name: "note",
    type: "textarea",
    maxLength: 500,
    validate: textareaRule<PickupData>(
      ({ siblings }) =>
        !isOffered(siblings) || "Say where guests collect their order, and what to bring.",
    ),
    admin: {
      condition: (_data, siblings: Partial<PickupData>) => isOffered(siblings),
      description: "Guests read it: where to go, what to bring.",
    },
  },
]
