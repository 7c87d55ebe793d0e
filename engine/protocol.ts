import type { FailureKind } from "../lib/build-failure"
import type { AllowedLoss } from "../release-store/publish-release"
import type { BuildTimings, PublishCause, PublishFailure } from "../shared/publishing"
import type { UpdateCounts } from "./site"

/** What the process that makes releases (main.ts) and whoever started it (builder/engine-process.ts) say to each other. */

export interface ReleaseRequest {
  cause: PublishCause
  /** Number of the newest accepted publish request, read before the release is asked for; 0 where there was none. */
  lastSequence: number
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
  timings: Omit<BuildTimings, "code" | "ahead">
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

export type Task =
  /** Of the code's artefact: the first of all tasks, and asked for once. */
  | { kind: "open"; directory: string }
  | { kind: "prepare" }
  | { kind: "settle" }
  | { kind: "publish"; request: ReleaseRequest }

export interface TaskMessage {
  number: number
  task: Task
}

export type Answer =
  | { kind: "phase"; phase: Phase }
  | { kind: "done" }
  /** All is made of the content with this fingerprint. */
  | { kind: "prepared"; contentFingerprint: string | null }
  | { kind: "published"; release: MadeRelease }
  | { kind: "failed"; failure: SentFailure }

export interface AnswerMessage {
  number: number
  answer: Answer
}
