import type { AfterErrorHook } from "payload"

const LOST =
  "Something that this refers to has been deleted meanwhile, such as a picture. Choose another where it stands, and " +
  "save again: what you have typed is still here."

/** The database refuses a document that refers to one which is gone; Payload says of it that something went wrong. */
export const tellLostRelation: AfterErrorHook = ({ error, graphqlResult }) => {
  if (!isLostRelation(error)) return undefined
  return {
    status: 400,
    response: { errors: [{ message: LOST, name: "LostRelation" }] },
    ...(graphqlResult && { graphqlResult: { ...graphqlResult, message: LOST } }),
  }
}

/** GraphQL and the database's library each wrap what was thrown. */
function isLostRelation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (/FOREIGN KEY constraint failed/.test(error.message)) return true
  return isLostRelation("originalError" in error ? error.originalError : error.cause)
}
