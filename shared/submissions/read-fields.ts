import { problemWith, tidied, type FieldRule, type Problem } from "./field-rules"

type Rules = Readonly<Record<string, FieldRule>>
type Typed<Name extends string> = Readonly<Record<Name, string>>

/**
 * What was typed into a form's fields, tidied, and what is wrong with it. The browser and the server ask the same.
 * @param fields that are judged; all of them are read
 * @param oddity what a rule cannot say
 */
export function readFields<Name extends string>(
  rules: Rules & Readonly<Record<Name, FieldRule>>,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly Name[],
  oddity: (name: Name, value: string) => Problem | undefined,
): { entries: Typed<Name>; problems: Readonly<Partial<Record<Name, Problem>>> } {
  const textOf = (name: string): string => {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined
    const isText = typeof value === "string" || typeof value === "number"
    return isText ? tidied(String(value), rules[name]?.is) : ""
  }
  // Said twice, or no text at all: not left out in silence.
  const isUnreadable = (name: string): boolean =>
    Object.hasOwn(typed, name) && typeof typed[name] === "object" && typed[name] !== null
  const names = Object.keys(rules) as Name[]
  const entries = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed<Name>
  const problems = Object.fromEntries(
    fields.flatMap((name) => {
      const problem = isUnreadable(name)
        ? "unreadable"
        : (problemWith(rules[name], entries[name]) ?? oddity(name, entries[name]))
      return problem ? [[name, problem]] : []
    }),
  ) as Partial<Record<Name, Problem>>
  return { entries, problems }
}
