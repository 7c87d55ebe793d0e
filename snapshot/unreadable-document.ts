import { answeredList } from "../cms-client/answered-list"
import { CmsAnswerError, queryCms, type CmsAccess } from "../cms-client/cms-client"
import { describeDocument, type DocumentRef } from "../src/content/content-error"
import type { StoredDocument } from "./content-snapshot"
import type { ListQuery, Questions } from "./snapshot-queries"

/** A document that the CMS has, and cannot answer with: an editor may mend it, or the CMS may do better the next time. */
export class UnreadableDocument extends CmsAnswerError {
  constructor(
    readonly document: DocumentRef,
    readonly field: string,
    cause: CmsAnswerError,
  ) {
    super(
      `${describeDocument(document)}: the CMS cannot answer with the field “${field}” as it is. ` +
        `Correct it in the CMS and publish the document again. ${cause.message}`,
      cause.path,
    )
  }
}

/** How a list's documents are answered. */
export interface ListAnswer {
  readonly docs: readonly (StoredDocument | null)[]
  readonly hasNextPage?: boolean
}

/**
 * Asks for documents of a list. Of one that cannot be answered with, the name is asked for alone, to tell editors of it.
 * @param asking which of the list's questions
 * @throws CmsError; UnreadableDocument
 */
export async function queryList(
  access: CmsAccess,
  list: ListQuery,
  asking: (questions: Questions) => string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<ListAnswer> {
  const ask = async (questions: Questions) => {
    type Answer = Readonly<Record<string, ListAnswer | null>>
    return answeredList(await queryCms<Answer>(access, asking(questions), variables), list.list)
  }
  return ask(list).catch(async (error: unknown) => {
    if (!(error instanceof CmsAnswerError)) throw error
    const [, docs, place, ...field] = error.path
    if (docs !== "docs" || field.length === 0) throw error
    const found = (await ask(list.names).catch(() => undefined))?.docs?.[Number(place)]
    if (!found) throw error
    const { id, name } = found
    const document = { type: list.type, id, name: typeof name === "string" ? name : null }
    throw new UnreadableDocument(document, field.join("."), error)
  })
}
