"use client"

import { fromMinorUnits } from "../../../../shared/ordering/basket"
import type { StaffOrder } from "../../../../shared/ordering/staff-channel"
import {
  isUnconfirmed,
  NEXT_STATE,
  PAYMENT_STATES,
  type OrderState,
} from "../../../../shared/ordering/states"
import { GUEST_TOLD } from "../../../../shared/guest-told"
import { inMoney } from "../fields/in-money"
import { timeSeenOn } from "../staff/days"
import { CancelForm } from "./cancel-form"
import type { Drafts } from "./use-drafts"

/** What is pressed to get there. */
const STEPS: Partial<Readonly<Record<OrderState, string>>> = {
  placed: "Take it",
  preparing: "Start",
  ready: "Ready",
  collected: "Collected",
}

const amountOf = (total: number, currency: string): string =>
  inMoney(fromMinorUnits(total, currency), currency)

export const ticketId = (reference: string): string => `order-${reference}`

/** One order: its time and its dishes are read from a metre away, and what is next is pressed with floury hands. */
export function OrderTicket({
  order,
  day,
  lateness,
  pause,
  drafts,
  onNext,
  onPutBack,
  onCancel,
}: {
  order: StaffOrder
  /** The day that is looked at. */
  day: string
  /** In words; empty where it is not late. */
  lateness: string
  /** A pause that taking it would not keep to, in words; empty where there is none. */
  pause: string
  drafts: Drafts
  onNext: () => void
  /** What was called collected by mistake. */
  onPutBack: () => void
  onCancel: (why: string) => void
}) {
  const { reference, state, name, phone, lines, message, suspicion } = order
  const { isCancelling, why, trouble } = drafts.of(reference)
  const next = NEXT_STATE[state]
  const isOver = state === "collected" || state === "cancelled"
  const id = ticketId(reference)
  function toggleCancelling(): void {
    drafts.typing.current = isCancelling ? "" : reference
    drafts.change(reference, { isCancelling: !isCancelling, trouble: "" })
  }
  return (
    <li
      id={id}
      className={`kitchen__ticket kitchen__ticket--${state}${lateness && " kitchen__ticket--late"}`}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
    >
      <h3 id={`${id}-name`} className="kitchen__head">
        <span className="kitchen__time">{timeSeenOn(day, order)}</span>{" "}
        <span className="kitchen__name">{name}</span>
      </h3>
      {lateness && <p className="kitchen__late">{lateness}</p>}
      <p className="kitchen__who">
        <span>{reference}</span>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
        {state === "cancelled" && <span className="staff__tag">Cancelled</span>}
      </p>
      <ul className="kitchen__lines">
        {lines.map(({ count, name: dish, label }, index) => (
          <li key={index}>
            <span className="kitchen__count">{count} ×</span>
            <span>
              {dish}
              {label && <span className="kitchen__label"> {label}</span>}
            </span>
          </li>
        ))}
      </ul>
      {message && (
        <p className="kitchen__message">
          <strong>{name} writes:</strong> {message}
        </p>
      )}
      {order.told === "givenUp" && (
        <p className="kitchen__message">{GUEST_TOLD.givenUp}: the last mail did not arrive.</p>
      )}
      {suspicion && <p>Looks like a program’s: {suspicion}.</p>}
      <p className="kitchen__payment">
        {isUnconfirmed(order) ? "Payment not confirmed" : PAYMENT_STATES[order.payment]}{" "}
        <strong>{amountOf(order.total, order.currency)}</strong>
      </p>
      {pause && (
        <p id={`${id}-pause`} className="kitchen__pause">
          {pause} You may take it all the same.
        </p>
      )}
      {!isOver && (
        <div className="kitchen__actions">
          {next && (
            <button
              type="button"
              className="kitchen__next"
              aria-describedby={pause ? `${id}-pause` : undefined}
              onClick={onNext}
            >
              {STEPS[next]}
              <span className="staff__hidden"> {name}</span>
            </button>
          )}
          <button type="button" aria-expanded={isCancelling} onClick={toggleCancelling}>
            Cancel<span className="staff__hidden"> {name}</span>
          </button>
        </div>
      )}
      {state === "collected" && (
        <div className="kitchen__actions">
          <button type="button" onClick={onPutBack}>
            Back to Ready<span className="staff__hidden"> {name}</span>
          </button>
        </div>
      )}
      {!isOver && isCancelling && (
        <CancelForm
          reference={reference}
          name={name}
          isPaid={order.payment === "paid"}
          isTold={state !== "held"}
          why={why}
          typing={drafts.typing}
          onType={(typed) => drafts.change(reference, { why: typed })}
          onCancel={() => onCancel(why)}
        />
      )}
      <p role="alert" className="staff__trouble">
        {trouble}
      </p>
    </li>
  )
}
