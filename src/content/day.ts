import { ContentError, type DocumentRef } from "./content-error"

/**
 * A calendar day, stored by the CMS as noon UTC of that day, as `YYYY-MM-DD`.
 * @throws ContentError where it is missing or not a date
 */
export function day(
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(value ?? "")
  if (!found) throw new ContentError(document, field, "is not a day", "a date")
  return found[0]
}

export const optionalDay = (
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string | undefined => (value ? day(value, document, field) : undefined)

/**
 * An instant as ISO 8601 in UTC.
 * @throws ContentError where it is missing or not a time
 */
export function instant(
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string {
  const time = new Date(value ?? Number.NaN)
  if (Number.isNaN(time.getTime())) {
    throw new ContentError(document, field, "is not a date and time", "a date and a time of day")
  }
  return time.toISOString()
}
