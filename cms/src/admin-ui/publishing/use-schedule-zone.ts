"use client"

import { useConfig, useDocumentInfo } from "@payloadcms/ui"
import { useEffect, useState } from "react"

/** The zone in which this document's schedules are typed and shown; nothing until the CMS has said it. */
export function useScheduleZone(): string | null {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const [zone, setZone] = useState<string | null>(null)
  const query =
    collectionSlug && id !== undefined
      ? String(new URLSearchParams({ collection: collectionSlug, id: String(id) }))
      : null
  const address = `${config.serverURL}${config.routes.api}/publishing/schedule-zone?${query}`
  // Another venue may have been chosen with it.
  const savedAt: unknown = data?.updatedAt

  useEffect(() => {
    if (query === null) return
    const stop = new AbortController()
    async function ask(): Promise<void> {
      const response = await fetch(address, { credentials: "same-origin", signal: stop.signal })
      const answer: unknown = response.ok ? await response.json() : null
      if (typeof answer !== "object" || answer === null || !("timeZone" in answer)) return
      if (typeof answer.timeZone === "string") setZone(answer.timeZone)
    }
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [query, address, savedAt])

  return zone
}
