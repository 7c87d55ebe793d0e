import { useMemo } from "react"
import type { CardFill } from "./card-fill"
import { useCardParts } from "./use-card-parts"

/** What a form can be filled in with from the card on this device, once that is known: only ever where a field is empty. */
export function useCardFill(): CardFill | undefined {
  const parts = useCardParts()
  return useMemo(() => parts?.cardFill(), [parts])
}
