import "./food-labels.css"
import {
  ALLERGENS,
  type Allergen,
  DIETARY_LABELS,
  type DietaryLabel,
} from "../../shared/food-labels"

export function DietaryLabels({ labels }: { labels: readonly DietaryLabel[] }) {
  if (labels.length === 0) return null
  return (
    <ul className="food-labels" aria-label="Dietary information">
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
      Contains {allergens.map((allergen) => ALLERGENS[allergen].toLowerCase()).join(", ")}
    </p>
  )
}
