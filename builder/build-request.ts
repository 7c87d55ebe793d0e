import type { Processes } from "../lib/processes"
import type { Progress } from "../lib/progress"
import type { AllowedLoss } from "../release-store/publish-release"
import type { PublishCause } from "../shared/publishing"

export interface BuilderOptions {
  /** The project's folder. */
  root: string
  releasesDir: string
  /** Among it BUILD_TIME_LIMIT_SECONDS, BUILD_MEMORY_MB and BUILD_STANDBY, where they are set. */
  env: NodeJS.ProcessEnv
  processes: Processes
  progress: Progress
}

export interface BuildRequest {
  /** Goes into the manifest; `command` where it is not given. */
  cause?: PublishCause
  /** Number of the newest accepted publish request, read before the build is asked for. */
  lastSequence?: number
  /** Of the content, read before the build is asked for. */
  contentFingerprint?: string | null
  onPhase?: (phase: "building" | "checking" | "switching") => void
  /** Pages that may go at once. */
  allowedLoss?: AllowedLoss
  /** Without anything earlier builds left: `.cache` and `public` are removed first. */
  cold?: boolean
}

export interface BuildResult {
  /** Of the release. */
  id: string
  /** Whether it is served now; not while somebody has rolled back. */
  switched: boolean
  /** Whether a build that stood by made it. */
  standby: boolean
  /** In milliseconds. */
  timings: { build: number; release: number; gates: number; switch: number }
}
