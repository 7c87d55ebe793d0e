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

const eventOf = ({ events }: BookingFacts, choice: string): EventFacts | undefined =>
  events.find(({ slug }) => eventChoice(slug) === choice)

/** What was chosen before, by its title; by its slug where the site has it no longer. */
export const titleOfChoice = (facts: BookingFacts, choice: string): string =>
  (eventOf(facts, choice) ?? facts.menus.find(({ slug }) => slug === choice))?.title ??
  slugOfChoice(choice)

/** Its title, and of an event whether it is off. */
export function choiceInWords(facts: BookingFacts, choice: string): string {
  const event = eventOf(facts, choice)
  return event ? eventInWords(event) : titleOfChoice(facts, choice)
}
