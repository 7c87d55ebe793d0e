import "./price.css"
import type { Money } from "../content/money"
import { formatMoney } from "../texts/intl"

export function Price({ money }: { money: Money }) {
  return (
    <data className="price" value={`${money.amount} ${money.currency}`}>
      {formatMoney(money)}
    </data>
  )
}
