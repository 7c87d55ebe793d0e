import type { Problem } from "./problem"

/** What the preview's server asks of the process that renders. */
export type Task =
  | { kind: "page"; path: string }
  | { kind: "page-data"; path: string }
  | { kind: "slice-data"; name: string }
  | { kind: "static-query"; hash: string }
  /** The path of the page that shows a document. */
  | { kind: "find"; collection: string; id: string | null }

export type Outcome =
  /** `leftOut`: why other documents are not on the page. */
  | { kind: "done"; body: string; leftOut?: readonly Problem[] }
  /** There is no such page, not even as a draft. */
  | { kind: "missing" }
  | ({ kind: "problem" } & Problem)

export interface TaskMessage {
  number: number
  task: Task
}

export interface OutcomeMessage {
  number: number
  outcome: Outcome
  /** For the log, where it went wrong in a way nobody foresaw. */
  error?: string
}
