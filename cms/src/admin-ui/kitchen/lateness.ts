"use client"

import { useEffect, useState } from "react"
import type { StaffOrder } from "../../../../shared/ordering/staff-channel"

const MINUTE = 60_000

/** How late an order is, in words; empty where it is ready, or its time has not come. */
export function latenessOf({ state, readyAt }: StaffOrder, now: number): string {
  if ((state !== "placed" && state !== "preparing") || now < readyAt) return ""
  const minutes = Math.floor((now - readyAt) / MINUTE)
  if (minutes < 1) return "Late"
  return `Late by ${minutes} ${minutes === 1 ? "minute" : "minutes"}`
}

/** The time, which goes on also while nothing new is seen. @param every in milliseconds */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
