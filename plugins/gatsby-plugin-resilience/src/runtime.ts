import type { PageLoader } from "./page-loader"

/** Calls a browser API of every plugin and of the site. */
export type ApiRunner = (api: string, args?: Record<string, unknown>) => unknown[]

/** What there is one of in a window, made by Gatsby when it starts. */
export interface Runtime {
  pages: PageLoader
  apiRunner: ApiRunner
  /** An address' page path: without prefix, query, fragment and trailing slash. */
  pathOf: (address: string) => string
}

let current: Runtime | undefined

export function setRuntime(runtime: Runtime): void {
  current = runtime
}

export function runtime(): Runtime {
  if (!current) throw new Error("gatsby-plugin-resilience: Gatsby did not start with its loader")
  return current
}

/** Gatsby goes on when it has a page. Where it must not, it waits for ever. */
export const NEVER = new Promise<never>(() => undefined)
