import { join } from "node:path"
import type { ContentProblem } from "../shared/publishing"
import type { FailureKind } from "./build-failure"

/** What Gatsby's process (gatsby/) and whoever started it (builder/) say to one another, by files in the project's `.cache`. */

/** The variable that asks for the code alone: one page of each template is made, and nothing else of the content. */
export const CODE_ONLY = "FORNO_CODE_ONLY"

/** What is wrong with the content or the CMS, where the site's own part of a build knows it. */
export interface BuildProblems {
  kind: Exclude<FailureKind, "gate">
  problems: readonly ContentProblem[]
  /** For whoever ran the build, where Gatsby would tell it among its own insides. */
  message?: string
}

export const problemsFile = (root: string): string => join(root, ".cache", "build-problems.json")

/** What a build of the code tells of itself. */
export interface CodeFacts {
  /** Asks for every document with all that the site shows of it. */
  checkQuery: string
  /** Paths of the pages that are made of content. */
  contentPages: readonly string[]
  /** Paths of those that are Gatsby's plugins' own. */
  ownPages: readonly string[]
  /** Whether guests get a service worker. */
  hasServiceWorker: boolean
}

export const codeFactsFile = (root: string): string => join(root, ".cache", "code-facts.json")

/** The service worker, with OFFLINE_REVISION where the offline page's is to stand. */
export const serviceWorkerFile = (root: string): string => join(root, ".cache", "service-worker.js")

/** Stands in a worker's code for what depends on the content. */
export const OFFLINE_REVISION = "__OFFLINE_REVISION__"
