import { messageOf } from "./log"

/** From the first quotation mark to the last: a name may hold some itself. */
const NAMES = /“.*”/s

const plainText = (told: unknown): string => messageOf(told).replace(NAMES, "“…”")

/** With where it happened, and nothing of what it carries. */
function plainError(error: Error): Error {
  const message = plainText(error)
  const cause = error.cause instanceof Error ? { cause: plainError(error.cause) } : {}
  return Object.assign(new Error(message, cause), {
    stack: error.stack?.replace(error.message, () => message),
  })
}

function plainValue(value: unknown): unknown {
  if (typeof value === "string") return plainText(value)
  return value instanceof Error ? plainError(value) : value
}

/**
 * What is logged, without the names that it quotes and the values of documents.
 * @param logged a text, an error, or an object with some of each, as `{ err, msg }`
 */
export function withoutContent(logged: unknown): unknown {
  if (typeof logged !== "object" || logged === null || logged instanceof Error) {
    return plainValue(logged)
  }
  return Object.fromEntries(Object.entries(logged).map(([key, value]) => [key, plainValue(value)]))
}
