import type { Problem } from "../../../shared/submissions/field-rules"
import { problemsHeading } from "../../../src/texts/problems-heading"
import { element, type Element } from "./dom"
import { field, link, notice, paragraph } from "./slip-parts"

type GuestField = "name" | "email" | "phone" | "message"

/** What the fields of a form are called, and what is said of them. */
interface FormWords<Name extends string> {
  LABELS: Readonly<Record<Name, string>>
  problemInWords: (name: Name, problem: Problem) => string
  optional: string
  emailHint: string
  phoneHint: string
  messageHint: string
}

type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem>>>

/** Of a page with a form: what is wrong first, for it is what a screen reader says first. */
export const titleOf = (problems: object, title: string): string => {
  const count = Object.keys(problems).length
  return count > 0 ? problemsHeading(count) : title
}

interface Filled<Name extends string> {
  entries: Readonly<Record<Name, string>>
  problems: Problems<Name>
}

/** The parts of a form that speak of its fields: what they hold, and what is wrong with them. */
export function slipForm<Name extends string>(
  words: FormWords<Name | GuestField>,
  fieldId: (name: Name | GuestField) => string,
) {
  type Field = Name | GuestField
  const problemId = (name: Field): string => `${fieldId(name)}-problem`

  function control(
    name: Field,
    tag: "input" | "textarea",
    attributes: Record<string, string>,
    { entries, problems }: Filled<Field>,
    hint?: string,
  ): Element {
    const problem = problems[name]
    return field(tag, attributes, {
      ...{ name, hint, id: fieldId(name), label: words.LABELS[name], value: entries[name] },
      problem: problem && { id: problemId(name), words: words.problemInWords(name, problem) },
      optional: name === "phone" || name === "message" ? words.optional : undefined,
    })
  }

  const emailField = (filled: Filled<Field>, hint?: string): Element =>
    control(
      "email",
      "input",
      { type: "email", autocomplete: "email", inputmode: "email", required: "" },
      filled,
      hint,
    )

  return {
    control,
    emailField,
    problemId,
    /** Who it is for. A note is not cut where it is too long, which would lose its end without a word: it is told. */
    guestFields: (filled: Filled<Field>): Element[] => [
      control("name", "input", { autocomplete: "name", required: "", maxlength: "120" }, filled),
      emailField(filled, words.emailHint),
      control("phone", "input", { type: "tel", autocomplete: "tel" }, filled, words.phoneHint),
      control("message", "textarea", { rows: "2" }, filled, words.messageHint),
    ],
    /** What is wrong with a field that is made elsewhere. */
    problemOf(name: Field, problems: Problems<Field>): Element[] {
      const problem = problems[name]
      if (!problem) return []
      const said = [words.problemInWords(name, problem)]
      return [element("p", { class: "booking-form__problem", id: problemId(name) }, said)]
    },
    /** What is wrong, above everything else. @param hasField whether there is one on the page to be led to */
    problemList(problems: Problems<Field>, hasField: (name: Field) => boolean): Element[] {
      const found = Object.entries(problems) as [Field, Problem][]
      if (found.length === 0) return []
      const items = found.map(([name, problem]) => {
        const said = words.problemInWords(name, problem)
        return element("li", {}, [hasField(name) ? link(`#${fieldId(name)}`, said) : said])
      })
      return [notice("error", paragraph(problemsHeading(found.length)), element("ul", {}, items))]
    },
  }
}
