import type { SubmissionSlug } from "../../../shared/submissions/kinds"

export interface Attachment {
  /** The field of the form that it came in. */
  field: string
  /** As the guest's device called it, without a path. */
  name: string
  /** Told from its content. */
  type: string
  bytes: Buffer
}

/** What a guest has sent, as it was taken in. */
export interface Submission {
  id: string
  /** For a guest to read out: `C7QX-29KD`. */
  reference: string
  kind: SubmissionSlug
  /** The e-mail address it is about, in lower case. */
  identity: string
  /** As the kind's schema gives it. */
  content: Readonly<Record<string, unknown>>
  /** What came with it, by its name and how large it is, in bytes. */
  files: readonly { name: string; size: number }[]
  /** Path of the page it was sent from. */
  page: string
  /** Why it looks like spam: staff decide, and no mail is sent; null where it does not. */
  suspicion: string | null
  /** Milliseconds since 1970. */
  receivedAt: number
  confirmedAt: number | null
}
