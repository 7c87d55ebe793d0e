import { existsSync, readFileSync, rmSync } from "node:fs"
import { BuildFailure, reasonOf } from "../lib/build-failure"
import { problemsFile, type BuildProblems } from "../lib/build-protocol"
import { buildLogOf } from "./gatsby-build"
import { errorOf } from "./gatsby-output"
import { tail } from "../lib/processes"

export const forgetProblems = (root: string) => rmSync(problemsFile(root), { force: true })

/** What a build failed of, where the site's own part of it knows (gatsby/build-problems.ts). */
function readProblems(root: string): BuildProblems {
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
  const reason = reasonOf(kind, problems, details)
  return new BuildFailure(messageOf(releasesDir, details), kind, { reason, problems })
}

/** A failure whose message an editor may read as it is. */
export const toldFailure = (releasesDir: string, details: string) =>
  new BuildFailure(messageOf(releasesDir, details), "other", { reason: details })

const messageOf = (releasesDir: string, details: string): string =>
  `Build failed: ${details}\n\n` +
  `What was served before is untouched. The whole log: ${buildLogOf(releasesDir)}`
