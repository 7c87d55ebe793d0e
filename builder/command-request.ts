import { newestAccepted } from "../publishing/publish-journal"
import { createLiveReader } from "../release-store/live-release"
import type { BuildRequest } from "./build-request"

/**
 * What a build that a command asks for is told, so that the publisher knows afterwards what is part of it. To be
 * asked just before the build.
 */
export async function commandRequest(
  releasesDir: string,
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
  }
}
