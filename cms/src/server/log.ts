import { messageOf as wholeMessageOf } from "../../../shared/message-of"

const started = Date.now()

const sinceStart = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`

/** One line for each step, with the time since the process began. */
export function step(text: string): void {
  console.log(`[cms] ${text} (${sinceStart()})`)
}

/** One line for the operator: what is wrong, and what would be right. */
export function complain(text: string): void {
  console.error(`[cms] ${text}`)
}

/** What a database refuses it tells with every value, which may be a draft's or a guest's. */
const VALUES = /\nparams: [\s\S]*$/

export const messageOf = (error: unknown): string => wholeMessageOf(error).replace(VALUES, "")
