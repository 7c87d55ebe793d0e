import { newestAccepted } from "../publishing/publish-journal"
import { type BuildRequest } from "./build-request"
import { readFingerprint } from "./fingerprint"
import { createLiveReader } from "../release-store/live-release"

/**
 * What a build that a command asks for is told, so that the publisher knows afterwards what is part of it. To be
 * asked just before the build.
 */
export async function commandRequest(
  releasesDir: string,
  env: NodeJS.ProcessEnv,
  {
    isStart = false,
  }: {
    /** Whether the site is started with it. */
    isStart?: boolean
  } = {},
): Promise<BuildRequest> {
  const live = await createLiveReader(releasesDir)()
  return {
    cause: isStart ? { kind: "command", start: live ? "again" : "first" } : { kind: "command" },
    lastSequence: Math.max(await newestAccepted(releasesDir), live?.lastSequence ?? 0),
    // Where the CMS does not answer, the build says so, and better.
    contentFingerprint: await readFingerprint(env).catch(() => null),
  }
}
