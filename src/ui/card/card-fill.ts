import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import * as texts from "../../texts/card"
import type { Card } from "./card"
import { kept } from "./card-store"

/** What a form can be filled in with; whatever the card does not say is empty. */
export interface CardFill {
  name: string
  email: string
  phone: string
  party: number | undefined
  /** What the party cannot eat, in a sentence. It goes only where the guest sees it before it is sent. */
  note: string
}

const noteOf = ({ avoids, diets }: Card): string =>
  texts.foodNote(
    avoids.map((allergen) => ALLERGENS[allergen].toLowerCase()),
    diets.map((diet) => DIETARY_LABELS[diet].toLowerCase()),
  )

/** From the card on this device; undefined where there is none. */
export function cardFill(): CardFill | undefined {
  const { card } = kept()
  if (!card) return undefined
  const { name, email, phone, party } = card
  return { name, email, phone, party, note: noteOf(card) }
}
