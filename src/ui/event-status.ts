import type { EventStatus } from "../content/event-summary"
import type { TagTone } from "./tag"
import * as texts from "../texts/event-status"

const STATUSES: Readonly<
  Record<Exclude<EventStatus, "scheduled">, { label: string; tone: TagTone }>
> = {
  cancelled: { label: texts.cancelled, tone: "negative" },
  postponed: { label: texts.postponed, tone: "negative" },
  soldOut: { label: texts.soldOut, tone: "neutral" },
}

/** What a guest must know about an event before coming; nothing where it goes ahead with places left. */
export function eventStatus(status: EventStatus): { label: string; tone: TagTone } | undefined {
  return status === "scheduled" ? undefined : STATUSES[status]
}
