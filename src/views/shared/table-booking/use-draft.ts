import { useRef, useState } from "react"
import { newKey } from "../../../../shared/new-key"
import type { CardFill } from "../../../ui/card/card-fill"
import { TABLE_DRAFT, TABLE_KEY } from "./draft-names"

const FIELDS = ["name", "email", "phone", "message"] as const

export type Draft = Readonly<Record<(typeof FIELDS)[number], string>>
/** A field that was emptied is typed too: nothing fills it again. */
type Typed = Partial<Draft>

function kept(): Typed {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(TABLE_DRAFT) ?? "{}")
    const of = Object(held) as Record<string, unknown>
    return Object.fromEntries(
      FIELDS.flatMap((name) => (typeof of[name] === "string" ? [[name, of[name]]] : [])),
    )
  } catch {
    return {}
  }
}

const filledBy = (fill: CardFill | undefined): Typed =>
  fill ? { name: fill.name, email: fill.email, phone: fill.phone, message: fill.note } : {}

/** The key of what this tab sends, over a reload too, until it is booked. */
function keptKey(): string {
  try {
    const known = sessionStorage.getItem(TABLE_KEY)
    const key = known ?? newKey()
    if (known === null) sessionStorage.setItem(TABLE_KEY, key)
    return key
  } catch {
    return newKey()
  }
}

interface GuestDraft {
  /** What stands in the fields. */
  draft: Draft
  /** Whether the guest has typed any of it. */
  isTyped: boolean
  /** Whether any of it is from the card. */
  isFilled: boolean
  /** The same for each attempt at booking this table: an answer may be lost, and more be written before the next one. */
  keyNow: () => string
  keep: (change: Typed) => void
  forget: () => void
}

/**
 * What a guest says of themselves: typed, kept in this tab over reloads until the table is booked; else from the card, which
 * is not copied there. Who books another table is the same guest; what they have noted was of that table alone.
 */
export function useDraft(fill: CardFill | undefined): GuestDraft {
  // It never stands in the built HTML, so there is nothing to differ from.
  const [typed, setTyped] = useState(kept)
  const filled = filledBy(fill)
  const draft = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] ?? filled[name] ?? ""]),
  ) as Draft

  const key = useRef("")
  const keyNow = (): string => (key.current ||= keptKey())

  function keep(change: Typed): void {
    const next = { ...typed, ...change }
    setTyped(next)
    try {
      sessionStorage.setItem(TABLE_DRAFT, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing: it is lost with the page.
    }
  }
  function forget(): void {
    key.current = ""
    setTyped(({ message, ...guest }) => (message === "" ? { ...guest, message } : guest))
    try {
      sessionStorage.removeItem(TABLE_DRAFT)
      sessionStorage.removeItem(TABLE_KEY)
    } catch {
      // As above.
    }
  }
  return {
    draft,
    isTyped: Object.values(typed).some(Boolean),
    isFilled: FIELDS.some((name) => typed[name] === undefined && filled[name]),
    keyNow,
    keep,
    forget,
  }
}
