import { useEffect, useState } from "react"
import type * as Parts from "./card-parts"
import { isCardHere, isHere } from "./card-here"

type CardParts = typeof Parts

const NONE: readonly string[] = []

/**
 * What pages do with a guest's card, fetched where there is one on the device. Without one, or where it does not arrive,
 * nothing: a page never waits for it.
 * @param also names of what else on the device it is fetched for
 */
export function useCardParts(also = NONE): CardParts | undefined {
  const [parts, setParts] = useState<CardParts>()
  useEffect(() => {
    if (isCardHere() || also.some(isHere))
      import(/* webpackChunkName: "card" */ "./card-parts").then(setParts, () => undefined)
  }, [also])
  return parts
}
