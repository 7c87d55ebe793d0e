/** Mails about bookings: what they say. */
import { guests } from "./common"
import { listOf, plural } from "./intl"

export const reference = "Reference"
export const when = "When"
/** When it was that has moved. */
export const formerlyWhen = "Before"
export const howMany = "How many"
export const where = "Where"
export const phone = "Telephone"
export const email = "E-mail"
export const menu = "Tasting menu"
export const event = "Event"
export const message = "They told us"
/** As a guest's calendar has it: by the event or tasting menu that the table is for. */
export const calendarTitle = (choice: string, venue: string): string =>
  choice ? `${choice}: ${venue}` : venue
export const yourNote = "You told us"
export const name = "Name"

export const seeChangeCancel = "See, change or cancel"

export const confirmedSubject = (venue: string, time: string): string =>
  `Your table is booked: ${venue}, ${time}`
export const confirmedHeading = (guest: string): string => `Your table is booked, ${guest}.`
export const confirmedText = (until: string): string =>
  `We look forward to you. The table is yours until ${until}. The appointment is attached, for your calendar.`

export const waitingSubject = (venue: string, time: string): string =>
  `You are on the waiting list: ${venue}, ${time}`
export const waitingHeading = (guest: string): string => `You are on the list, ${guest}.`
export const waitingText =
  "All tables are taken at this time. If one comes free it is yours at once, and we write to you. If you find something else, take your name off with the button."

export const promotedSubject = (venue: string, time: string): string =>
  `A table is yours: ${venue}, ${time}`
export const promotedHeading = (guest: string): string => `A table is yours, ${guest}.`
export const promotedText =
  "You were on the waiting list, and a table has come free. If you cannot come any more, please give it back with the button: others wait too."

export const movedSubject = (venue: string, time: string): string =>
  `Your booking is changed: ${venue}, now ${time}`
export const movedHeading = (guest: string): string => `Your booking is changed, ${guest}.`
export const movedText = (until: string): string =>
  `This is how it stands now; what we wrote before no longer holds. The table is yours until ${until}.`

export const cancelledSubject = (venue: string, time: string): string =>
  `Your booking is cancelled: ${venue}, ${time}`
export const cancelledHeading = "Your booking is cancelled."
export const cancelledText = (phoneNumber: string): string =>
  `There is nothing to do. If this was not you, please call us: ${phoneNumber}.`

/** To the address that was not the guest's, or is not any more. */
export const readdressedSubject = (venue: string, time: string): string =>
  `This booking has another address now: ${venue}, ${time}`
export const readdressedHeading = "This booking has another address now."
export const readdressedText = (phoneNumber: string): string =>
  `It was made with this address, which its guest has corrected since. The links sent here no longer work, and nothing more about it comes here. If this was not you, please call us: ${phoneNumber}.`

/** By the house, which may have been asked to on the telephone. */
export const calledOffText = (phoneNumber: string): string =>
  `We have cancelled it here. If you did not ask us to, we are sorry: please call us, and we will find another time together: ${phoneNumber}.`

export const reminderSubject = (venue: string, time: string): string =>
  `A reminder of your table: ${venue}, ${time}`
export const reminderHeading = (guest: string): string => `See you soon, ${guest}.`
export const reminderText =
  "A reminder of your table. If you cannot come, please give it back with the button: somebody else will be glad of it."

type Off = "cancelled" | "postponed"
export const eventOffSubject = (event: string, is: Off, venue: string, time: string): string =>
  `${event} is ${is}: your table at ${venue}, ${time}`
export const eventOffHeading = (event: string, is: Off, guest: string): string =>
  `${event} is ${is}, ${guest}.`
export const eventOffText = (is: Off, until: string): string =>
  `We are sorry. Your table stays yours all the same until ${until}, as for any dinner${is === "postponed" ? "; it does not move with the event, whose new date will be on our site" : ""}. If you would rather not come, change or cancel it with the button.`
export const eventOffWaitingText =
  "We are sorry. You stay on the waiting list: if a table comes free, it is one as for any dinner. If you would rather not have it, take your name off with the button."
export const eventMovedSubject = (event: string, time: string, venue: string): string =>
  `${event} is on ${time} now: your table at ${venue}`
export const eventMovedHeading = (event: string, guest: string): string =>
  `${event} has moved, ${guest}.`
