import type { SelectField } from "payload"
import { contradictions } from "../../../shared/label-rules"
import { answersOnContradictions } from "../questions/contradictions"
import { ask, onSite } from "../questions/ask"
import { contradictionsInWords } from "../validation/questions"
import { allergenOptions, dietaryOptions } from "./options"
import { choicesRule } from "./rules"

interface Labels {
  dietary: string[]
  allergens: string[]
}

const chosen = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : []

/** Stands beside the allergens; where the two contradict each other, the question stands here. */
export const dietaryField: SelectField = {
  name: "dietary",
  type: "select",
  hasMany: true,
  options: dietaryOptions,
  validate: choicesRule<Labels>(async (dietary, context) => {
    const found = contradictions(dietary, chosen(context.siblings.allergens))
    if (found.length === 0 || context.typing) return true
    const answer = answersOnContradictions(found)
    const site = await onSite(context)
    const before = contradictions(chosen(site?.values.dietary), chosen(site?.values.allergens))
    // What guests read already has been asked and answered.
    if (site?.isPublished && answersOnContradictions(before) === answer) return true
    return ask(context, answer, contradictionsInWords(found))
  }),
  admin: {
    description: "Only what the kitchen can promise.",
    components: { afterInput: ["/admin-ui/fields/confirm-labels#ConfirmLabels"] },
  },
}

export const allergensField: SelectField = {
  name: "allergens",
  type: "select",
  hasMany: true,
  options: allergenOptions,
  admin: { description: "The fourteen that European law asks for. Every one the dish contains." },
}
