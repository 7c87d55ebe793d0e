"use client"

import { useRef, useState } from "react"
import type { TelephoneEntries } from "../../../../shared/booking/booking-form"
import { newKey } from "../../../../shared/new-key"

/** What a guest who calls has said, but for the day, which is the one that is shown. */
export type Telephoned = Omit<TelephoneEntries, "day">

const NOTHING: Telephoned = { time: "", party: "2", name: "", phone: "", email: "", message: "" }

export interface TelephoneDraft {
  entries: Telephoned
  change: (part: Partial<Telephoned>) => void
  /**
   * What was sent is cleared once it is booked; what is typed meanwhile is of the next caller, and stays.
   *
   * @param book given a key that is the same until it is booked: pressed again after no answer, it is one booking, with what
   * was changed meanwhile. Answers with what is wrong, if anything is
   * @returns what it answers
   */
  send: (book: (entries: Telephoned, key: string) => Promise<string>) => Promise<string>
}

/** Kept beside the day, so that it stays while another one is looked at for the guest. */
export function useTelephoneDraft(): TelephoneDraft {
  const [{ entries, key }, setDraft] = useState(() => ({ entries: NOTHING, key: newKey() }))
  /** The key of what is on its way: the answer to what was sent before clears nothing of what was sent since. */
  const awaited = useRef("")
  return {
    entries,
    change: (part) =>
      setDraft((draft) => ({
        entries: { ...draft.entries, ...part },
        key: draft.key === awaited.current && isOfSomebody(part) ? newKey() : draft.key,
      })),
    send: async (book) => {
      awaited.current = key
      const why = await book(entries, key)
      if (awaited.current !== key) return why
      awaited.current = ""
      if (!why) {
        setDraft((draft) => ({ entries: without(entries, draft.entries), key: newKey() }))
      }
      return why
    },
  }
}

/** Who is written over what is on its way is the next caller. */
const isOfSomebody = (part: Partial<Telephoned>): boolean => "name" in part || "phone" in part

function without(sent: Telephoned, now: Telephoned): Telephoned {
  const left = (name: keyof Telephoned): string =>
    now[name] === sent[name] ? NOTHING[name] : now[name]
  return {
    ...{ time: left("time"), party: left("party"), name: left("name") },
    ...{ phone: left("phone"), email: left("email"), message: left("message") },
  }
}
