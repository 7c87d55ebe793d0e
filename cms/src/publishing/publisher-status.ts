import type { PublishingStatus } from "../../../shared/publishing"
import { type PublishHook, readPublishHook } from "./settings"

export interface PublisherAnswer {
  /** What the publisher says of itself; nothing while it cannot be asked. */
  status: PublishingStatus | null
  /** Why it could not be asked, for an editor; or nothing. */
  unreachable: string | null
}

/** In milliseconds. Many editors look at once, and several times a second would tell them no more. */
const FRESH_FOR = 500
const ANSWER_WITHIN = 2000

let latest: { at: number; answer: Promise<PublisherAnswer> } | undefined

/** What the publisher says, asked once for all who want to know at the same time. Never rejects. */
export function publisherStatus(): Promise<PublisherAnswer> {
  if (!latest || performance.now() - latest.at >= FRESH_FOR) {
    latest = { at: performance.now(), answer: ask() }
  }
  return latest.answer
}

const unknown = (unreachable: string): PublisherAnswer => ({ status: null, unreachable })

async function ask(): Promise<PublisherAnswer> {
  let hook: PublishHook | undefined
  try {
    hook = readPublishHook(process.env)
  } catch {
    return unknown("Publishing is set up wrongly. The CMS's log says how.")
  }
  if (!hook?.token) {
    return unknown(
      `The CMS does not know the site's publisher: ${hook ? "PUBLISH_TOKEN" : "PUBLISH_HOOK_URL"} is not set.`,
    )
  }
  try {
    const response = await fetch(new URL("/hooks/status", hook.url), {
      headers: { authorization: `Bearer ${hook.token}` },
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return unknown(
        response.status === 401
          ? "The site's server does not know the CMS: PUBLISH_TOKEN differs between the two."
          : `The site's server cannot say how publishing goes (${response.status}).`,
      )
    }
    return { status: (await response.json()) as PublishingStatus, unreachable: null }
  } catch {
    return unknown(
      "The site's server does not answer. Changes are kept, and published when it does.",
    )
  }
}
