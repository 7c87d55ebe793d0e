/** What several parts of the site say. */
import { plural } from "./intl"

export const order = "Order"
export const all = "All"
export const allNews = "All news"
export const allVenues = "All venues"
export const breadcrumb = "Breadcrumb"
export const bookATable = "Book a table"
export const contactUs = "Contact us"
export const findARestaurant = "Find a restaurant"
export const newsByMail = "News by mail"
export const nothingHere = "Nothing here just now"
export const lookInAgain = "There is nothing to show at the moment. Please look in again."
export const onThisPage = "On this page"
export const seeOurVenues = "See our venues"
export const tastingMenus = "Tasting menus"
export const yourCard = "Your card"
export const venues = "Venues"

export const ourRestaurants = (count: number): string =>
  plural(count, { one: "Our restaurant", other: "Our restaurants" })

export const guests = (count: number): string =>
  plural(count, { one: `${count} guest`, other: `${count} guests` })

export const readTheMenus = "Read the menus"

export const perGuest = <Part>(price: Part) => [price, " a guest"]
/** Beside what has not come. */
export const tryAgain = "Try again"
