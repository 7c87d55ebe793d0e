import { type BuildWish, type PublishEvent } from "../shared/publishing"

/** A publish request that was accepted: a line of the journal. */
export type JournalEntry = {
  /** Counts up by one for each request, for as long as the releases folder lives. */
  n: number
  /** The delivery's `webhook-id`: the same for each attempt to deliver one event. */
  id: string
  /** The delivery's `webhook-timestamp`, in seconds since 1970. */
  timestamp: number
  /** When it was accepted, ISO 8601 in UTC. */
  at: string
} & Asked

export type Asked =
  | { kind: "event"; event: PublishEvent }
  | { kind: "wish"; wish: BuildWish }
  | { kind: "trigger"; note: string | null }

/** What the sender says; number and time of acceptance are the journal's. */
export type PublishRequest = { id: string; timestamp: number } & Asked
