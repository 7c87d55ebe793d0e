import { LONGEST_MESSAGE } from "../../../shared/submissions/field-lengths"

const inLowerCase = (name: string): string => name.trim().toLowerCase()

/** Whether somebody with the same address is the same guest. */
export const isSameName = (one: string, other: string): boolean =>
  inLowerCase(one) === inLowerCase(other)

/**
 * A guest's note with what they have written since, where that does not stand in it: nothing of either is lost.
 * @returns undefined where both together are longer than the CMS can hold
 */
export function withNote(known: string, added: string): string | undefined {
  const both = known.includes(added) ? known : [known, added].filter(Boolean).join("\n")
  return both === known || both.length <= LONGEST_MESSAGE ? both : undefined
}

interface Addressed {
  name: string
  /** In lower case. */
  email: string
}

/** Whether who sends the same form again is the guest of before: either may have been put right; with another of both it is somebody else. */
export const isSameGuest = (known: Addressed, { name, email }: Addressed): boolean =>
  email === known.email || isSameName(name, known.name)

/** Sent again so soon, from another form, it is the same booking or order, in milliseconds. */
export const SAME_WITHIN = 15 * 60_000
