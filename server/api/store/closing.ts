import type { Changing, Records } from "./records"

/** In milliseconds: longer than any change takes from its moment to the disk, and to the look that it is followed by. */
const RECENTLY = 60_000

/** Where only what has changed of late is to be looked at, and not all: since when. */
export const changedSince = (now: number, isAll: boolean): number => (isAll ? 0 : now - RECENTLY)

/**
 * Guests come when their house is not open any more, as its hours are by now: it is told of each, once, whatever else of
 * it changes, unless the house is open after all before the mail has left; and anew where it closes anew. Whether they may
 * come at another time, or not at all, is for the house to say.
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
    const { reference, formerly } = record
    const isTold =
      mails.last(reference, ["venue-closed"]) !== undefined ||
      mails.mayHaveArrivedOfAny(formerly, ["venue-closed"])
    if (isOpenFor(record)) {
      if (isTold) for (const one of [reference, ...formerly]) mails.forget(one, "venue-closed")
      return false
    }
    if (isTold) {
      mails.follow(record, "venue-closed")
      return false
    }
    mails.add(records.changeQuietly(record, {}, now), "venue-closed", now)
    return true
  }).length
}
