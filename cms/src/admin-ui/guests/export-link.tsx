"use client"

import { useSearchParams } from "next/navigation"

/** Takes the list, as it is filtered and searched now, along as a file. */
export function ExportLink({ slug }: { slug: string }) {
  const shown = useSearchParams()
  const conditions = [...shown].filter(([name]) => name === "search" || name.startsWith("where"))
  const query = new URLSearchParams(conditions).toString()
  return (
    <p>
      <a href={`/api/${slug}/export${query ? `?${query}` : ""}`} download>
        Export this list as CSV
      </a>
    </p>
  )
}
