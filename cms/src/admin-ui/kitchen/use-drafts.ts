"use client"

import { useCallback, useRef, useState, type MutableRefObject } from "react"

/** What somebody is doing with an order: kept beside the orders, which move from one list to another while they type. */
export interface TicketDraft {
  isCancelling: boolean
  why: string
  trouble: string
}

const NOTHING: TicketDraft = { isCancelling: false, why: "", trouble: "" }

export interface Drafts {
  of: (reference: string) => TicketDraft
  change: (reference: string, part: Partial<TicketDraft>) => void
  forget: (reference: string) => void
  /** The order whose reason has the focus, and has it again in another list. */
  typing: MutableRefObject<string>
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, TicketDraft>>>({})
  const typing = useRef("")
  const change = useCallback((reference: string, part: Partial<TicketDraft>) => {
    setDrafts((all) => ({ ...all, [reference]: { ...(all[reference] ?? NOTHING), ...part } }))
  }, [])
  const forget = useCallback((reference: string) => {
    setDrafts(({ [reference]: _done, ...others }) => others)
  }, [])
  return { of: (reference) => drafts[reference] ?? NOTHING, change, forget, typing }
}
