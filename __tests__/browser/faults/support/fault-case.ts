/** What a page is made of, as the browser asks for it. */
export const RESOURCES = [
  "page data",
  "app data",
  "static query",
  "slice data",
  "page chunk",
  "shared chunk",
  "style sheet",
  "app script",
] as const
export type Resource = (typeof RESOURCES)[number]

export const FAULTS = [
  "404",
  "500",
  "503",
  "connection reset",
  "HTML instead",
  "broken content",
  "no answer",
  /** 404, and the page's own document is not there either. */
  "page gone",
  /** 500, and the page that says so has the same fault. */
  "500 everywhere",
] as const
export type Fault = (typeof FAULTS)[number]

export const MOMENTS = ["link", "back", "first load", "navigate()", "prefetch", "forward"] as const
export type Moment = (typeof MOMENTS)[number]

export const PERSISTENCES = ["once", "always"] as const
export type Persistence = (typeof PERSISTENCES)[number]

export interface FaultCase {
  resource: Resource
  fault: Fault
  moment: Moment
  persistence: Persistence
  /** Whether the address that is gone to has a query and a fragment. */
  withQuery: boolean
}

export const CHUNKS: readonly Resource[] = ["page chunk", "shared chunk"]

/** Everything that happens in a document that is already there. */
export const isInApp = ({ moment }: Pick<FaultCase, "moment">): boolean => moment !== "first load"

export const titleOf = ({ resource, fault, moment, persistence, withQuery }: FaultCase): string =>
  `${resource}, ${fault}, ${persistence}, on ${moment}${withQuery ? " with a query and a fragment" : ""}`
