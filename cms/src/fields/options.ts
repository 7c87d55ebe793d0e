import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import { WEEKDAYS } from "../../../shared/opening-hours"

/** Select options from values and the labels an editor sees. */
export function optionsFrom<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
}

export const weekdayOptions = WEEKDAYS.map((day) => ({
  value: day,
  label: day.charAt(0).toUpperCase() + day.slice(1),
}))
export const dietaryOptions = optionsFrom(DIETARY_LABELS)
export const allergenOptions = optionsFrom(ALLERGENS)
