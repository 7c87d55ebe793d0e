import type { ServerResponse } from "node:http"

/** What was answered, for the log and the metrics. */
export interface Answered {
  /** Of the content, as it was sent; in bytes. */
  bytes: number
  /** Id of the release it was taken from. */
  release: string | undefined
}

const answers = new WeakMap<ServerResponse, Answered>()

export const noteAnswer = (res: ServerResponse, answered: Answered): void => {
  answers.set(res, answered)
}

export const answerOf = (res: ServerResponse): Answered | undefined => answers.get(res)
