import type { Service } from "../../../../shared/booking/slots"

/** Which service guests who come at that instant belong to; -1 for none. */
export const serviceOf = (services: readonly Service[], startsAt: number): number =>
  services.findIndex(({ slots }) => {
    const first = slots[0]
    const last = slots[slots.length - 1]
    return first && last && first.startsAt <= startsAt && startsAt < last.endsAt
  })
