import { memo, useId, type ReactNode } from "react"
import { dishField } from "../../../shared/ordering/addresses"
import { MOST_OF_A_DISH } from "../../../shared/ordering/basket"
import type { PickupItem } from "../../../shared/ordering/ordering-facts"
import type { PickupDish } from "../../content/pickup"
import * as texts from "../../texts/order-form"
import { AllergenNote, DietaryLabels } from "../../ui/food-labels"
import { useHydrated } from "../../ui/use-hydrated"
import { Price } from "../../ui/price"
import { step } from "./use-basket"

/** Its name, what it is made of, and for each of its prices how many. */
export const PickupDishRow = memo(function PickupDishRow({
  dish: { name, description, items, dietary, allergens },
  children,
  currency,
}: {
  dish: PickupDish
  currency: string
  children: ReactNode
}) {
  return (
    <li className="pickup-dish">
      <div className="pickup-dish__about">
        <h4 className="pickup-dish__name">{name}</h4>
        {description && <p className="pickup-dish__description">{description}</p>}
        <DietaryLabels labels={dietary} />
        <AllergenNote allergens={allergens} />
        {children}
      </div>
      <div className="pickup-dish__prices">
        {items.map((item) => (
          <HowMany key={item.key} item={item} currency={currency} />
        ))}
      </div>
    </li>
  )
})

function HowMany({ item, currency }: { item: PickupItem; currency: string }) {
  const isLive = useHydrated()
  const name = texts.dishName(item)
  const id = useId()
  return (
    <div className="pickup-dish__price">
      <label htmlFor={id}>
        <span className="visually-hidden">{texts.howManyOf(item.name)} </span>
        {item.label && <span className="pickup-dish__label">{item.label}</span>}
        <Price money={{ amount: item.price, currency }} />
      </label>
      <div className="stepper" data-live={isLive}>
        <button
          type="button"
          className="stepper__button"
          aria-label={texts.fewer(name)}
          onClick={({ currentTarget }) => step(currentTarget, -1)}
        >
          −
        </button>
        <input
          id={id}
          name={dishField(item.key)}
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
          onClick={({ currentTarget }) => step(currentTarget, 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}
