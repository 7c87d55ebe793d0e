import type { FastifyBaseLogger } from "fastify"
import { GUEST_DOCUMENTS, SUSPECT } from "../../../shared/submissions/guest-documents"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import { KINDS } from "../kinds"
import type { KindContext } from "../kinds/submission-kind"
import type { PostOffice } from "../mail/post-office"
import type { Submission } from "../store/submission"
import type { DueMail, SubmissionStore } from "../store/submission-store"
import { waitAfter } from "./backoff"
import { NotDelivered, SUBMISSION_FIELD, type Cms } from "./cms"
import { sendDueMails } from "./due-mails"
import { hourly, Rounds, wordsOf } from "./rounds"

/** Deliveries looked at in one round. */
const ROUND = 20
const DAY = 24 * 3_600_000
/** A mail of which nothing could be noted any more is sent again after so long, in milliseconds. */
const UNDER_WAY = 60_000
/** “We have it” says nothing any more after a week, such as where a mail server is set a year later. */
const MAIL_AGE = 7 * DAY

export interface OutboxOptions {
  store: SubmissionStore
  cms: Cms
  /** Without one mails wait. */
  postOffice: PostOffice | undefined
  /** What a kind may know, as it is now. */
  context: () => Promise<KindContext>
  /** How long what was delivered is kept, in days. */
  keptDays: number
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">
  /** For tests: how soon again, in milliseconds. */
  backoff?: (attempts: number) => number | null
}

/** Delivers what was taken in, and sends the mails, as long as the process runs. Each is tried until it is done. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #backoff: (attempts: number) => number | null
  readonly #rounds: Rounds
  readonly #forget: () => void

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#rounds = new Rounds("the outbox", options.log)
    this.#backoff = options.backoff ?? waitAfter
    const { store, keptDays, log } = options
    this.#forget = hourly((now) => {
      const forgotten = store.forgetBefore(now - keptDays * DAY)
      if (forgotten > 0) log.info({ forgotten }, "personal data past its day was deleted")
    })
  }

  start(): void {
    this.#rounds.start([() => this.deliverRound(), () => this.mailRound()])
  }

  /** There is something new. */
  wake(): void {
    this.#rounds.wake()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  private async deliverRound(): Promise<number> {
    const { store } = this.#options
    this.#forget()
    const due = store.dueDeliveries(Date.now(), ROUND)
    for (const { submission, attempts } of due) {
      if (this.#rounds.isStopping) return 0
      // Whoever does not answer one answers the others as little.
      if (!(await this.deliver(submission, attempts))) return 0
    }
    return due.length
  }

  /** @returns whether the CMS answers */
  private async deliver(submission: Submission, attempts: number): Promise<boolean> {
    const { store, cms, context, log } = this.#options
    const { id, reference, kind } = submission
    if (!store.isWaiting(id)) return true
    try {
      const { collection } = SUBMISSION_KINDS[kind]
      const own = KINDS[kind].document(submission, await context())
      const files = store.filesOf(id)
      await cms.create(collection, { ...own, ...documentFacts(submission) })
      for (const file of files) await cms.createFile(id, file)
      if (!store.delivered(id, Date.now())) {
        log.error(
          { reference, kind },
          "a submission was erased here while it was delivered: erase it once more",
        )
      }
      return true
    } catch (error) {
      const is = error instanceof NotDelivered ? error.is : "failed"
      const next = is === "refused" ? null : this.#backoff(attempts + 1)
      const problem = wordsOf(error)
      store.notDelivered(id, problem, next === null ? null : Date.now() + next)
      if (next === null) log.error({ reference, kind, problem }, "a submission was given up")
      else log.warn({ reference, kind, problem }, "a submission waits for the CMS")
      return is !== "unreachable"
    }
  }

  private async mailRound(): Promise<number> {
    const { store, postOffice, log } = this.#options
    if (!postOffice) return 0
    return sendDueMails({
      store,
      send: (due) => this.send(due, postOffice),
      isStopping: () => this.#rounds.isStopping,
      backoff: this.#backoff,
      called: "a mail",
      about: ({ submission: { reference, kind } }) => ({ reference, kind }),
      log,
    })
  }

  /** @returns whether it was sent */
  private async send({ id, name, submission }: DueMail, postOffice: PostOffice): Promise<boolean> {
    const { store, context } = this.#options
    if (!store.beginMail(id, Date.now() + UNDER_WAY)) return false
    if (Date.now() - (submission.confirmedAt ?? submission.receivedAt) > MAIL_AGE) {
      store.mailNotSent(id, "It has waited for more than a week.", null)
      return false
    }
    const known = await context()
    const mail = KINDS[submission.kind].mail(name, submission, known)
    const { groupName: group, email } = known.site
    if (email === "") throw new Error("The site has no release yet that says who writes.")
    if (mail) await postOffice.send(mail, { group, email, id: `${submission.id}.${name}` })
    return true
  }
}

/** What every document in the CMS has of the submission it comes from. */
const documentFacts = ({ kind, suspicion, page, ...submission }: Submission) => ({
  [SUBMISSION_FIELD]: submission.id,
  reference: submission.reference,
  receivedAt: new Date(submission.receivedAt).toISOString(),
  consentedAt: consentedAt(kind, submission),
  sentFrom: page,
  status: suspicion === null ? GUEST_DOCUMENTS[SUBMISSION_KINDS[kind].collection].begins : SUSPECT,
  suspicion,
})

/** Whoever was to confirm and has not may be somebody else than the address's owner. */
function consentedAt(
  kind: Submission["kind"],
  { confirmedAt, receivedAt }: Pick<Submission, "confirmedAt" | "receivedAt">,
): string | null {
  const at = confirmedAt ?? (KINDS[kind].needsConfirmation ? null : receivedAt)
  return at === null ? null : new Date(at).toISOString()
}
