import "./price.css"
import type { Money } from "../content/view-models"
import { formatMoney } from "./format"

export function Price({ money }: { money: Money }) {
  return (
    <data className="price" value={`${money.amount} ${money.currency}`}>
      {formatMoney(money)}
    </data>
  )
}
