import type { FailureKind } from "../lib/build-failure"
import type { AllowedLoss } from "../release-store/publish-release"
import type { BuildTimings, PublishCause, PublishFailure } from "../shared/publishing"
import type { UpdateCounts } from "./site"

/** What the process that makes releases (main.ts) and whoever started it (builder/engine-process.ts) say to each other. */

export interface ReleaseRequest {
  cause: PublishCause
  /** Number of the newest accepted publish request, read before the release is asked for; 0 where there was none. */
  lastSequence: number
  /** Whether what was made ahead for that request is enough: where a hook tells of each change. */
  mayBeMadeAhead?: boolean
  /** Pages that may go at once. */
  allowedLoss?: AllowedLoss
  /** Everything is made again, whatever is remembered. */
  cold?: boolean
}

export interface MadeRelease {
  id: string
  /** Whether it is served now; not while somebody has rolled back. */
  switched: boolean
  counts: UpdateCounts
  timings: Omit<BuildTimings, "code">
}

/** A failure as it can be sent; another way may do where `needsCode`: the code has to be built anew for this content. */
export interface SentFailure {
  kind: FailureKind
  message: string
  reason: string
  problems: PublishFailure["problems"]
  massLoss: PublishFailure["massLoss"]
  contentFingerprint: string | null
  needsCode: boolean
}

export type Phase = "building" | "checking" | "switching"

/** What the engine does, one after the other. Fails with a SentFailure. */
export interface EngineTasks {
  /** Takes an artefact of the code, the only one that this process ever has: the first of all tasks. */
  open(directory: string): Promise<void>
  /**
   * Makes what is there before anybody waits for it.
   * @param lastSequence as in ReleaseRequest
   * @returns the fingerprint of the content that it is made of
   */
  prepare(lastSequence: number): Promise<string | null>
  /** Does what a release need not wait for. */
  settle(): Promise<void>
  /** Says meanwhile, in a message of its own, which phase it is in. */
  publish(request: ReleaseRequest): Promise<MadeRelease>
}

export interface PhaseMessage {
  phase: Phase
}
