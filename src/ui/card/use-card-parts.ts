import { useEffect, useState } from "react"
import type * as Parts from "./card-parts"
import { isCardHere } from "./card-here"

type CardParts = typeof Parts

/**
 * What pages do with a guest's card, fetched where there is one on the device. Without one, or where it does not arrive,
 * nothing: a page never waits for it.
 */
export function useCardParts(): CardParts | undefined {
  const [parts, setParts] = useState<CardParts>()
  useEffect(() => {
    if (isCardHere())
      import(/* webpackChunkName: "card" */ "./card-parts").then(setParts, () => undefined)
  }, [])
  return parts
}
