import type { FastifyBaseLogger } from "fastify"
import { GUEST_DOCUMENTS, SUSPECT } from "../../../shared/submissions/guest-documents"
import { SUBMISSION_KINDS } from "../../../shared/submissions/kinds"
import { KINDS } from "../kinds"
import type { KindContext } from "../kinds/submission-kind"
import { UnsafeMail, type PostOffice } from "../mail/post-office"
import type { Submission } from "../store/submission"
import type { SubmissionStore } from "../store/submission-store"
import { waitAfter } from "./backoff"
import { SUBMISSION_FIELD, type Cms } from "./cms"

/** Deliveries or mails looked at in one round. */
const ROUND = 20
/** Between looks where nothing is said of when the next is due, in milliseconds: another process may have said “retry”. */
const LOOK = 2_000
/** Before it is tried again after a fault of our own, such as a full disk. */
const AFTER_FAULT = 5_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

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
  #running: Promise<void>[] = []
  #isStopping = false
  #wake: (() => void)[] = []
  #forgotAt = 0

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#backoff = options.backoff ?? waitAfter
  }

  start(): void {
    // Apart: a mail server that hangs keeps nothing from the CMS.
    this.#running = [this.loop(() => this.deliverRound()), this.loop(() => this.mailRound())]
  }

  /** There is something new. */
  wake(): void {
    const waiting = this.#wake
    this.#wake = []
    for (const go of waiting) go()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    await Promise.all(this.#running)
  }

  private async loop(round: () => Promise<number>): Promise<void> {
    while (!this.#isStopping) {
      const done = await round().catch((error: unknown) => {
        this.#options.log.error({ err: error }, "the outbox could not work")
        return -1
      })
      if (done > 0) continue
      await this.rest(done < 0 ? AFTER_FAULT : LOOK)
    }
  }

  private rest(longest: number): Promise<void> {
    if (this.#isStopping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest)
      this.#wake.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  private async deliverRound(): Promise<number> {
    const { store } = this.#options
    this.forget()
    const due = store.dueDeliveries(Date.now(), ROUND)
    for (const { submission, attempts } of due) {
      if (this.#isStopping) return 0
      await this.deliver(submission, attempts)
    }
    return due.length
  }

  private async deliver(submission: Submission, attempts: number): Promise<void> {
    const { store, cms, context, log } = this.#options
    const { id, reference, kind } = submission
    try {
      const { collection } = SUBMISSION_KINDS[kind]
      const own = KINDS[kind].document(submission, await context())
      const files = store.filesOf(id)
      await cms.create(collection, { ...own, ...documentFacts(submission) })
      for (const file of files) await cms.createFile(id, file)
      store.delivered(id, Date.now())
    } catch (error) {
      const next = this.#backoff(attempts + 1)
      store.notDelivered(id, wordsOf(error), next === null ? null : Date.now() + next)
      if (next === null) log.error({ reference, kind, err: error }, "a submission was given up")
      else log.warn({ reference, kind, problem: wordsOf(error) }, "a submission waits for the CMS")
    }
  }

  private async mailRound(): Promise<number> {
    const { store, postOffice } = this.#options
    if (!postOffice) return 0
    const due = store.dueMails(Date.now(), ROUND)
    for (const mail of due) {
      if (this.#isStopping) return 0
      await this.send(mail, postOffice)
    }
    return due.length
  }

  private async send(
    { id, name, submission, attempts }: ReturnType<SubmissionStore["dueMails"]>[number],
    postOffice: PostOffice,
  ): Promise<void> {
    const { store, context, log } = this.#options
    const { reference, kind } = submission
    try {
      const known = await context()
      const mail = KINDS[kind].mail(name, submission, known)
      const { groupName: group, email } = known.site
      if (email === "") throw new Error("The site has no release yet that says who writes.")
      if (mail) await postOffice.send(mail, { group, email, id: `${submission.id}.${name}` })
      store.mailSent(id, Date.now())
    } catch (error) {
      const next = error instanceof UnsafeMail ? null : this.#backoff(attempts + 1)
      store.mailNotSent(id, wordsOf(error), next === null ? null : Date.now() + next)
      if (next === null) log.error({ reference, kind, name, err: error }, "a mail was given up")
      else log.warn({ reference, kind, name, problem: wordsOf(error) }, "a mail waits")
    }
  }

  private forget(): void {
    const now = Date.now()
    if (now - this.#forgotAt < HOUR) return
    this.#forgotAt = now
    const { store, keptDays, log } = this.#options
    const forgotten = store.forgetBefore(now - keptDays * DAY)
    if (forgotten > 0) log.info({ forgotten }, "personal data past its day was deleted")
  }
}

/** What every document in the CMS has of the submission it comes from. */
const documentFacts = ({ kind, suspicion, page, ...submission }: Submission) => ({
  [SUBMISSION_FIELD]: submission.id,
  reference: submission.reference,
  receivedAt: new Date(submission.receivedAt).toISOString(),
  consentedAt: new Date(submission.confirmedAt ?? submission.receivedAt).toISOString(),
  sentFrom: page,
  status: suspicion === null ? GUEST_DOCUMENTS[SUBMISSION_KINDS[kind].collection].begins : SUSPECT,
  suspicion,
})

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
