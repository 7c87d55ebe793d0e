import { CLOSE_EDITION, EDITION_HEADER, OPEN_EDITION } from "../shared/content-edition"
import { authorization, TIMEOUT_MS } from "./cms-client"
import { readConfiguration, type Environment } from "./configuration"

export interface ContentEdition {
  id: string
  /** Never rejects: an edition that nobody closes ends by itself. */
  close: () => Promise<void>
}

/**
 * Begins an edition of the content: what is asked with it is answered as of now, whatever is published meanwhile.
 * @returns nothing where the CMS knows no editions, or does not answer: the build says that, and better
 */
export async function openEdition(environment: Environment): Promise<ContentEdition | undefined> {
  const { configuration, problems } = readConfiguration(environment)
  if (problems.length > 0) return undefined
  const ask = async (edition: string) => {
    const response = await fetch(configuration.cmsGraphqlUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...authorization(configuration),
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
