import type { PublishingStatus } from "../../shared/publishing"
import type { PublishingSite } from "./publishing-site"

/** In milliseconds. */
const TIMEOUT = 10_000

const bearer = (site: PublishingSite) => ({ authorization: `Bearer ${site.env.PUBLISH_TOKEN}` })

export async function triggerBuild(site: PublishingSite): Promise<void> {
  const response = await fetch(`${site.origin}/hooks/trigger`, {
    method: "POST",
    headers: bearer(site),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (response.status !== 202) throw new Error(`The trigger answered ${response.status}.`)
}

export async function statusOf(site: PublishingSite): Promise<PublishingStatus> {
  const response = await fetch(`${site.origin}/hooks/status`, {
    headers: bearer(site),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The status answered ${response.status}.`)
  return (await response.json()) as PublishingStatus
}
