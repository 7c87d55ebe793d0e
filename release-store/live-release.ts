import { lstat, readFile, readlink } from "node:fs/promises"
import { basename, join } from "node:path"
import { CURRENT } from "./current-release"
import { type PublishingStatus } from "../shared/publishing"
import { type ReleaseManifest } from "./manifest"

/** The status goes to every open page of the admin every few seconds; the manifest names them all. */
const MOST_WARNINGS = 100

/** What is known of the release being served, apart from its files. */
export type LiveRelease = NonNullable<PublishingStatus["live"]> &
  Pick<ReleaseManifest, "contentFingerprint" | "nextChange">

/**
 * Reads the release being served, or nothing before the first. A release without a manifest counts as one that
 * holds no accepted request.
 */
export function createLiveReader(releasesDir: string): () => Promise<LiveRelease | null> {
  let last: { id: string; live: Omit<LiveRelease, "switchedAt"> } | undefined

  return async () => {
    const link = join(releasesDir, CURRENT)
    const id = await readlink(link).then(basename, ignoreMissing)
    if (id === undefined) return null
    const switchedAt = (await lstat(link)).mtime.toISOString()
    // A manifest is never written to once its release is served.
    if (last?.id !== id) last = { id, live: await readFacts(releasesDir, id, switchedAt) }
    return { ...last.live, switchedAt }
  }
}

async function readFacts(
  releasesDir: string,
  id: string,
  switchedAt: string,
): Promise<Omit<LiveRelease, "switchedAt">> {
  const text = await readFile(join(releasesDir, `${id}.json`), "utf8").catch(ignoreMissing)
  if (text === undefined) {
    return {
      id,
      madeAt: switchedAt,
      cause: { kind: "command" },
      lastSequence: 0,
      contentAt: null,
      contentFingerprint: null,
      nextChange: null,
    }
  }
  const manifest = JSON.parse(text) as ReleaseManifest
  const { madeAt, cause, lastSequence, contentAt = null, contentFingerprint, nextChange } = manifest
  const warnings = (manifest.warnings ?? []).slice(0, MOST_WARNINGS)
  return { id, madeAt, cause, lastSequence, contentAt, warnings, contentFingerprint, nextChange }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined
  throw error
}
