import { memo } from "react"
import { dishField } from "../../../shared/ordering/addresses"
import { MOST_OF_A_DISH } from "../../../shared/ordering/basket"
import type { PickupItem } from "../../../shared/ordering/ordering-facts"
import type { PickupDish } from "../../content/pickup"
import * as texts from "../../texts/order-form"
import { AllergenNote, DietaryLabels } from "../../ui/food-labels"
import { useHydrated } from "../../ui/use-hydrated"
import { Price } from "../../ui/price"

interface RowProps {
  currency: string
  /** One more, or one fewer, of the dish whose button it is. */
  onStep: (button: HTMLElement, by: 1 | -1) => void
}

/** Its name, what it is made of, and for each of its prices how many. */
export const PickupDishRow = memo(function PickupDishRow({
  dish: { name, description, items },
  ...row
}: RowProps & { dish: PickupDish }) {
  const [first] = items
  return (
    <li className="pickup-dish">
      <div className="pickup-dish__about">
        <h4 className="pickup-dish__name">{name}</h4>
        {description && <p className="pickup-dish__description">{description}</p>}
        {first && (
          <>
            <DietaryLabels labels={first.dietary} />
            <AllergenNote allergens={first.allergens} />
          </>
        )}
      </div>
      <div className="pickup-dish__prices">
        {items.map((item) => (
          <HowMany key={item.key} item={item} {...row} />
        ))}
      </div>
    </li>
  )
})

function HowMany({ item, currency, onStep }: RowProps & { item: PickupItem }) {
  const isLive = useHydrated()
  const name = texts.dishName(item)
  const id = dishField(item.key)
  return (
    <div className="pickup-dish__price">
      <label htmlFor={id}>
        <span className="visually-hidden">{texts.howManyOf(name)} </span>
        {item.label && <span className="pickup-dish__label">{item.label}</span>}
        <Price money={{ amount: item.price, currency }} />
      </label>
      <div className="stepper" data-live={isLive}>
        <button
          type="button"
          className="stepper__button"
          aria-label={texts.fewer(name)}
          onClick={({ currentTarget }) => onStep(currentTarget, -1)}
        >
          −
        </button>
        <input
          id={id}
          name={id}
          className="stepper__count"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_OF_A_DISH}
          placeholder="0"
          autoComplete="off"
        />
        <button
          type="button"
          className="stepper__button"
          aria-label={texts.more(name)}
          onClick={({ currentTarget }) => onStep(currentTarget, 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}
