import {
  eventChoice,
  slugOfChoice,
  type BookingFacts,
  type EventFacts,
} from "../../../shared/booking/booking-facts"
import * as texts from "../../../src/texts/booking-pages"

/** By its title, and whether it is off: who has a table for it reads it here. */
export const eventInWords = ({ title, closed }: EventFacts): string => {
  if (closed === "cancelled") return texts.cancelledEvent(title)
  return closed === "postponed" ? texts.postponedEvent(title) : title
}

/** What was chosen before, by its title; by its slug where the site has it no longer. */
export function choiceInWords({ menus, events }: BookingFacts, choice: string): string {
  const event = events.find(({ slug }) => eventChoice(slug) === choice)
  if (event) return eventInWords(event)
  return menus.find(({ slug }) => slug === choice)?.title ?? slugOfChoice(choice)
}
