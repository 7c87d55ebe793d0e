import { addressName } from "../../http/address-name"
import { secondsToWait, TokenBuckets } from "./token-buckets"
import { cvTypeOf, safeFileName } from "./cv-type"
import { readForm, textIn, trapIn, type SentForm } from "./read-form"
import { allowanceOf, suspicionOf } from "./suspicion"
import type { TimeTokens } from "./time-token"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { SUBMISSION_KINDS, type SubmissionSlug } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/form-answers"
import { KINDS } from "../kinds"
import { CONFIRMATION, type AnyKind, type Problems } from "../kinds/submission-kind"
import type { SiteFacts } from "../../../shared/submissions/site-facts"
import { NO_FACTS } from "../site/site-facts-reader"
import type { Accepted, SubmissionStore } from "../store/submission-store"
import type { Attachment } from "../store/submission"

export type Outcome =
  | ({ is: "accepted" } & Accepted)
  | { is: "problems"; problems: Problems }
  | { is: "too many"; seconds: number }

export interface IntakeLimits {
  perAddress: { burst: number; every: number }
  perIdentity: { burst: number; every: number }
  /** Of what asks an address to confirm: whoever types it need not be its owner. */
  perUnconfirmed: { burst: number; every: number }
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A room of guests behind one address writes, corrects, writes again; who writes more as one guest is none. */
export const INTAKE_LIMITS: IntakeLimits = {
  perAddress: { burst: 60, every: 10 * SECOND },
  perIdentity: { burst: 6, every: 10 * MINUTE },
  perUnconfirmed: { burst: 6, every: 240 * MINUTE },
}

const KEY = /^[\w-]{8,64}$/
const PAGE = /^\/[a-z0-9/-]{0,200}$/

/** From what was sent to what is on the disk: judged, looked at for spam, written. Nothing here waits for another process. */
export function createIntake({
  store,
  tokens,
  limits = INTAKE_LIMITS,
  onAccepted,
}: {
  store: SubmissionStore
  tokens: TimeTokens
  limits?: IntakeLimits
  /** There is something to deliver. */
  onAccepted: () => void
}) {
  const addresses = new TokenBuckets(limits.perAddress)
  const identities = new TokenBuckets(limits.perIdentity)
  const unconfirmed = new TokenBuckets(limits.perUnconfirmed)

  return {
    readForm,

    /** To be asked before the body is read. @returns how long that address has to wait, in seconds; 0: go on */
    waitOf: (address: string, now = Date.now()): number =>
      secondsToWait(addresses, addressName(address), now),

    /** @param site what it offers at this moment */
    take(slug: SubmissionSlug, form: SentForm, site: SiteFacts, now = Date.now()): Outcome {
      const kind = KINDS[slug]
      const { entries } = form
      const { data: content, error } = kind.schema.safeParse(entries)
      const problems = {
        ...problemsOf(slug, error?.issues ?? []),
        // Before the first release nobody knows.
        ...(content && site !== NO_FACTS ? kind.notOffered(content, site) : {}),
        ...fileProblem(kind, form),
      }
      if (Object.keys(problems).length > 0 || content === undefined) {
        return { is: "problems", problems }
      }
      const identity = kind.identity(content)
      const suspicion = suspicionOf({
        trap: trapIn(entries),
        // Whoever has to confirm from their own mailbox shows there that they are somebody.
        token: kind.needsConfirmation
          ? "good"
          : tokens.judge(textIn(entries, FORM_META.token), now),
        texts: Object.values(content),
      })
      const guests = kind.needsConfirmation ? unconfirmed : identities
      const allowance = allowanceOf(identity, suspicion)
      const heldUp = secondsToWait(guests, allowance, now)
      if (heldUp > 0) return { is: "too many", seconds: heldUp }
      const key = textIn(entries, FORM_META.key)
      const page = textIn(entries, FORM_META.page)
      const accepted = store.accept({
        kind: slug,
        key: KEY.test(key) ? key : undefined,
        identity,
        content: content as Readonly<Record<string, unknown>>,
        page: PAGE.test(page) ? page : "/",
        suspicion,
        files: attachment(kind, form),
        isHeld: kind.needsConfirmation && suspicion === null,
        mails: mailsOf(kind, suspicion),
        now,
      })
      // Sent twice: nobody is written to once more.
      if (accepted.isKnown) guests.giveBack(allowance)
      onAccepted()
      return { is: "accepted", ...accepted }
    },
  }
}

export type Intake = ReturnType<typeof createIntake>

/** No mail leaves for what looks like spam: nobody is written to because a program says so. */
const mailsOf = (kind: AnyKind, suspicion: string | null): readonly string[] => {
  if (suspicion !== null) return []
  return kind.needsConfirmation ? [CONFIRMATION] : kind.mails
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** The first of each field, in words. */
function problemsOf(slug: SubmissionSlug, issues: readonly Issue[]): Problems {
  const found = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.map(String).join(".")
    if (!found.has(field)) found.set(field, texts.problemInWords(slug, field, message))
  }
  return Object.fromEntries(found)
}

function fileProblem(kind: AnyKind, { file, isFileTooLarge }: SentForm): Problems {
  if (!kind.file) return {}
  if (isFileTooLarge) return { [kind.file.field]: texts.fileTooLarge }
  if (file && !cvTypeOf(file.bytes)) return { [kind.file.field]: texts.fileUnknown }
  return {}
}

function attachment(kind: AnyKind, { file }: SentForm): Attachment[] {
  const type = file && cvTypeOf(file.bytes)
  if (!kind.file || !file || !type) return []
  const { bytes } = file
  return [{ field: kind.file.field, name: safeFileName(file.name, type), type, bytes }]
}

/** A form's own entries, as they were typed: to be shown again. */
export const typedEntries = (slug: SubmissionSlug, { entries }: SentForm): Record<string, string> =>
  Object.fromEntries(
    Object.keys(SUBMISSION_KINDS[slug].fields ?? {}).map((name) => [name, textIn(entries, name)]),
  )
