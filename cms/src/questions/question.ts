/** What an editor can only be asked: it is nearly always a slip, but may be meant. */

/** The field of a document in which its writer says what is meant as it stands. It is stored nowhere. */
export const CONFIRMED = "confirmed"

/** Ends each question, so that the form knows one from a complaint, and offers the answer. */
const ASKED = "Correct it, or confirm that it is right."

export const asQuestion = (sentence: string): string => `${sentence} ${ASKED}`

export const isQuestion = (message: string | undefined): boolean =>
  message?.endsWith(ASKED) ?? false

/**
 * The answer to one question: it holds for this value in this place and for no other.
 * @param path of the field, as errors name it: `sections.0.items.2.prices.0.amount`
 */
export const answerTo = (path: string, value: string | number): string => `${path}=${value}`

/** The answers in a document's `confirmed`, whatever a program has put there. */
export const answersIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : []
