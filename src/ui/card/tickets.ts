import { pageDataFile } from "../../../shared/page-files"
import { routeTo } from "../../../shared/paths"
import { isTicketOver, type TicketNow } from "../../../shared/tickets"
import type { LocationModel } from "../../content/pages/location"
import { formatAddress } from "../../texts/address"
import type { Kept, Ticket, TicketPlace } from "./card"
import { ticketNowIn } from "./card-format"
import { changeKept, isOtherVersionHere, kept } from "./card-store"

/** Those that are not over, the next first. @param now in milliseconds since 1970 */
export const nextFirst = (tickets: readonly Ticket[], now: number): readonly Ticket[] =>
  tickets.filter((ticket) => !isTicketOver(ticket, now)).sort((a, b) => a.startsAt - b.startsAt)

/** Takes what is over off the device. */
export function dropPast(now: number): void {
  if (!kept().tickets.some((ticket) => isTicketOver(ticket, now))) return
  changeKept((before) => ({ ...before, tickets: nextFirst(before.tickets, now) }))
}

const without = (reference: string, { tickets }: Kept): readonly Ticket[] =>
  tickets.filter((ticket) => ticket.reference !== reference)

export const removeTicket = (reference: string): boolean =>
  changeKept((before) => ({ ...before, tickets: without(reference, before) }))

/** What became of a ticket that was to be kept; another version's card is not written over. */
export type TicketOutcome = "kept" | "refused" | "otherVersion"

/** Keeps a ticket, and then fetches what it needs where there is no network. */
export function keepTicket(ticket: Ticket): TicketOutcome {
  const isWritten = changeKept((before) => {
    // What was fetched for it before is not lost where there is no network now.
    const place = before.tickets.find(({ reference }) => reference === ticket.reference)?.place
    const tickets = [
      { ...ticket, place: ticket.place ?? place },
      ...without(ticket.reference, before),
    ]
    return { ...before, tickets: nextFirst(tickets, Date.now()) }
  })
  if (!isWritten && isOtherVersionHere()) return "otherVersion"
  // One that is over, or one too many, is written and not read again.
  if (!kept().tickets.some(({ reference }) => reference === ticket.reference)) return "refused"
  void completeTickets()
  return "kept"
}

/** Asks how each stands now: a table may have been changed or given back elsewhere, or by the house. */
export function refreshTickets(): Promise<void> {
  // What was asked for earlier must not be heard later.
  refreshing ??= refreshNow().finally(() => (refreshing = undefined))
  return refreshing
}

let refreshing: Promise<void> | undefined

async function refreshNow(): Promise<void> {
  await Promise.all(
    kept().tickets.map(async ({ reference, manageAddress }) => {
      const now = manageAddress ? await fetchNow(manageAddress) : undefined
      if (now) changeTicket(reference, (ticket) => standing(ticket, now))
    }),
  )
  await completeTickets()
}

function standing(ticket: Ticket, { isCancelled, startsAt, party }: TicketNow): Ticket {
  const { isCancelled: _before, ...rest } = ticket
  const current: Ticket = {
    ...rest,
    startsAt,
    party: ticket.party === undefined ? undefined : (party ?? ticket.party),
    ...(isCancelled ? { isCancelled } : {}),
  }
  return isSame(current, ticket) ? current : { ...current, calendar: undefined }
}

/** Whether both say the same of what the calendar's file tells. */
const isSame = (one: Ticket, other: Ticket): boolean =>
  one.startsAt === other.startsAt &&
  one.party === other.party &&
  one.isCancelled === other.isCancelled

/** Of those that are there still: it may have been erased meanwhile. */
function changeTicket(reference: string, change: (ticket: Ticket) => Ticket): void {
  changeKept((before) => ({
    ...before,
    tickets: before.tickets.map((one) => (one.reference === reference ? change(one) : one)),
  }))
}

async function fetchNow(address: string): Promise<TicketNow | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" } })
    return answer.ok ? ticketNowIn(await answer.json()) : undefined
  } catch {
    return undefined
  }
}

/** Fetches what tickets lack; what does not arrive is fetched when the card is next looked at. */
export async function completeTickets(): Promise<void> {
  const lacking = kept().tickets.filter(({ calendar, place }) => !calendar || !place)
  await Promise.all(
    lacking.map(async (ticket) => {
      const [calendar, place] = await Promise.all([
        ticket.calendar ?? fetchCalendar(ticket),
        ticket.place ?? fetchPlace(ticket),
      ])
      if (!calendar && !place) return
      changeTicket(ticket.reference, (one) => ({
        ...one,
        // It may have been changed while its file was on the way.
        calendar: one.calendar ?? (isSame(one, ticket) ? calendar : undefined),
        place: one.place ?? place,
      }))
    }),
  )
}

async function fetchCalendar({ calendarAddress }: Ticket): Promise<string | undefined> {
  try {
    const answer = await fetch(calendarAddress)
    const text = answer.ok ? await answer.text() : ""
    return text.startsWith("BEGIN:VCALENDAR") ? text : undefined
  } catch {
    return undefined
  }
}

/** From the data of the venue's page, which is there for every venue: no page that books has to carry it. */
async function fetchPlace({ venue: { slug } }: Ticket): Promise<TicketPlace | undefined> {
  try {
    const answer = await fetch(`/${pageDataFile(routeTo("locations", slug))}`)
    const { result } = (await answer.json()) as { result: { data: LocationModel } }
    const { address, gettingThere = "", accessNote = "", access } = result.data.venue
    return { address: formatAddress(address), gettingThere, accessNote, access }
  } catch {
    return undefined
  }
}
