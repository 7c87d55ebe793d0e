import { CLOSE_EDITION, EDITION_HEADER, OPEN_EDITION } from "../shared/content-edition"
import { authorization, TIMEOUT_MS, type CmsAccess } from "./cms-client"

export interface ContentEdition {
  id: string
  /** Never rejects: an edition that nobody closes ends by itself. */
  close: () => Promise<void>
}

/**
 * Begins an edition of the content: what is asked with it is answered as of now, whatever is published meanwhile.
 * @returns nothing where the CMS knows no editions, or does not answer: the build says that, and better
 */
export async function openEdition(access: CmsAccess): Promise<ContentEdition | undefined> {
  const ask = async (edition: string) => {
    const response = await fetch(access.cmsGraphqlUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...authorization(access),
        [EDITION_HEADER]: edition,
      },
      body: JSON.stringify({ query: "{ __typename }" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.headers.get(EDITION_HEADER)
  }
  const id = await ask(OPEN_EDITION).catch(() => null)
  if (!id) return undefined
  return { id, close: () => ask(CLOSE_EDITION + id).then(ignore, ignore) }
}

const ignore = (): void => undefined
