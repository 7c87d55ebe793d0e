import { Kind, visit, type ArgumentNode, type ValueNode } from "graphql"
import { OPERATORS } from "../snapshot/find-documents"
import type { SchemaProblem } from "./schema-check"
import { operations, type SiteDefinition } from "./site-queries"

const ARGUMENTS = ["where", "limit", "page", "sort"]

/** What the site's queries ask in a way that a snapshot of the content does not answer (snapshot/find-documents.ts). */
export const findUnanswerable = (definitions: readonly SiteDefinition[]): SchemaProblem[] =>
  operations(definitions).flatMap(({ file, definition }) => {
    const found = new Set<string>()
    visit(definition, {
      Field: (field) => {
        for (const argument of field.arguments ?? []) {
          const words = refused(argument)
          if (words)
            found.add(`The query ${definition.name?.value ?? ""} asks ${field.name.value} ${words}`)
        }
      },
    })
    return [...found].map((message) => ({ message, files: [file] }))
  })

function refused({ name: { value: name }, value }: ArgumentNode): string | undefined {
  if (!ARGUMENTS.includes(name)) return `with “${name}”; it may ask with ${ARGUMENTS.join(", ")}.`
  if (name === "sort") {
    return value.kind === Kind.STRING ? undefined : "in an order that its text does not name."
  }
  if (name !== "where") return undefined
  const operators = operatorsIn(value)
  if (!operators) return "by a condition that its text does not name."
  const unknown = operators.find((operator) => !Object.hasOwn(OPERATORS, operator))
  return unknown && `by “${unknown}”; it may ask by ${Object.keys(OPERATORS).join(", ")}.`
}

/** Of `{ slug: { equals: $slug } }`: `equals`. Nothing where it is written otherwise. */
function operatorsIn(where: ValueNode): string[] | undefined {
  if (where.kind !== Kind.OBJECT) return undefined
  const conditions = where.fields.map(({ value }) =>
    value.kind === Kind.OBJECT ? value.fields.map(({ name }) => name.value) : undefined,
  )
  return conditions.includes(undefined) ? undefined : conditions.flatMap((names) => names ?? [])
}
