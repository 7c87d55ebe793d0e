import type { Changing, Records } from "./records"

/**
 * Guests come when their house is not open any more, as its hours are by now: it is told of each, once, unless that was taken
 * back before the mail has left. Whether they may come at another time, or not at all, is for the house to say.
 * @returns how many it is told of now
 */
export function tellOfClosing<Of extends Changing, Name extends string>(
  records: Records<Of, Name | "venue-closed">,
  coming: readonly Of[],
  isOpenFor: (record: Of) => boolean,
  now: number,
): number {
  const { mails } = records
  return coming.filter((record) => {
    const { reference } = record
    const told = mails.last(reference, ["venue-closed"])
    if (isOpenFor(record)) {
      if (told) mails.drop(reference, ["venue-closed"])
      return false
    }
    if (told) return false
    mails.add(records.changeQuietly(record, {}, now), "venue-closed", now)
    return true
  }).length
}
