import { BuildFailure } from "../lib/build-failure"
import type { BuildRequest } from "./build-request"

/** Builds for one request. What editors publish goes on meanwhile, and somebody waits for a word. */
const MOST = 3

/**
 * Builds, and once more at once where the build found a fault while the content changed: what it found may be put right
 * by now, or be none: a picture that went, or, of a CMS that knows no editions, pages of different moments.
 * @param readFingerprint of the content as it is now
 */
export async function whileContentChanges<Result>(
  request: BuildRequest,
  build: (request: BuildRequest) => Promise<Result>,
  readFingerprint: () => Promise<string>,
): Promise<Result> {
  let fingerprint = request.contentFingerprint ?? null
  for (let attempt = 1; ; attempt += 1) {
    try {
      const cold = request.cold && attempt === 1
      return await build({ ...request, cold, contentFingerprint: fingerprint })
    } catch (error) {
      if (!isFinding(error) || fingerprint === null) throw error
      const now = await readFingerprint().catch(() => fingerprint)
      if (now === fingerprint) throw error
      if (attempt === MOST) {
        // What earlier builds left is not to blame, and is kept.
        error.kind = "content"
        throw error
      }
      fingerprint = now
    }
  }
}

const isFinding = (error: unknown): error is BuildFailure =>
  error instanceof BuildFailure && (error.kind === "content" || error.kind === "gate")
