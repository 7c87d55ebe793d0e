import { fieldLabel, type FieldNode } from "./field-place"
import type { FeedState } from "./status-feed"
import type { Refusal } from "./refusal"

/** How browsers word a request that had no answer. */
const NO_ANSWER = /^(Failed to fetch|Load failed|NetworkError\b.*)$/

const KEPT = "What you typed is still here."

/** Why a document was not saved, in an editor's words. */
export function refusalReason(
  { faults, reason }: Pick<Refusal, "faults" | "reason">,
  trouble: FeedState["trouble"],
  fields: readonly FieldNode[],
): string | null {
  const [first] = faults
  if (first) return first.message ? `${fieldLabel(fields, first.path)}: ${first.message}` : null
  if (trouble === "signed-out") {
    return `You are signed out. Sign in again in another tab, then save here. ${KEPT}`
  }
  if (trouble || (reason !== null && NO_ANSWER.test(reason))) {
    return `The CMS does not answer. Save again in a moment. ${KEPT}`
  }
  return reason ?? `The CMS refused it. ${KEPT}`
}
