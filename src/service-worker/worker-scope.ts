/** What this worker uses of a service worker's own types; the project's other code is typed for windows. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  /** The document that asks; empty for a navigation. */
  readonly clientId: string
  /** The document that a navigation makes. */
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown
  readonly source: { readonly id: string; postMessage(message: unknown): void } | null
}

interface WorkerEvents {
  /** Background Sync; not in every browser. */
  sync: WorkerEvent
  install: WorkerEvent
  activate: WorkerEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: {
    readonly waiting: object | null
    update(): Promise<unknown>
    unregister(): Promise<boolean>
  }
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

export const scope = self as unknown as WorkerScope

/** A new worker has been installed. It takes over when this one has nothing left to do. */
export const isSuperseded = (): boolean => scope.registration.waiting !== null
