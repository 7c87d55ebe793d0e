import { GUEST_DOCUMENTS, type GuestCollection } from "../../../shared/submissions/guest-documents"

export type KeptDays = Readonly<Record<GuestCollection, number | null>>

const USUAL = Object.fromEntries(
  Object.entries(GUEST_DOCUMENTS).map(([collection, { keptDays }]) => [collection, keptDays]),
) as KeptDays

/** The longest, in days: a century, beyond which nobody means what they have written. */
const MOST = 36_525

/**
 * `bookings 90, applications 120`: how long what guests send is kept, where that is not as usual.
 * @throws where it names what is not kept for a time, or says no days
 */
export function keptDaysFrom(text: string, variable: string): KeptDays {
  const said = text.split(",").flatMap((part) => {
    const words = part.trim()
    if (!words) return []
    const [, collection = "", days = ""] = /^([a-z]+)[\s:=]+(\d+)$/.exec(words) ?? []
    const isKept = Object.hasOwn(USUAL, collection) && USUAL[collection as GuestCollection] !== null
    if (isKept && Number(days) >= 1 && Number(days) <= MOST) return [[collection, Number(days)]]
    const names = Object.entries(USUAL).flatMap(([name, usual]) => (usual === null ? [] : [name]))
    throw new Error(
      `${variable} has “${words}”. It must be how many days each is kept, such as bookings 90, applications 120; there are ${names.join(", ")}.`,
    )
  })
  return { ...USUAL, ...Object.fromEntries(said) } as KeptDays
}
