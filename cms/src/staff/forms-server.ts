import { signedHeaders, type Way } from "../../../shared/signed-channel"
import { refused } from "../../../shared/staff-reply"
import type { Environment } from "../environment"

/** Something that the forms' server holds, and where it listens to what staff ask of it. */
export interface Held {
  /** What it is called in a sentence. */
  name: "bookings" | "orders"
  path: string
  way: Way
}

/** In milliseconds. */
const PATIENCE = 10_000

/** `API_URL`, or `API_PORT` on this machine; nothing where no forms are taken in. */
function addressOf(
  path: string,
  { API_URL, API_PORT, SUBMISSIONS_SECRET }: Environment,
): URL | undefined {
  if (!SUBMISSIONS_SECRET) return undefined
  const base = API_URL || (API_PORT ? `http://127.0.0.1:${API_PORT}` : "")
  return URL.canParse(base) ? new URL(path, base) : undefined
}

/**
 * Asks the forms' server, on behalf of somebody who may. Never throws: what is wrong is the answer.
 *
 * @returns what it says, as it says it
 */
export async function askFormsServer(
  { name, path, way }: Held,
  request: object,
  env: Environment,
): Promise<unknown> {
  const address = addressOf(path, env)
  if (!address) return refused(`No ${name} are taken on the site.`)
  const body = JSON.stringify(request)
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: signedHeaders(way, body, env.SUBMISSIONS_SECRET ?? ""),
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    })
    return (await answer.json()) as unknown
  } catch {
    return refused(
      `The server that holds the ${name} does not answer. Look again in a minute, or tell whoever runs it.`,
    )
  }
}
