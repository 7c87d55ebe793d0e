"use client"

import { useEffect, useRef, useState } from "react"
import type { StaffOrder } from "../../../../shared/ordering/staff-channel"

/** Orders that the kitchen has not seen yet: they have come in since, or been paid. */
export function newlyPlaced(
  before: readonly StaffOrder[],
  now: readonly StaffOrder[],
): readonly StaffOrder[] {
  const seen = new Set(
    before.filter(({ state }) => state !== "unpaid").map(({ reference }) => reference),
  )
  return now.filter(
    ({ state, reference, formerly }) =>
      state === "placed" && ![reference, ...formerly].some((one) => seen.has(one)),
  )
}

/** "1 new order, 19:15, Anna" */
export const announcementOf = (orders: readonly StaffOrder[]): string =>
  [
    `${orders.length} new ${orders.length === 1 ? "order" : "orders"}`,
    ...orders.map(({ time, name }) => `${time}, ${name}`),
  ].join(orders.length === 1 ? ", " : "; ")

/**
 * What is said of the orders that have come in while a day is looked at.
 *
 * @param of which venue's and day's they are: of others nothing is news
 * @param onNews whenever some have
 */
export function useNews(
  of: string,
  orders: readonly StaffOrder[] | undefined,
  onNews: () => void,
): string {
  const seen = useRef<{ of: string; orders: readonly StaffOrder[] }>(undefined)
  const [news, setNews] = useState("")
  const tell = useRef(onNews)
  useEffect(() => {
    tell.current = onNews
  }, [onNews])
  useEffect(() => {
    if (!orders) return
    const before = seen.current
    seen.current = { of, orders }
    if (before?.of !== of) setNews("")
    else {
      const placed = newlyPlaced(before.orders, orders)
      if (placed.length === 0) return
      setNews(announcementOf(placed))
      tell.current()
    }
  }, [of, orders])
  return news
}
