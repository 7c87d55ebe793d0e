import { CARD_KEY } from "../../../shared/guest-card"

/** Told to the window when something is written there. */
export const CARD_KEPT = "guest-card-kept"

/** Whether anything is kept: asked before a script for it is fetched, so that nobody without a card pays for one. */
export const isCardHere = (): boolean => isHere(CARD_KEY)

export function isHere(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    // A browser that keeps nothing.
    return false
  }
}
