import type { StaffAnswer, StaffRequest } from "../../../../shared/booking/staff-channel"

/** What a person asks of a venue's tables; by whom, the CMS knows. */
export type TablesRequest = StaffRequest extends infer Request
  ? Request extends StaffRequest
    ? Omit<Request, "by">
    : never
  : never

const AWAY: StaffAnswer = { is: "refused", why: "The CMS does not answer. Nothing has changed." }

export async function askTables(request: TablesRequest): Promise<StaffAnswer> {
  try {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "include",
      body: JSON.stringify(request),
    })
    return (await answer.json()) as StaffAnswer
  } catch {
    return AWAY
  }
}
