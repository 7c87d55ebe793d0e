import { createHash } from "node:crypto"
import { contentFingerprintQuery } from "../src/content/content-fingerprint"
import { CmsError, queryCms } from "../cms-client/cms-client"
import { readConfiguration } from "../cms-client/configuration"
import { BuildFailure } from "../lib/build-failure"

/** The content could not be compared or read; the message says why. */
export class CmsUnavailable extends BuildFailure {
  constructor(message: string) {
    super(message, "cms", { reason: `The content could not be read. ${message}` })
  }
}

interface Dated {
  id?: number | string
  updatedAt?: string | null
}

/** Lists and globals by their names in the query. */
export type FingerprintAnswer = Readonly<
  Record<string, Dated | { docs: readonly Dated[] } | null | undefined>
>

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

/** SHA-256, in hex, over what was asked; the order in which the CMS lists it does not matter. */
export function fingerprintOf(answer: FingerprintAnswer): string {
  const lines = Object.entries(answer).flatMap(([name, value]) => {
    if (!value) return []
    const documents = "docs" in value ? value.docs : [value as Dated]
    return documents.map(({ id, updatedAt }) =>
      JSON.stringify([name, id ?? null, updatedAt ?? null]),
    )
  })
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex")
}
