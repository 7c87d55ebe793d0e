import { BuildFailure } from "../lib/build-failure"
import { cleanTexts } from "../shared/clean-texts"
import { CONTENT_SLUGS, CONTENT_TYPES } from "../shared/content-types"
import { type DraftText } from "./gates/gate"

const NAMED = CONTENT_SLUGS.flatMap((slug) => {
  const { hasDrafts, list, nameField } = CONTENT_TYPES[slug]
  return hasDrafts && nameField !== null ? [{ slug, list, nameField }] : []
})

/** A shorter name is too likely to be that of something else, in characters. */
const SHORTEST = 12
/** How long the CMS may take, in milliseconds. */
const PATIENCE = 10_000

export interface DraftReader {
  url: string
  /** The whole `Authorization` header, of a client that may read drafts. */
  authorization: string
  /** Whether a published document has a name; without it the CMS is asked for all their names. */
  isPublished?: (name: string) => boolean
}

/**
 * Names of documents that are not published, apart from those that a published document has too.
 * @throws BuildFailure of kind `cms` where the CMS does not answer, or refuses the key
 */
export async function readDraftTexts(reader: DraftReader): Promise<DraftText[]> {
  const drafts = (await readDocuments(reader, "{ _status: { equals: draft } }")).filter(
    ({ text }) => text.length >= SHORTEST,
  )
  if (drafts.length === 0) return []
  const isPublished = reader.isPublished ?? (await readPublishedNames(reader))
  return drafts.filter(({ text }) => !isPublished(text))
}

async function readPublishedNames(reader: DraftReader): Promise<(name: string) => boolean> {
  const published = await readDocuments(reader, "{ _status: { equals: published } }")
  const names = new Set(published.map(({ text }) => text))
  return (name) => names.has(name)
}

type Answer = Readonly<
  Record<string, { docs: readonly { id: string | number; text: string | null }[] } | null>
>

async function readDocuments(reader: DraftReader, where: string): Promise<DraftText[]> {
  const lists = NAMED.map(
    ({ list, nameField }) =>
      `${list}(where: ${where}, limit: 0) { docs { id text: ${nameField} } }`,
  )
  const data = await ask(reader, `query NamesOfDocuments { ${lists.join(" ")} }`)
  return NAMED.flatMap(({ list, slug }) =>
    (data[list]?.docs ?? []).flatMap(({ id, text }) =>
      text ? [{ text: text.trim(), collection: slug, id: String(id) }] : [],
    ),
  )
}

async function ask({ url, authorization }: DraftReader, query: string): Promise<Answer> {
  let body: { data?: Answer | null; errors?: readonly { message: string }[] }
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization,
      },
      body: JSON.stringify({ query, operationName: "NamesOfDocuments" }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    // As the release has them.
    body = cleanTexts((await response.json()) as typeof body)
  } catch (error) {
    throw unreadable(url, error instanceof Error ? error.message : String(error))
  }
  const [refused] = body.errors ?? []
  if (refused || !body.data) throw unreadable(url, refused?.message ?? "it sent no data")
  return body.data
}

const unreadable = (url: string, why: string) =>
  new BuildFailure(
    `Whether drafts stand in the new release could not be checked: the CMS at ${url} could not be read (${why}). ` +
      "Where it runs, PREVIEW_API_KEY should be the key of an API client that may read drafts; without one, leave it out.",
    "cms",
    { reason: "The CMS stopped answering while the new release was being checked." },
  )
