import { routeTo } from "./paths"

/** Where calendars stand (RFC 5545): a file has the name of what is in it, as it is saved under that name. */
export const CALENDAR_OF_ALL = `${routeTo("whatson")}/events.ics`

export const calendarOfVenue = (slug: string): string => `${routeTo("locations", slug)}/events.ics`

/** All dates of an event. */
export const calendarOfEvent = (slug: string): string => `${routeTo("events", slug)}/${slug}.ics`

/** @param day `YYYY-MM-DD`, by the clock of the place */
export const calendarOfDate = (slug: string, day: string): string =>
  `${routeTo("events", slug)}/${slug}-${day}.ics`

/** The calendar beside a page of the site; nothing where it is neither an event's nor a venue's. */
export function calendarBeside(path: string): string | undefined {
  const slug = path.slice(path.lastIndexOf("/") + 1)
  if (path === routeTo("locations", slug)) return calendarOfVenue(slug)
  return path === routeTo("events", slug) ? calendarOfEvent(slug) : undefined
}
