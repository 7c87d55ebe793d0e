import { CmsAnswerError } from "./cms-client"

/**
 * A list of an answer.
 * @throws CmsAnswerError where the CMS has left it out: that does not say that nothing is in it
 */
export function answeredList<List extends { readonly docs: unknown }>(
  answer: Readonly<Record<string, List | null | undefined>>,
  name: string,
): List {
  const list = answer[name]
  if (list && Array.isArray(list.docs)) return list
  throw new CmsAnswerError(`The CMS has left the list ${name} out of its answer. Its log says why.`)
}
