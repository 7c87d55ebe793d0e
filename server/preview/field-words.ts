import { authorization } from "../../cms-client/cms-client"
import { collectionOf } from "../../gatsby/build-problems"
import type { Configuration } from "../../cms-client/configuration"
import type { ContentFault } from "../../src/content/content-error"

/** How the CMS calls a document's kind and a field, and where it shows them. */
export interface FieldWords {
  document: string
  field: string
  /** Of the CMS's admin, beginning with a slash. */
  path: string
}

const TIMEOUT_MS = 2000

/** Asks the CMS (cms/src/publishing/field-endpoint.ts). Another CMS has no such address: nothing then. */
export async function fieldWords(
  { document, field }: ContentFault,
  configuration: Configuration,
): Promise<FieldWords | undefined> {
  const collection = collectionOf(document)
  if (collection === null) return undefined
  const url = new URL("publishing/field", configuration.cmsGraphqlUrl)
  // “sections 2.title”, as messages name it.
  const path = field.replace(/ (\d+)/g, (_match, number) => `.${Number(number) - 1}`)
  url.search = String(
    new URLSearchParams({ collection, id: String(document.id ?? ""), field: path }),
  )
  try {
    const answer = await fetch(url, {
      headers: authorization(configuration),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const words = (await answer.json()) as Partial<FieldWords>
    const { document: kind, field: label, path: place } = words
    return answer.ok && kind && label && place?.startsWith("/")
      ? { document: kind, field: label, path: place }
      : undefined
  } catch {
    return undefined
  }
}
