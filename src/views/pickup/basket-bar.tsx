import { dishCount, fromMinorUnits, totalOf } from "../../../shared/ordering/basket"
import * as texts from "../../texts/order-form"
import { LiveControls } from "../../ui/live-controls"
import { emptyBasket, type LiveBasket } from "./use-basket"

const HELD = { "nothing chosen": texts.nothingOrdered, "no network": texts.offlineNow } as const

/** What is chosen and what it costs, always in sight, and the way on. */
export function BasketBar({
  basket: { lines, held, gone },
  currency,
}: {
  basket: LiveBasket
  currency: string
}) {
  const total = texts.money(fromMinorUnits(totalOf(lines, currency), currency), currency)
  const news = [...(gone.length > 0 ? [texts.gone(gone)] : []), ...(held ? [HELD[held]] : [])]
  return (
    <div className="basket-bar">
      <div className="basket-bar__news" role="status">
        {news.length > 0 && <p className="container">{news.join(" ")}</p>}
      </div>
      <div className="container basket-bar__inside">
        <p className="basket-bar__sum" role="status">
          {lines.length > 0 ? texts.basketInWords(dishCount(lines), total) : texts.nothingChosen}
        </p>
        <LiveControls className="basket-bar__empty">
          {lines.length > 0 && (
            <button
              type="button"
              className="word-button quiet"
              aria-label={texts.emptyAll}
              onClick={({ currentTarget }) => emptyBasket(currentTarget.form)}
            >
              {texts.empty}
            </button>
          )}
        </LiveControls>
        <button className="button">{texts.toCheckout}</button>
      </div>
    </div>
  )
}
