import {
  STAFF_PATH,
  type StaffAnswer,
  type StaffRequest,
} from "../../../shared/booking/staff-channel"
import { signedHeaders } from "../../../shared/signed-channel"

type Environment = Readonly<Record<string, string | undefined>>

/** In milliseconds. */
const PATIENCE = 10_000

const AWAY: StaffAnswer = {
  is: "refused",
  why: "The server that holds the bookings does not answer. Nothing has changed; try again in a minute, or tell whoever runs it.",
}

/** `API_URL`, or `API_PORT` on this machine; nothing where no forms are taken in. */
function addressOf({ API_URL, API_PORT, SUBMISSIONS_SECRET }: Environment): URL | undefined {
  if (!SUBMISSIONS_SECRET) return undefined
  const base = API_URL || (API_PORT ? `http://127.0.0.1:${API_PORT}` : "")
  return URL.canParse(base) ? new URL(STAFF_PATH, base) : undefined
}

/** Asks the server that holds the bookings, on behalf of somebody who may. Never throws: what is wrong is the answer. */
export async function askBookingServer(
  request: StaffRequest,
  env: Environment,
): Promise<StaffAnswer> {
  const address = addressOf(env)
  if (!address) return { is: "refused", why: "No bookings are taken on the site." }
  const body = JSON.stringify(request)
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: signedHeaders("bookings to the server", body, env.SUBMISSIONS_SECRET ?? ""),
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    })
    return (await answer.json()) as StaffAnswer
  } catch {
    return AWAY
  }
}
