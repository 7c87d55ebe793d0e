import type { CollectionSlug, PayloadRequest } from "payload"
import type { RuleContext } from "../fields/rules"
import type { Verdict } from "../validation/verdict"
import { counterpart } from "./counterpart"
import { answersIn, answerTo, asQuestion, CONFIRMED } from "./question"

type Context = Pick<RuleContext<object, object>, "collection" | "document" | "id" | "path" | "req">
type Stored = Readonly<Record<string, unknown>>

/** Read once for all fields of a save: a menu has a hundred prices. */
function storedDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Stored | null> {
  const key = `stored:${collection}:${id}`
  const known = req.context[key] as Promise<Stored | null> | undefined
  if (known) return known
  const reading = req.payload.db.findOne<Stored & { id: number | string }>({
    collection: collection as CollectionSlug,
    req,
    where: { id: { equals: id } },
  })
  req.context[key] = reading
  return reading
}

/** The group or row that holds the field in the document as the site has it, without newer drafts. */
export async function onSite({
  collection,
  document,
  id,
  path,
  req,
}: Context): Promise<{ values: Stored; isPublished: boolean } | undefined> {
  if (collection === undefined || id === undefined) return undefined
  const stored = await storedDocument(req, collection, id)
  const values = counterpart(document, stored, path)
  return values && { values, isPublished: stored?._status === "published" }
}

/** Asks, unless the answer came with the document. */
export function ask(
  { document, path }: Context,
  value: string | number,
  sentence: string,
): Verdict {
  const { [CONFIRMED]: confirmed } = document as Stored
  const answer = answerTo(path.join("."), value)
  return answersIn(confirmed).includes(answer) || asQuestion(sentence)
}
