import { dayOf } from "../../validation/dates"
import { inAddress, keepInAddress } from "./in-address"

const PARAMETER = "day"

/** `YYYY-MM-DD`, as the address says it; empty where it names none that there is. */
export function readDay(): string {
  const day = inAddress(PARAMETER) ?? ""
  return dayOf(`${day}T00:00:00Z`) === day ? day : ""
}

/** Today is in no address: it becomes another day. */
export const keepDay = (day: string): void => keepInAddress(PARAMETER, day)
