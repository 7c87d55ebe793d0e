"use client"

import { useEffect, useRef, useState, type ReactNode } from "react"
import type { KitchenDay, StaffOrder } from "../../../../shared/ordering/staff-channel"
import { NEXT_STATE, ORDER_STATES, type OrderState } from "../../../../shared/ordering/states"
import { instantSeenOn } from "../staff/days"
import type { AskedOfKitchen } from "./kitchen-board"
import { latenessOf, useNow } from "./lateness"
import { OrderTicket, ticketId } from "./order-ticket"
import { useDrafts } from "./use-drafts"

/** In the order of the work. */
const WORK: readonly OrderState[] = ["placed", "preparing", "ready"]
/** Nothing is cooked of these yet, or ever. */
const ASIDE: readonly OrderState[] = ["held", "unpaid"]
const OVER: readonly OrderState[] = ["collected", "cancelled"]

/** In milliseconds: how late something is, is said to the minute. */
const CLOCK_EVERY = 10_000

const countOf = (orders: readonly StaffOrder[]): string => {
  const dishes = orders.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0)
  const orderCount = `${orders.length} ${orders.length === 1 ? "order" : "orders"}`
  return `${orderCount}, ${dishes} ${dishes === 1 ? "dish" : "dishes"}`
}

export function KitchenOrders({
  shown: { orders, pauses, timeZone },
  venue,
  day,
  change,
}: {
  shown: Pick<KitchenDay, "orders" | "pauses" | "timeZone">
  /** Slug. */
  venue: string
  day: string
  change: (request: AskedOfKitchen, done: string) => Promise<string>
}) {
  const drafts = useDrafts()
  const now = useNow(CLOCK_EVERY)
  const busy = useRef(new Set<string>())
  // The button that was pressed is gone with its list: whoever uses a keyboard goes on at the order.
  const [moved, setMoved] = useState<string>()
  useEffect(() => {
    const ticket = moved === undefined ? null : document.getElementById(ticketId(moved))
    const folded = ticket?.closest("details:not([open])")?.querySelector("summary")
    ;(folded ?? ticket)?.focus({ preventScroll: true })
    setMoved(undefined)
  }, [moved])

  async function act(order: StaffOrder, request: AskedOfKitchen, done: string): Promise<void> {
    const { reference } = order
    if (busy.current.has(reference)) return
    busy.current.add(reference)
    drafts.change(reference, { trouble: "" })
    const trouble = await change(request, done)
    busy.current.delete(reference)
    if (trouble) drafts.change(reference, { trouble })
    else {
      drafts.forget(reference)
      setMoved(reference)
    }
  }

  const next = (order: StaffOrder): void => {
    const { reference, state, name } = order
    const then = NEXT_STATE[state]
    if (!then) return
    const done = `The order of ${name}: ${ORDER_STATES[then]}.`
    void act(order, { ask: "next", venue, reference, from: state }, done)
  }
  const putBack = (order: StaffOrder): void => {
    const { reference, name } = order
    const done = `The order of ${name}: ${ORDER_STATES.ready}.`
    void act(order, { ask: "back", venue, reference }, done)
  }
  const cancel = (order: StaffOrder, why: string): void => {
    const { reference, name, state } = order
    const told = state === "held" ? "No mail is sent." : "The guest is told."
    const done = `The order of ${name} is cancelled. ${told}`
    void act(order, { ask: "cancel", venue, reference, why }, done)
  }

  /** Nobody else can order for a time at which the kitchen takes a breath; one that was held is there already. */
  const pauseAt = ({ state, readyAt }: StaffOrder): string => {
    const pause =
      state === "held" && pauses.find(({ from, until }) => from <= readyAt && readyAt < until)
    if (!pause) return ""
    const timeOf = (instant: number): string => instantSeenOn(day, instant, timeZone)
    return `Orders are paused from ${timeOf(pause.from)} to ${timeOf(pause.until)}, by ${pause.madeBy}.`
  }

  const inStates = (states: readonly OrderState[]): readonly StaffOrder[] =>
    orders
      .filter(({ state }) => states.includes(state))
      .sort((one, other) => one.readyAt - other.readyAt)
  const tickets = (of: readonly StaffOrder[]): ReactNode => (
    <ul className="staff__list kitchen__tickets">
      {of.map((order) => (
        <OrderTicket
          key={order.reference}
          order={order}
          day={day}
          lateness={latenessOf(order, now)}
          pause={pauseAt(order)}
          drafts={drafts}
          onNext={() => next(order)}
          onPutBack={() => putBack(order)}
          onCancel={(why) => cancel(order, why)}
        />
      ))}
    </ul>
  )
  const section = (state: OrderState): ReactNode => {
    const of = inStates([state])
    return (
      <section key={state} aria-labelledby={`orders-${state}`} className="staff__section">
        <h2 id={`orders-${state}`}>
          {ORDER_STATES[state]}
          <span className="staff__count">{countOf(of)}</span>
        </h2>
        {of.length === 0 ? <p className="staff__more">None.</p> : tickets(of)}
      </section>
    )
  }
  const over = inStates(OVER)
  return (
    <>
      <div className="kitchen__work">{WORK.map(section)}</div>
      <div className="kitchen__aside">
        {ASIDE.filter((state) => inStates([state]).length > 0).map(section)}
      </div>
      <details className="staff__section kitchen__over">
        <summary>Collected and cancelled: {over.length}</summary>
        {tickets(over)}
      </details>
    </>
  )
}
