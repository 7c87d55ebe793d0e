import { z } from "zod"
import {
  problemWith,
  tidied,
  type FieldRule,
  type FormRules,
  type FormValues,
} from "../../../shared/submissions/field-rules"

/** Longer than any field may be: what is longer is not even tidied. */
const LONGEST = 20_000

const fieldSchema = (rule: FieldRule) =>
  z
    .union([z.string(), z.number(), z.null()], { error: "unreadable" })
    .optional()
    .transform((typed, context) => {
      const text = typed === undefined || typed === null ? "" : String(typed)
      const value = text.length > LONGEST ? text : tidied(text, rule.is)
      const problem = text.length > LONGEST ? "too long" : problemWith(rule, value)
      if (problem) context.addIssue(problem)
      // One mailbox is one guest: erasing what it sent must find all of it.
      return rule.is === "email" ? value.toLowerCase() : value
    })

/** The schema of a form: each field as its rule has it, and nothing else kept. Empty texts for what was left out. */
export const formSchema = <Rules extends FormRules>(rules: Rules): z.ZodType<FormValues<Rules>> =>
  z.object(
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldSchema(rule)])),
  ) as unknown as z.ZodType<FormValues<Rules>>
