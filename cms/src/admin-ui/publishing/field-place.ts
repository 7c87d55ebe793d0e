/** What is read of a field's configuration in the admin. */
export interface FieldNode {
  type?: string
  name?: string
  label?: unknown
  fields?: readonly FieldNode[]
  tabs?: readonly FieldNode[]
}

/** The id that the admin gives a field's element: `field-hours__0__opens` for `hours.0.opens`. */
export const fieldElementId = (path: string): string => `field-${path.replaceAll(".", "__")}`

/** What people call the field in the form; its path where it has no name of its own there. */
export function fieldLabel(fields: readonly FieldNode[], path: string): string {
  const field = fieldAt(fields, path.split(".").filter(isName))
  if (typeof field?.label === "string") return field.label
  return field?.name ?? path
}

/** Which tab of the form the field stands in; nothing where it is not in a tab. */
export function tabOf(fields: readonly FieldNode[], path: string): number | null {
  const names = path.split(".").filter(isName)
  for (const { tabs } of fields) {
    const index = tabs?.findIndex((tab) => fieldAt([tab], names) !== undefined) ?? -1
    if (index >= 0) return index
  }
  return null
}

const isName = (part: string): boolean => !/^\d+$/.test(part)

/** Rows, tabs and collapsible parts without a name are places in the form, not in the document. */
function fieldAt(fields: readonly FieldNode[], names: readonly string[]): FieldNode | undefined {
  const [name, ...rest] = names
  if (name === undefined) return undefined
  for (const field of fields) {
    const inner = [...(field.fields ?? []), ...(field.tabs ?? [])]
    const found =
      field.name === undefined
        ? fieldAt(inner, names)
        : field.name === name
          ? rest.length === 0
            ? field
            : (fieldAt(inner, rest) ?? field)
          : undefined
    if (found) return found
  }
  return undefined
}
