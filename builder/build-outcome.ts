import { existsSync, readFileSync, rmSync } from "node:fs"
import { BuildFailure, INSIDE } from "../lib/build-failure"
import { problemsFile, type BuildProblems } from "../lib/build-protocol"
import { buildLogOf } from "./gatsby-build"
import { errorOf } from "./gatsby-output"
import { tail } from "../lib/processes"

export const forgetProblems = (root: string) => rmSync(problemsFile(root), { force: true })

/** What a build failed of, where the site's own part of it knows (gatsby/build-problems.ts). */
export function readProblems(root: string): BuildProblems {
  const file = problemsFile(root)
  if (!existsSync(file)) return { kind: "other", problems: [] }
  return JSON.parse(readFileSync(file, "utf8"))
}

/** @param output what Gatsby printed */
export function failureOf(
  { root, releasesDir }: { root: string; releasesDir: string },
  output: string,
) {
  const { kind, problems, message } = readProblems(root)
  const details = message ?? errorOf(output) ?? tail(output, 20)
  const reason = reasonOf({ kind, problems }, details)
  return toldFailure(releasesDir, details, { kind, problems, reason })
}

/** What an editor reads above the problems, which are told each on its own. */
function reasonOf({ kind, problems }: BuildProblems, details: string) {
  if (kind === "other") return INSIDE
  return problems.length > 0 ? "The published content cannot be shown as it is." : details
}

/** @param details for whoever ran the build */
export const toldFailure = (
  releasesDir: string,
  details: string,
  {
    kind = "other",
    problems = [],
    reason = details,
  }: Partial<BuildProblems> & { reason?: string } = {},
) =>
  new BuildFailure(
    `Build failed: ${details}\n\n` +
      `What was served before is untouched. The whole log: ${buildLogOf(releasesDir)}`,
    kind,
    { reason, problems },
  )
