import { allKept, keep, send } from "../../shared/submissions/kept-submissions"

let isSending = false

/**
 * Sends what was kept. What the server refuses stays: the guest's next look at a form says why. Never rejects, so that
 * nothing a visitor waits for depends on it.
 */
export async function sendKept(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (const submission of await allKept()) {
      if (submission.reference !== undefined) continue
      const sent = await send(submission)
      if (sent.is === "unreachable") return
      const { key, address } = submission
      // The next page with a form tells the guest.
      if (sent.is === "accepted")
        await keep({ key, address, entries: [], reference: sent.reference })
    }
  } catch {
    // No database: nothing was kept.
  } finally {
    isSending = false
  }
}
