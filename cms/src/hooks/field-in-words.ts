/** What is read of a field's configuration. */
interface NamedField {
  name: string
  label?: unknown
  flattenedFields?: readonly NamedField[]
}

/** What editors call a field, as Payload writes it: `sections.1.items.0.amount` is “Sections 2 > Items 1 > Amount”. */
export function fieldInWords(fields: readonly NamedField[], path: string): string {
  const said: string[] = []
  let inside = fields
  for (const part of path.split(".")) {
    const field = inside.find(({ name }) => name === part)
    if (field) {
      said.push(typeof field.label === "string" ? field.label : field.name)
      inside = field.flattenedFields ?? []
    } else if (/^\d+$/.test(part)) said.push(`${said.pop() ?? ""} ${Number(part) + 1}`)
    else said.push(part)
  }
  return said.join(" > ")
}
