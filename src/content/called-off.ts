import type { EventStatus } from "./event-summary"

/** Whether nobody should come, though its dates are known. */
export const isCalledOff = ({ status }: { status: EventStatus }): boolean =>
  status === "cancelled" || status === "postponed"
