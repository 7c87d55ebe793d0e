"use client"

import { useState } from "react"
import type { TelephoneEntries } from "../../../../shared/booking/booking-form"
import { newKey } from "../../../../shared/new-key"

/** What a guest who calls has said, but for the day, which is the one that is shown. */
export type Telephoned = Omit<TelephoneEntries, "day">

const NOTHING: Telephoned = { time: "", party: "2", name: "", phone: "", email: "", message: "" }

export interface TelephoneDraft {
  entries: Telephoned
  /** The same as long as nothing is changed: pressed again after no answer, it is booked once. */
  key: string
  change: (part: Partial<Telephoned>) => void
  forget: () => void
}

/** Kept beside the day, so that it stays while another one is looked at for the guest. */
export function useTelephoneDraft(): TelephoneDraft {
  const [{ entries, key }, setDraft] = useState(() => ({ entries: NOTHING, key: newKey() }))
  return {
    ...{ entries, key },
    change: (part) =>
      setDraft((draft) => ({ entries: { ...draft.entries, ...part }, key: newKey() })),
    forget: () => setDraft({ entries: NOTHING, key: newKey() }),
  }
}
