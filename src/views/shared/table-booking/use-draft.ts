import { useState } from "react"
import { newKey } from "../../../../shared/new-key"
import type { CardFill } from "../../../ui/card/card-fill"
import { TABLE_DRAFT, TABLE_SENT } from "./draft-names"

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

/**
 * Recognises the same content without keeping what a guest says of themselves. Two halves of 32 bits: content that was changed
 * must not pass for what was sent before.
 */
function markOf(content: string): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  for (let at = 0; at < content.length; at += 1) {
    const unit = content.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x85ebca6b)
    other ^= other >>> 13
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join(" ")
}

/**
 * The key of what is sent: the same for each attempt at sending the same, over a reload too, so that what was sent twice is
 * booked once.
 */
export function keyOf(content: string): string {
  const mark = markOf(content)
  try {
    const [known, key] = JSON.parse(sessionStorage.getItem(TABLE_SENT) ?? "[]") as string[]
    if (known === mark && key) return key
    const made = newKey()
    sessionStorage.setItem(TABLE_SENT, JSON.stringify([mark, made]))
    return made
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
    setTyped(({ message, ...guest }) => (message === "" ? { ...guest, message } : guest))
    try {
      sessionStorage.removeItem(TABLE_DRAFT)
      sessionStorage.removeItem(TABLE_SENT)
    } catch {
      // As above.
    }
  }
  return {
    draft,
    isTyped: Object.values(typed).some(Boolean),
    isFilled: FIELDS.some((name) => typed[name] === undefined && filled[name]),
    keep,
    forget,
  }
}
