import type { MadeRelease, Phase, ReleaseRequest } from "../engine/protocol"
import type { Processes } from "../lib/processes"
import type { Progress } from "../lib/progress"
import type { BuildTimings } from "../shared/publishing"

export interface BuilderOptions {
  /** The project's folder. */
  root: string
  releasesDir: string
  /** Among it BUILD_TIME_LIMIT_SECONDS and BUILD_MEMORY_MB, where they are set. */
  env: NodeJS.ProcessEnv
  processes: Processes
  progress: Progress
}

export interface BuildRequest extends ReleaseRequest {
  onPhase?: (phase: Phase) => void
}

export type BuildResult = Omit<MadeRelease, "timings"> & {
  timings: BuildTimings
  /** When an engine last took the place of one that had ended by itself, in milliseconds since 1970. */
  begunAnewAt?: number
}
