import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { BuildFailure, INSIDE } from "../lib/build-failure.mjs"
import { buildLogOf } from "./gatsby-build.mjs"
import { errorOf } from "./gatsby-output.mjs"
import { tail } from "../lib/processes.mjs"

/** @param {string} root */
const problemsFile = (root) => join(root, ".cache", "build-problems.json")

/** @param {string} root */
export const forgetProblems = (root) => rmSync(problemsFile(root), { force: true })

/**
 * What a build failed of, where the site's own part of it knows (gatsby/build-problems.ts).
 * @param {string} root
 * @returns {{ kind: import("../lib/build-failure.mjs").FailureKind, problems: import("../shared/publishing.ts").ContentProblem[], message?: string }}
 */
export function readProblems(root) {
  const file = problemsFile(root)
  if (!existsSync(file)) return { kind: "other", problems: [] }
  return JSON.parse(readFileSync(file, "utf8"))
}

/**
 * @param {{ root: string, releasesDir: string }} folders
 * @param {string} output what Gatsby printed
 */
export function failureOf({ root, releasesDir }, output) {
  const { kind, problems, message } = readProblems(root)
  const details = message ?? errorOf(output) ?? tail(output, 20)
  const reason = reasonOf({ kind, problems }, details)
  return toldFailure(releasesDir, details, { kind, problems, reason })
}

/**
 * What an editor reads above the problems, which are told each on its own.
 * @param {ReturnType<typeof readProblems>} found
 * @param {string} details
 */
function reasonOf({ kind, problems }, details) {
  if (kind === "other") return INSIDE
  return problems.length > 0 ? "The published content cannot be shown as it is." : details
}

/**
 * @param {string} releasesDir
 * @param {string} details for whoever ran the build
 * @param {Partial<ReturnType<typeof readProblems>> & { reason?: string }} [found]
 */
export const toldFailure = (
  releasesDir,
  details,
  { kind = "other", problems = [], reason = details } = {},
) =>
  new BuildFailure(
    `Build failed: ${details}\n\n` +
      `What was served before is untouched. The whole log: ${buildLogOf(releasesDir)}`,
    kind,
    { reason, problems },
  )
