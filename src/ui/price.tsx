import "./price.css"
import type { Money } from "../content/money"
import { formatMoney } from "../texts/intl"

export function Price({ money, className }: { money: Money; className?: string }) {
  return (
    <data
      className={className ? `price ${className}` : "price"}
      value={`${money.amount} ${money.currency}`}
    >
      {formatMoney(money)}
    </data>
  )
}
