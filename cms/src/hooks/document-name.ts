import type { SanitizedCollectionConfig } from "payload"

/** A document's own name, whatever its type calls it. */
export function documentName(
  document: object,
  { admin, flattenedFields }: Pick<SanitizedCollectionConfig, "admin" | "flattenedFields">,
): string {
  const entries = new Map<string, unknown>(Object.entries(document))
  const title = entries.get(admin.useAsTitle ?? "id") ?? entries.get("id")
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  const choice =
    field?.type === "select"
      ? field.options.find((option) => typeof option === "object" && option.value === title)
      : undefined
  const label = typeof choice === "object" ? choice.label : undefined
  return typeof label === "string" ? label : String(title)
}
