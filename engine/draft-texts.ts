import { answeredList } from "../cms-client/answered-list"
import { CmsError, CmsKeyError, queryCms, type CmsAccess } from "../cms-client/cms-client"
import { BuildFailure } from "../lib/build-failure"
import type { DraftText } from "../release-store/gates/gate"
import { CONTENT_SLUGS, CONTENT_TYPES } from "../shared/content-types"

const NAMED = CONTENT_SLUGS.flatMap((slug) => {
  const { hasDrafts, list, nameField } = CONTENT_TYPES[slug]
  return hasDrafts && nameField !== null ? [{ slug, list, nameField }] : []
})

/** A shorter name is too likely to be that of something else, in characters. */
const SHORTEST = 12

const QUERY = `query NamesOfDrafts {
  ${NAMED.map(
    ({ list, nameField }) =>
      `${list}(where: { _status: { equals: draft } }, limit: 0) { docs { id text: ${nameField} } }`,
  ).join("\n  ")}
}`

type Answer = Readonly<
  Record<string, { docs: readonly { id: string | number; text: string | null }[] } | null>
>

/**
 * Names of documents that are not published, apart from those that a published document has too.
 * @param access of a client that may read drafts
 * @throws BuildFailure of kind `cms` where the CMS does not answer, `other` where it refuses the key
 */
export async function readDraftTexts(
  access: CmsAccess,
  published: () => ReadonlySet<string>,
): Promise<DraftText[]> {
  const drafts = (await draftsIn(access)).filter(({ text }) => text.length >= SHORTEST)
  if (drafts.length === 0) return []
  const names = published()
  return drafts.filter(({ text }) => !names.has(text))
}

async function draftsIn(access: CmsAccess): Promise<DraftText[]> {
  try {
    const answer = await queryCms<Answer>(access, QUERY)
    return NAMED.flatMap(({ list, slug }) =>
      answeredList(answer, list).docs.map(({ id, text }) => ({
        text: text?.trim() ?? "",
        collection: slug,
        id: String(id),
      })),
    )
  } catch (error) {
    throw error instanceof CmsError ? unreadable(access, error) : error
  }
}

const UNCHECKED = "Whether drafts stand in the new release could not be checked: "

function unreadable({ cmsGraphqlUrl }: CmsAccess, error: CmsError): BuildFailure {
  if (!(error instanceof CmsKeyError)) {
    return new BuildFailure(`${UNCHECKED}${error.message}`, "cms", {
      reason: "The CMS stopped answering while the new release was being checked.",
    })
  }
  return new BuildFailure(
    `${UNCHECKED}the CMS at ${cmsGraphqlUrl} refused the key PREVIEW_API_KEY. ` +
      "It should be the key of an API client that may read drafts; without one, leave it out.",
    "other",
    {
      reason:
        "The site's key for reading drafts is refused, so that nobody can see that none of them is published. Whoever runs the site has to correct it (PREVIEW_API_KEY).",
    },
  )
}
