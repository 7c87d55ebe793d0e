import type { NumberField } from "payload"
import type { Limits } from "../../../../../shared/booking/rules"
import { wholeNumberField } from "../../../fields/numbers"
import type { Verdict } from "../../../validation/verdict"

/** A number that something of our own needs while a venue offers it; where it does not, nothing is shown of it. */
export const neededNumber = <Siblings>({
  limits,
  isNeeded,
  because,
  check = () => true,
  ...field
}: {
  name: keyof Siblings & string
  label: string
  description: string
  defaultValue?: number
  limits: Limits
  isNeeded: (siblings: Partial<Siblings>) => boolean
  /** What it is needed for, as the beginning of a sentence. */
  because: string
  check?: (siblings: Partial<Siblings>) => Verdict
}): NumberField =>
  wholeNumberField<Siblings>({
    ...field,
    min: limits.least,
    max: limits.most,
    condition: isNeeded,
    check: (_value, { siblings }) => (isNeeded(siblings) ? check(siblings) : true),
    whenEmpty: ({ siblings }) =>
      !isNeeded(siblings) || `${because}, so this number is needed. ${field.description}`,
  })
