import { contentFingerprintQuery } from "../src/content/content-fingerprint"
import { CmsError, queryCms } from "../cms-client/cms-client"
import { fingerprintOf, type FingerprintAnswer } from "../cms-client/content-fingerprint"
import { readConfiguration } from "../cms-client/configuration"
import { BuildFailure } from "../lib/build-failure"

/** The content could not be compared or read; the message says why. */
export class CmsUnavailable extends BuildFailure {
  constructor(message: string) {
    super(message, "cms", { reason: `The content could not be read. ${message}` })
  }
}

/**
 * What the published content is, as a hash: it changes with each publish, unpublish and deletion, each change of a
 * global and of a picture, and with nothing else. Asked with the site's own key, so that drafts do not count.
 * @throws CmsUnavailable
 */
export async function readFingerprint(env: NodeJS.ProcessEnv): Promise<string> {
  const { configuration, problems } = readConfiguration(env)
  if (problems.length > 0) throw new CmsUnavailable(problems.join(" "))
  try {
    return fingerprintOf(await queryCms<FingerprintAnswer>(configuration, contentFingerprintQuery))
  } catch (error) {
    throw error instanceof CmsError ? new CmsUnavailable(error.message) : error
  }
}
