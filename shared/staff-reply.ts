import type { Sitting } from "./booking/rules"

export interface Refused {
  is: "refused"
  why: string
}

/** What staff are answered: the day they asked for, that something is done, or why it is not. */
export type StaffReply<Day> = Day | { is: "done" } | Refused

export const DONE = { is: "done" } as const

export const refused = (why: string): Refused => ({ is: "refused", why })

/** No guest is taken for these times, until staff let them go. */
export interface HeldTimes extends Sitting {
  id: number
  madeBy: string
}
