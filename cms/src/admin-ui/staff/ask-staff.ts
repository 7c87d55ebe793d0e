import { refused, type StaffReply } from "../../../../shared/staff-reply"

/** What a person asks; by whom, the CMS knows. */
export type Asked<Request> = Request extends unknown ? Omit<Request, "by"> : never

/** In milliseconds: longer than the CMS waits for the forms' server, whose absence it can say. */
const PATIENCE = 12_000

/** Asks the CMS. Never throws: what is wrong is the answer. */
export async function askStaff<Day>(path: string, request: object): Promise<StaffReply<Day>> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "include",
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return (await answer.json()) as StaffReply<Day>
  } catch {
    return refused("The CMS does not answer.")
  }
}
