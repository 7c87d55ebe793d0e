/** Mails about orders: what they say. */
import { dishes } from "./order-form"

export const seeOrCancel = "See how far it is, or cancel"
export const see = "See the order"

export const placedSubject = (venue: string, time: string): string =>
  `The kitchen has your order: ${venue}, ${time}`
export const placedHeading = (guest: string): string => `The kitchen has your order, ${guest}.`
export const placedText =
  "You get another mail when it is ready. Until the kitchen begins, you can cancel it with the button."
export const changedSubject = (venue: string, time: string): string =>
  `Your order is changed: ${venue}, ${time}`
export const changedHeading = (guest: string): string => `Your order is changed, ${guest}.`
export const changedText =
  "This is how the kitchen has it now; what we wrote before no longer holds. You get another mail when it is ready."
export const readySubject = (venue: string): string => `Your order is ready: ${venue}`
export const readyHeading = (guest: string): string => `Your order is ready, ${guest}.`
export const readyText = "It is waiting for you. Say your name, or the reference."
export const cancelledSubject = (venue: string, time: string): string =>
  `Your order is cancelled: ${venue}, ${time}`
export const cancelledHeading = "Your order is cancelled."
export const cancelledText = (phone: string): string =>
  `Nothing is being made. If you did not ask for this, please call us: ${phone}.`
/** To the address that was not the guest's, or is not any more. */
export const readdressedSubject = (venue: string, time: string): string =>
  `This order has another address now: ${venue}, ${time}`
export const readdressedHeading = "This order has another address now."
export const readdressedText = (phone: string): string =>
  `It was sent with this address, which its guest has corrected since. The links sent here no longer work, and nothing more about it comes here. If this was not you, please call us: ${phone}.`
export const notPaidText = "It was not paid, so the kitchen has not begun."
export const moneyBack = "What you have paid is on its way back to you; banks take some days."

export const guestNote = (group: string): string =>
  `You get this because something was ordered with your address on the site of ${group}.`
export const buttonNote = "The button is for you alone: whoever has it can cancel the order."
export const venueSubject = (what: string, count: number, time: string, guest: string): string =>
  `${what}: ${dishes(count)}, ${time}, ${guest}`
export const venueNew = "New order"
export const venueChanged = "Changed order"
export const venueReaddressed = "Corrected address"
export const venueReaddressedText =
  "Its guest has corrected the e-mail address. It is the same order, under a new reference: it is made once."
export const venueClosed = "Order while you are closed"
export const venueClosedText =
  "Your opening hours have changed since this was ordered, and you are not open when it is to be collected. The guest has not been told: cancel it in Kitchen, which tells them and gives back what they have paid, or call."
export const formerly = "Reference before"
export const venueCancelled = "Cancelled order"
export const venueSuspect = (why: string): string =>
  `It looks like a program's, because ${why}: the kitchen has kept no time for it, and no mail was sent. Take it in Kitchen if it is right.`
export const venueNote = "It is in the CMS, under Kitchen. The guest is told what you do there."
export const name = "Name"
export const email = "E-mail"
export const phone = "Telephone"
export const message = "For the kitchen"
export const guest = "dear guest"
