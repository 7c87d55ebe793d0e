import { useState } from "react"
import { newKey } from "./ask-bookings"

const KEY = "table-draft"
const FIELDS = ["name", "email", "phone", "message"] as const

export type Draft = Readonly<Record<(typeof FIELDS)[number], string>>

const EMPTY: Draft = { name: "", email: "", phone: "", message: "" }

function kept(): Draft {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
    const of = Object(held) as Record<string, unknown>
    return Object.fromEntries(
      FIELDS.map((name) => [name, typeof of[name] === "string" ? of[name] : ""]),
    ) as unknown as Draft
  } catch {
    return EMPTY
  }
}

const SENT = "table-sent"

/**
 * The key of what is sent: the same for each attempt at sending the same, over a reload too, so that what was sent twice is
 * booked once.
 */
export function keyOf(content: string): string {
  try {
    const [known, key] = JSON.parse(sessionStorage.getItem(SENT) ?? "[]") as string[]
    if (known === content && key) return key
    const made = newKey()
    sessionStorage.setItem(SENT, JSON.stringify([content, made]))
    return made
  } catch {
    return newKey()
  }
}

/** What a guest has typed of themselves, kept in this tab over reloads until the table is booked. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void, () => void] {
  // It never stands in the built HTML, so there is nothing to differ from.
  const [draft, setDraft] = useState(kept)

  function keep(change: Partial<Draft>): void {
    const next = { ...draft, ...change }
    setDraft(next)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing: it is lost with the page.
    }
  }
  function forget(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // As above.
    }
  }
  return [draft, keep, forget]
}
