import { setTimeout as sleep } from "node:timers/promises"
import { askForBuild, forgetAskedBuild } from "../../publishing/asked-builds"
import { holderOf } from "../../lib/locks"
import { Failure } from "../../lib/failure"
import { publisherLockOf } from "../../publishing/publish-journal"
import { readStatusFile } from "../../publishing/publisher-files"
import type { PublishFailure } from "../../shared/publishing"

const LOOK = 200

const PHASES = {
  waiting: "The publisher waits for more changes",
  building: "The publisher builds the site",
  checking: "The publisher checks the release",
  switching: "The publisher switches to the release",
}

export const isPublisherRunning = async (releasesDir: string) =>
  (await holderOf(publisherLockOf(releasesDir))) !== undefined

/**
 * Has the publisher that runs for this folder build, and waits for the outcome.
 * @returns the release
 * @throws Failure where the build failed, or the publisher ends
 */
export async function buildByPublisher(
  releasesDir: string,
  { mayLosePages, say }: { mayLosePages: boolean; say: (line: string) => void },
) {
  const asked = await askForBuild(releasesDir, { mayLosePages })
  let told = ""
  return builtByPublisher(releasesDir, asked, async (phase) => {
    if (phase !== "" && phase !== told) say(`  … ${phase}`)
    told = phase || told
    if (await isPublisherRunning(releasesDir)) return
    await forgetAskedBuild(releasesDir, asked)
    throw new Failure("The publisher has ended meanwhile. Run npm run build again.")
  })
}

/**
 * Waits for the outcome of what the publisher was asked for, also while it is started again.
 * @param whileWaiting is told again and again what it does
 * @throws Failure where the build failed
 */
export async function builtByPublisher(
  releasesDir: string,
  asked: string,
  whileWaiting: (phase: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: string; switched: boolean }> {
  for (;;) {
    const status = await readStatusFile(releasesDir)
    const made = status?.builds.find((build) => build.asked?.includes(asked))
    if (made?.releaseId) return { id: made.releaseId, switched: made.outcome === "published" }
    if (made) throw failed(status?.failure ?? null)
    await whileWaiting(status?.working ? PHASES[status.working.phase] : "")
    await sleep(LOOK)
  }
}

function failed(failure: PublishFailure | null) {
  const problems = (failure?.problems ?? []).map(({ message }) => `- ${message}`)
  return new Failure(
    [
      `Build failed: ${failure?.reason ?? "the publisher's log says of what."}`,
      ...problems,
      "",
      "What was served before is untouched.",
    ].join("\n"),
  )
}
