import { join } from "node:path"
import type { ContentProblem } from "../shared/publishing"
import type { FailureKind } from "./build-failure"

/**
 * What Gatsby's process (gatsby/) and whoever started it (builder/) say to one another: by an exit code, and by files in
 * the project's `.cache` and in the folder of a build that stands by.
 */

/** The variable with that folder; only a build that stands by has one, and its workers. */
export const STANDBY_FOLDER = "BUILD_STANDBY_FOLDER"

/** In that folder: the build has done all that does not depend on content, and waits. */
export const readyFile = (folder: string): string => join(folder, "ready")
/** In that folder: the word to go on; the edition of the content stands in it, or nothing where the CMS knows none. */
export const goFile = (folder: string): string => join(folder, "go")

/** Exit code of a build that cannot go on from where it stands, where an ordinary one can. */
export const UNFIT = 75

/** What is wrong with the content or the CMS, where the site's own part of a build knows it. */
export interface BuildProblems {
  kind: Exclude<FailureKind, "gate">
  problems: readonly ContentProblem[]
  /** For whoever ran the build, where Gatsby would tell it among its own insides. */
  message?: string
}

export const problemsFile = (root: string): string => join(root, ".cache", "build-problems.json")

/** What a build tells of itself: `BuildFacts` (release-store/manifest.ts). */
export const factsFile = (root: string): string => join(root, ".cache", "build-facts.json")
