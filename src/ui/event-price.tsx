import type { Money } from "../content/money"
import { free } from "../texts/event-status"
import { Price } from "./price"

/** What an event costs, wherever it is shown. */
export const EventPrice = ({ money }: { money: Money }) =>
  money.amount === 0 ? <>{free}</> : <Price money={money} />
