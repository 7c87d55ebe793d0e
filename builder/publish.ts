import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BuildFailure } from "../lib/build-failure"
import { factsFile } from "../lib/build-protocol"
import { filesOfBuild } from "../release-store/files-of-build"
import { publishRelease } from "../release-store/publish-release"
import type { BuilderOptions, BuildRequest } from "./build-request"
import type { BuildFacts } from "../release-store/manifest"
import { APP_DATA_FILE } from "../shared/page-files"

/**
 * Makes a release of what was built, checks it and switches to it (release-store/publish-release.ts).
 * @param request `contentAt`: when it began to read the content, ISO 8601 in UTC; `edition`: of which edition, empty where
 *   the CMS knows none
 * @param build how long the build took, in milliseconds
 * @throws BuildFailure of kind `content`, `gate` or `cms`
 */
export async function publish(
  { root, releasesDir, env, progress }: BuilderOptions,
  request: BuildRequest & { contentAt: string; edition: string },
  build: number,
) {
  const { warnings, ...published } = await progress.step("Making the release", async (detail) => {
    const publicDir = join(root, "public")
    const { manifest, read, unchanged, switched, timings } = await publishRelease({
      releasesDir,
      base: null,
      put: await filesOfBuild(publicDir),
      remove: [],
      buildHash: readBuildHash(publicDir),
      cause: request.cause ?? { kind: "command" },
      lastSequence: request.lastSequence ?? 0,
      contentAt: request.contentAt,
      edition: request.edition,
      contentFingerprint: request.contentFingerprint ?? null,
      allowedLoss: request.allowedLoss,
      facts: readBuildFacts(root),
      env,
      onPhase: request.onPhase,
    })
    detail(`${manifest.id}: ${read + unchanged} files, ${unchanged} of them unchanged`)
    const { id, warnings = [] } = manifest
    return { id, switched, timings: { build, ...timings }, warnings }
  })
  for (const { message } of warnings) progress.say(`      ${message}`)
  return published
}

/** @throws BuildFailure where it wrote none: without them the gates would let anything through */
function readBuildFacts(root: string): BuildFacts {
  const file = factsFile(root)
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"))
  throw new BuildFailure(`The build did not say what it made: ${file} is missing.`, "gate", {
    reason: "The build did not say what it made.",
  })
}

/** Gatsby's `webpackCompilationHash`; empty where the build wrote none. */
function readBuildHash(publicDir: string): string {
  const file = join(publicDir, APP_DATA_FILE)
  if (!existsSync(file)) return ""
  const data = JSON.parse(readFileSync(file, "utf8")) as { webpackCompilationHash?: string }
  return data.webpackCompilationHash ?? ""
}
