import "./food-labels.css"
import {
  ALLERGENS,
  type Allergen,
  DIETARY_LABELS,
  type DietaryLabel,
} from "../../shared/food-labels"
import * as texts from "../texts/menu"

export function DietaryLabels({ labels }: { labels: readonly DietaryLabel[] }) {
  if (labels.length === 0) return null
  return (
    <ul className="food-labels" aria-label={texts.dietaryInformation}>
      {labels.map((label) => (
        <li key={label} className="food-labels__label">
          {DIETARY_LABELS[label]}
        </li>
      ))}
    </ul>
  )
}

export function AllergenNote({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0) return null
  return (
    <p className="food-labels__allergens">
      {texts.contains(allergens.map((allergen) => ALLERGENS[allergen].toLowerCase()))}
    </p>
  )
}
