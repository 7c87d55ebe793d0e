/** A page has been shown or prefetched: the worker keeps what it needs to be shown again with no network. */
export interface KeepMessage {
  type: "keep"
  path: string
  /** `webpackCompilationHash` of the document that says so. */
  version: string | undefined
  visited: boolean
  /** Addresses the document has loaded already, perhaps before the worker was there; other sites' too. */
  resources: readonly string[]
  /** Whether the connection is good enough to fetch more than what the visitor has asked for. */
  mayPrefetch: boolean
}

/** The network did not answer and the worker did, from what is kept. */
export interface UnreachableMessage {
  type: "unreachable"
}

/** The name of a server timing (W3C, Server Timing) by which a document knows that the worker had kept it. */
export const KEPT_TIMING = "kept"

export function isKeepMessage(data: unknown): data is KeepMessage {
  const message = data as Partial<KeepMessage> | null
  return (
    message?.type === "keep" && typeof message.path === "string" && Array.isArray(message.resources)
  )
}
