import { type Heard, listOf, plural } from "./intl"

export const KINDS = {
  lunch: "Lunch",
  dinner: "Dinner",
  allDay: "All day",
  brunch: "Brunch",
  bakery: "Bakery",
  drinks: "Drinks",
  dessert: "Dessert",
}

type MenuKind = keyof typeof KINDS
const MOST_NAMED = 3

export const menus = "Menus"
export const menusByVenue = "Menus by venue"
export const menusByHouse = "Menus by house"
export const ofVenue = (venue: string): string => ` at ${venue}`
export const onItsOwnPage = <Part>(menu: string, heard: Heard<Part>) => [
  "To print, to enlarge or to send",
  heard(`: ${menu} on a page of its own`),
]
export const lastChanged = <Part>(day: Part) => ["Last changed ", day]
export const largePrint = "Large print"
export const ordinaryPrint = "Ordinary print"
export const print = "Print"
export const servedAt = (venues: readonly string[]): string => `Served at ${listOf(venues)}`
export const atVenues = (count: number): string =>
  plural(count, { one: `${count} venue`, other: `${count} venues` })
export const servedAtVenues = (count: number): string => `Served at ${atVenues(count)}`
/** Of a menu at a venue that is not open. */
export const servedLater = (
  kind: MenuKind,
  status: "openingSoon" | "temporarilyClosed",
  meanwhileAt: readonly string[],
): string => {
  const when = status === "openingSoon" ? "once it opens" : "when it reopens"
  const names = meanwhileAt.length > MOST_NAMED ? [atVenues(meanwhileAt.length)] : meanwhileAt
  const meanwhile = names.length > 0 ? `; until then at ${listOf(names)}` : ""
  return `${KINDS[kind]}, ${when}${meanwhile}`
}
export const whereItIsServed = "Where it is served"
export const alsoServedThere = "What else is served there"

/** A name may hold a comma itself. */
export const dishNames = (names: readonly string[]): string => names.join(" · ")

export const dietaryInformation = "Dietary information"
export const contains = (allergens: readonly string[]): string => `Contains ${allergens.join(", ")}`

export const sectionsOf = (menu: string): string => `Sections of ${menu}`
export const filterByDiet = (menu: string): string => `Filter ${menu} by diet`
export const dishes = (count: number): string =>
  `${count} ${plural(count, { one: "dish", other: "dishes" })}`
export const dishesOf = (count: number, all: number): string => `${count} of ${dishes(all)}`
export const hideDishesWith = "Hide dishes with …"
export const hideDishesWithIn = (menu: string): string => `Hide dishes of ${menu} with`
export const hiding = (allergens: readonly string[]): string =>
  `Hidden: dishes with ${listOf(allergens)}.`
export const nothingLeft = "No dish of this menu is left. Ask us: there is often one more."
export const hideNothing = "Hide none"
export const remembered = "Kept on this device, for every menu, until you change it."
export const orOnYourCard = "Or on your card"
export const coeliacWarning =
  "For coeliac disease: “gluten-free” tells what a recipe contains. Flour is in the air of our kitchens, so we cannot promise that no trace of it reaches your plate. Talk to us before you order."
export const allergenNote =
  "Each dish names those of the fourteen allergens that its recipe contains. Tell us about an allergy before you order: everything shares one kitchen."
