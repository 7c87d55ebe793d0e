/** The guest's card: its page, and what menus and forms say of it. */
import { yourCard } from "./common"
import { ALLERGENS, type Allergen } from "../../shared/food-labels"
import { listOf, plural } from "./intl"

export const title = yourCard
export const description =
  "Keep your name, your party, allergies and favourite dishes on your own device, and your bookings and orders as tickets that open without a network."
export const introduction =
  "Who you are, who comes with you and what you cannot eat, kept on this device and nowhere else. Menus then mark what is not for you, forms are filled in, and the tables you book and the orders you collect are here as tickets, also without a network."
export const needsScripts =
  "The card is written and read by your own browser and never sent to us. That needs JavaScript, which is switched off here. Booking, ordering and writing to us work without it."

// ── What is on the device ──

export const onThisDevice = "On this device"
export const nothingKept =
  "Nothing is kept yet, and nothing is until you press “Keep on this device”."
export const erase = "Erase everything"
export const erased =
  "Everything is erased from this device: card, favourites and tickets, the allergens you hid on menus, what you chose to order, what you began to write, and messages that waited to be sent: those never reach us."
export const undo = "Undo"
export const undoUntil = "Until you leave this page, this brings your card and tickets back."
export const restored = "Your card and tickets are back on this device."

const tickets = (count: number): string =>
  plural(count, { one: "a ticket", other: `${count} tickets` })

const messages = (count: number): string =>
  plural(count, {
    one: "a message that waits to be sent",
    other: `${count} messages that wait to be sent`,
  })

/** "Kept here: your card, 2 tickets and a message that waits to be sent. …" */
export function whatIsKept(hasCard: boolean, ticketCount: number, waiting: number): string {
  const things = [
    ...(hasCard ? ["your card"] : []),
    ...(ticketCount ? [tickets(ticketCount)] : []),
    ...(waiting ? [messages(waiting)] : []),
  ]
  const sent = waiting
    ? "What waits goes out by itself once there is a network; erased, it never does."
    : "We get none of it, but for what stands in a form that you send us."
  return `Kept here: ${listOf(things)}. ${sent}`
}

// ── The card's form ──

export const formHeading = "What your card says"
export const formText =
  "Say as much or as little as you like. Whoever uses this device can read it."
export const aboutYou = "About you"
export const name = "Your name"
export const email = "E-mail"
export const phone = "Telephone"
export const party = "How many you usually are"
export const avoids = "What somebody in your party must not eat"
export const avoidsHint =
  "The fourteen allergens that menus name. Please tell us of an allergy in person too: everything shares one kitchen."
export const diets = "How you eat"
export const keep = "Keep on this device"
export const keepChanges = "Keep the changes"
export const isKept = "Kept on this device."
export const favourites = "Favourite dishes"
export const noFavourites =
  "None so far. Once your card is kept, each dish on our menus has “Favourite” beside it."
export const onMenu = (menu: string): string => `on ${menu}`
export const removeFavourite = (dish: string): string => `Take off ${dish}`
export const remove = "Take off"

// ── Tickets ──

export const yourTickets = (count: number): string =>
  plural(count, { one: "Your ticket", other: "Your tickets" })
export const ticketsText =
  "What stands here opens without a network too. With one it is brought up to date whenever you open this page; how far an order is, its link shows."
export const where = "Where"
export const gettingThere = "Getting there"
export const gettingIn = "Getting in"
export const reference = "Reference"
export const call = (phone: string): string => `Call ${phone}`
export const addToCalendar = "Add to calendar"
export const changeOrCancel = "Change or cancel"
/** An event, or a tasting menu. */
export const bookedFor = "Booked for"
export const toCollect = "To collect"
export const howFarItIs = "How far it is"
export const removeTicket = "Remove the ticket"
export const ofTicket = (venue: string, when: string): string => `, ${venue}, ${when}`
export const placeUnknown =
  "The address could not be fetched yet. It comes when this page is opened with a network."
export const cancelledTicket = (isOrder: boolean): string =>
  isOrder ? "This order is cancelled." : "This booking is cancelled."
export const see = "See it"
export const removed = (
  venue: string,
  { isOrder, isCancelled = false }: { isOrder: boolean; isCancelled?: boolean },
): string =>
  `The ticket for ${venue} is off this device.` +
  (isCancelled ? "" : ` The ${isOrder ? "order" : "booking"} itself stands.`)

// ── Menus ──

/** Before the reason, for whoever listens too. */
export const RULED_OUT = { card: "Not for your party", menus: "Hidden on your menus" }
export const notForYou = (by: keyof typeof RULED_OUT, reasons: readonly string[]): string =>
  `${RULED_OUT[by]}: ${reasons.join(", ")}`
export const containsOne = (allergen: string): string => `contains ${allergen}`
export const notMarked = (diet: string): string => `not marked as ${diet}`
/** Where the kitchen makes it so on request: "vegan", "without milk". */
export const askForIt = (by: keyof typeof RULED_OUT, ways: readonly string[]): string =>
  `${RULED_OUT[by]} as it comes: ask for it ${listOf(ways)}`
export const without = (allergen: Allergen): string =>
  // Nobody asks for a dish without cereals.
  `without ${allergen === "gluten" ? "gluten" : ALLERGENS[allergen].toLowerCase()}`
export const favourite = "Favourite"
export const favouriteDish = (dish: string): string => `Favourite: ${dish}`

export const menuNote = <Part>(card: Part) => [
  "Dishes that your party cannot eat, going by ",
  card,
  ", are printed lighter and say why. That is by their recipe alone: tell us of an allergy before you order.",
]
/** Where dishes can be ordered that somebody hides on menus: "dishes with milk and nuts; dishes not marked as vegan". */
export const choiceNote = (allergens: readonly string[], diets: readonly string[]): string => {
  const dishes = [
    ...(allergens.length > 0 ? [`dishes with ${listOf(allergens)}`] : []),
    ...diets.map((diet) => `dishes ${notMarked(diet)}`),
  ]
  return `Printed lighter, because you hide them on menus: ${dishes.join("; ")}. That is by their recipe alone: tell us of an allergy before you order.`
}
export const hideNone = "Hide none"
/** Beside a dish that is set back: the way to it. */
export const change = "Change"
export const whatYouHide = " what you hide on menus"
export const noneHidden = "You hide no dish any more, here or on menus."
export const hideAgain = "Hide them again"
export const allergensUnknown =
  "This menu names no allergens, so your card cannot say here what is not for you. Please ask us."
export const theCard = "your card"

// ── Forms elsewhere ──

/** What goes into a form's note, where a guest sees it before sending. */
export function foodNote(allergens: readonly string[], diets: readonly string[]): string {
  return [
    allergens.length > 0 ? `Allergies in our party: ${allergens.join(", ")}.` : "",
    diets.length > 0 ? `We eat: ${diets.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ")
}

/** "Margherita (vegan)" */
export const askedDish = (dish: string, ways: readonly string[]): string =>
  `${dish} (${listOf(ways)})`
export const askedDishes = (dishes: readonly string[]): string =>
  dishes.length > 0 ? `Please make it so: ${dishes.join("; ")}.` : ""
