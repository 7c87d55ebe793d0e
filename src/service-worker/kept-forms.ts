import { allKept, keepOutcome, mayHaveKept, send } from "../../shared/submissions/kept-submissions"

let isSending = false

/**
 * Sends what was kept. What the server refuses stays, and is not sent again: the guest's next look at the form says why.
 * Never rejects, so that nothing a visitor waits for depends on it.
 */
export async function sendKept(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    if (!(await mayHaveKept())) return
    for (const submission of await allKept()) {
      if (submission.reference !== undefined || submission.isRefused) continue
      const sent = await send(submission)
      if (sent.is === "unreachable" || (sent.is === "refused" && sent.mayTryAgain)) return
      const { key, address } = submission
      // The next page with a form tells the guest.
      await keepOutcome(
        sent.is === "accepted"
          ? { key, address, entries: [], reference: sent.reference }
          : { ...submission, isRefused: true },
      )
    }
  } catch {
    // No database: nothing was kept.
  } finally {
    isSending = false
  }
}
