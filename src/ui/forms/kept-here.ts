import {
  allKept,
  forget,
  keep,
  keepOutcome,
  send,
  type KeptSubmission,
  type Sent,
} from "../../../shared/submissions/kept-submissions"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { noteKept } from "./form-storage"

/** Keeps on this device what cannot be sent now. @throws where the browser allows no database */
export async function keepHere(submission: KeptSubmission): Promise<void> {
  await keep(submission)
  noteKept(true)
  await askWorker()
}

/** What has become of what was kept. */
export type News =
  | { is: "accepted"; submission: KeptSubmission; reference: string }
  | { is: "refused"; submission: KeptSubmission; page: string }

/** Sends what was kept, and says what became of each. What was refused stays until `forgetRefused`: it is the guest's. */
export async function sendKept(tell: (news: News) => Promise<void>): Promise<void> {
  let waits = false
  for (const submission of await allKept()) {
    const sent = await outcomeOf(submission)
    if (sent.is === "unreachable" || (sent.is === "refused" && sent.mayTryAgain)) return
    if (sent.is === "accepted") {
      await forget(submission.key)
      await tell({ is: "accepted", submission, reference: sent.reference })
      continue
    }
    waits = true
    if (!submission.isRefused) await keepOutcome({ ...submission, isRefused: true })
    await tell({ is: "refused", submission, page: pageIn(submission) })
  }
  noteKept(waits)
}

export const forgetRefused = ({ key }: KeptSubmission): Promise<unknown> => forget(key)

function outcomeOf(submission: KeptSubmission): Promise<Sent> | Sent {
  const { reference, isRefused } = submission
  if (reference !== undefined) return { is: "accepted", reference }
  return isRefused ? { is: "refused", sentence: "", mayTryAgain: false } : send(submission)
}

function pageIn({ entries }: KeptSubmission): string {
  const [, page] = entries.find(([name]) => name === FORM_META.page) ?? []
  return typeof page === "string" ? page : "/"
}

/** The tag by which the browser wakes the service worker when there is a network again (Background Sync). */
async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } }
  await sync?.register("forms").catch(() => undefined)
}