/** @param times when it was to begin, and when it begins now */
export function eventMovedText(
  { before, now: begins }: { before: string; now: string },
  { isAlong, isWaiting, until }: { isAlong: boolean; isWaiting: boolean; until: string },
): string {
  const now = `It was to begin on ${before}. Now it begins on ${begins}.`
  if (isAlong && isWaiting) {
    return `${now} You are on the waiting list for that. If you cannot come then, take your name off with the button.`
  }
  if (isAlong) {
    return `${now} Your table has moved with it, and is yours until ${until}; the appointment is attached, for your calendar. If you cannot come then, change or cancel it with the button.`
  }
  return isWaiting
    ? `${now} You are on the waiting list as before, for a table as for any dinner. If you would rather come to it, book anew; take your name off with the button.`
    : `${now} Your table has not moved with it: it stays yours as it is, until ${until}, as for any dinner. If you would rather come to the event, change to one of its times with the button, or cancel there.`
}
export const eventOnSubject = (event: string, venue: string, time: string): string =>
  `${event} goes ahead: your table at ${venue}, ${time}`
export const eventOnHeading = (event: string, guest: string): string =>
  `${event} goes ahead after all, ${guest}.`
export const eventOnText =
  "What we wrote before no longer holds. This is how you are booked; if you cannot come, change or cancel it with the button."

export const guestNote = (group: string): string =>
  `You get this because a table of ${group} was booked with your address.`
export const buttonNote = "The button is for you alone: whoever has it can change the booking."

export const venueSubject = (what: string, count: number, time: string, guest: string): string =>
  `${what}: ${guests(count)}, ${time}, ${guest}`
export const venueNew = "New booking"
export const venueWaits = "Waiting list"
export const venueMoved = "Changed booking"
export const venueReaddressed = "Corrected address"
export const venueReaddressedWaits = "Corrected address on the waiting list"
export const venueReaddressedText =
  "Its guest has corrected the e-mail address. It is the same booking, under a new reference:"
export const formerly = "Reference before"
export const venueClosed = "Table while you are closed"
export const venueClosedText =
  "Your opening hours have changed since this was booked, and you are not open then. The guest has not been told, and is not reminded either: move or cancel it in Tables, which tells them, or call."

const counted = (count: number, one: string, other: string): string =>
  plural(count, { one: `${count} ${one}`, other: `${count} ${other}` })
type Sizes = readonly number[]
const withGuests = (count: string, sizes: Sizes): string =>
  `${count}, ${guests(sizes.reduce((all, size) => all + size, 0))}`
/** @param sizes of the parties that sit there */
export const tables = (sizes: Sizes): string =>
  withGuests(counted(sizes.length, "table", "tables"), sizes)
export const parties = (sizes: Sizes): string =>
  withGuests(counted(sizes.length, "party", "parties"), sizes)
/** @param before as the house has read it, which may be how it is now */
export const wayOfTable = (before: string, now: string): string =>
  before === now ? `Now ${now}` : `From ${before} to ${now}`
export const venueEventSubject = (event: string, along: number, left: number): string => {
  const moved = `${event} has moved: ${counted(along, "table", "tables")} with it`
  return left === 0 ? moved : `${moved}, ${left} to call`
}
export const venueEventHeading = (event: string): string => `${event} has moved.`
/** @param begins when: the dates of a series, where several have moved */
export const venueEventText = (begins: readonly string[]): string =>
  `It begins on ${listOf(begins)} now. What has moved with it stands below; the guests are written to.`
export const venueEventLeft =
  "Where there was no room the table stays as it is, as for any dinner. Please call whoever has one: they are named below."
export const toCall = "To call"
export const whomToCall = ({
  name,
  number,
  party,
  time,
  reference,
}: {
  name: string
  number: string
  party: number
  time: string
  reference: string
}): string => `${name}, ${number}\n${guests(party)}, ${time}, ${reference}`
export const venueEventNote = "Move or cancel a table in the CMS, under Tables. Its guest is told."
export const venueCancelled = "Cancelled booking"
export const venueSuspect = (why: string): string =>
  `It looks like a program's, because ${why}: it has no seats and no mail was sent. Move it in Tables to give it some.`
export const venueSameNumber = ({
  reference,
  name,
  party,
  time,
}: {
  reference: string
  name: string
  party: number
  time: string
}): string =>
  `The same telephone number holds another table then: ${reference}, ${name}, ${guests(party)}, ${time}. It may be one guest who has booked twice; nothing was refused.`
export const venueNote = "Move or cancel it in the CMS, under Tables. The guest is told."

/** In the place of a name that is none. */
export const guest = "dear guest"
