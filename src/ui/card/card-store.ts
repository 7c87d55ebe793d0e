import { useSyncExternalStore } from "react"
import { CARD_KEY } from "../../../shared/guest-card"
import { createListeners } from "../listeners"
import { type Card, type Favourite, type Kept, NOTHING_KEPT } from "./card"
import { isOfOtherVersion, keptAsText, keptIn } from "./card-format"
import { CARD_KEPT, isCardHere } from "./card-here"

/** Read once for each text, so that nobody is rendered again for what has not changed. */
let known: { text: string | null; kept: Kept } = { text: null, kept: NOTHING_KEPT }

/** What is on the device now. */
export function kept(): Kept {
  const text = textKept()
  if (text !== known.text) known = { text, kept: keptIn(text) }
  return known.kept
}

function textKept(): string | null {
  try {
    return localStorage.getItem(CARD_KEY)
  } catch {
    return null
  }
}

const { tell, subscribe } = createListeners()

/** What is on the device, followed as it changes here and in other tabs; nothing in static HTML. */
export const useKept = (): Kept => useSyncExternalStore(subscribe, kept, () => NOTHING_KEPT)

/** Whether anything is kept, though this version may not be able to read it. */
export const useIsCardHere = (): boolean => useSyncExternalStore(subscribe, isCardHere, () => false)

export const isOtherVersionHere = (): boolean => isOfOtherVersion(textKept())

/**
 * Writes what is to be kept, from what is there at this moment: another tab may have written meanwhile.
 * @returns whether it is kept: a browser may allow nothing, or have no room, and another version's is not written over
 */
export const changeKept = (change: (before: Kept) => Kept): boolean =>
  !isOtherVersionHere() && write(change(kept()))

function write(next: Kept): boolean {
  try {
    if (!next.card && next.tickets.length === 0) localStorage.removeItem(CARD_KEY)
    else localStorage.setItem(CARD_KEY, keptAsText(next))
  } catch {
    return false
  }
  tell()
  dispatchEvent(new Event(CARD_KEPT))
  return true
}

export const hasCard = (): boolean => kept().card !== undefined

export const keepCard = (card: Card): boolean => changeKept((before) => ({ ...before, card }))

/** Card and tickets are gone from the device. @returns what they were, for who pressed it by mistake */
export function eraseAll(): Kept {
  const before = kept()
  write(NOTHING_KEPT)
  return before
}

export const isFavourite = ({ favourites }: Card, { dish, menu }: Favourite): boolean =>
  favourites.some((other) => other.dish === dish && other.menu.slug === menu.slug)

/** Adds a dish to those of the card, or takes it off. */
export const toggleFavourite = (favourite: Favourite): boolean =>
  changeKept((before) => {
    const { card } = before
    if (!card) return before
    const others = card.favourites.filter(
      ({ dish, menu }) => dish !== favourite.dish || menu.slug !== favourite.menu.slug,
    )
    const favourites = isFavourite(card, favourite) ? others : [favourite, ...others]
    return { ...before, card: { ...card, favourites } }
  })
