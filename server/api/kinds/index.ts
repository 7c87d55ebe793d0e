import { SUBMISSION_SLUGS, type SubmissionSlug } from "../../../shared/submissions/kinds"
import { application } from "./application"
import { contact } from "./contact"
import { functions } from "./functions"
import { newsletter } from "./newsletter"
import { stockist } from "./stockist"
import type { AnyKind } from "./submission-kind"
import { tellMeWhen } from "./tell-me-when"
import { unsubscribe } from "./unsubscribe"

/** What the server does with each kind of shared/submissions/kinds.ts. */
export const KINDS: Readonly<Record<SubmissionSlug, AnyKind>> = {
  contact,
  functions,
  stockist,
  application,
  newsletter,
  "tell-me-when": tellMeWhen,
  unsubscribe,
}

export const slugOf = (text: string): SubmissionSlug | undefined =>
  SUBMISSION_SLUGS.find((slug) => slug === text)
