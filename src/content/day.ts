import { LATEST_YEAR } from "../../shared/opening-hours"
import { ContentError, type DocumentRef } from "./content-error"

/**
 * As `day`, however late: where what is too late is cut off.
 * @throws ContentError where it is missing or not a date
 */
export function dayOfAnyYear(
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(value ?? "")
  if (!found) throw new ContentError(document, field, "is not a day", "a date")
  return found[0]
}

/**
 * A calendar day, stored by the CMS as noon UTC of that day, as `YYYY-MM-DD`.
 * @throws ContentError where it is missing, not a date or too late to be meant
 */
export function day(
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string {
  return inReach(dayOfAnyYear(value, document, field), document, field)
}

/** @param date ISO 8601 */
function inReach(date: string, document: DocumentRef, field: string): string {
  const year = Number.parseInt(date, 10)
  if (year <= LATEST_YEAR) return date
  throw new ContentError(
    document,
    field,
    `is in the year ${year}`,
    `a date up to the year ${LATEST_YEAR}, or none where it may be empty`,
  )
}

export const optionalDay = (
  value: string | null | undefined,
  document: DocumentRef,
  field: string,
): string | undefined => (value ? day(value, document, field) : undefined)

/**
 * An instant as ISO 8601 in UTC.
 * @throws ContentError where it is missing, not a time or too late to be meant
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
  return inReach(time.toISOString(), document, field)
}
