import type { OrderState } from "../../../../shared/ordering/states"
import { noonUtc } from "../../validation/dates"

const TO_BE_DONE: readonly OrderState[] = ["held", "placed", "preparing", "ready"]

const HALF_A_DAY = 12 * 60 * 60 * 1000

/**
 * Orders of today and later that wait for somebody at these kitchens. What was forgotten on a day before waits for nobody.
 * @param venues by their ids
 */
export const waitingOrders = (venues: readonly (number | string)[], now: number) => ({
  venue: { in: venues },
  status: { in: TO_BE_DONE },
  // Also where it is still yesterday.
  date: { greater_than_equal: noonUtc(new Date(now - HALF_A_DAY).toISOString()) },
})
