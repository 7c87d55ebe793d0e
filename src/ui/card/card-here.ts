import { CARD_KEY } from "../../../shared/guest-card"

/** Told to the window when something is written there. */
export const CARD_KEPT = "guest-card-kept"

/** Whether anything is kept: asked before a script for it is fetched, so that nobody without a card pays for one. */
export function isCardHere(): boolean {
  try {
    return localStorage.getItem(CARD_KEY) !== null
  } catch {
    // A browser that keeps nothing.
    return false
  }
}
