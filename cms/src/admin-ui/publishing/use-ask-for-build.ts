"use client"

import { useConfig } from "@payloadcms/ui"
import type { AskForBuild } from "./build-actions"
import { usePublishing } from "./use-publishing"

/** In milliseconds; the CMS itself waits 5 s for the site's server. */
const TIMEOUT = 10_000

/** Asks the CMS (publishing/build-endpoint.ts), and looks at what comes of it at once. */
export function useAskForBuild(): AskForBuild {
  const { config } = useConfig()
  const { feed } = usePublishing()
  const url = `${config.serverURL}${config.routes.api}/publishing/build`

  return async (allow) => {
    const response = await fetch(url, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ allow }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => undefined)
    if (!response) throw new Error("The CMS does not answer. Try again in a moment.")
    if (!response.ok) throw new Error(await messageIn(response))
    feed.expectChange()
  }
}

async function messageIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null
  return typeof body?.message === "string"
    ? body.message
    : `The CMS refused it (${response.status}).`
}
