import { API_PREFIX } from "../submissions/api-prefix"

export const ORDER_PREFIX = `${API_PREFIX}/orders`
/** What was chosen, to be looked at, timed and sent. */
export const CHECKOUT = `${ORDER_PREFIX}/checkout`

export const orderAddress = (token: string): string => `${ORDER_PREFIX}/of/${token}`
export const orderCalendarAddress = (token: string): string => `${orderAddress(token)}/order.ics`

/** The name of the field that says how many of a dish: `dish:Margherita`. */
const DISH = "dish:"
export const dishField = (key: string): string => DISH + key
/** @returns the dish's key; nothing for another field */
export const dishOf = (field: string): string | undefined =>
  field.startsWith(DISH) ? field.slice(DISH.length) : undefined

/** With which the names of all kept baskets begin. */
export const BASKETS = "forno:basket:"
/** Under which name a device keeps what was chosen from a venue, until it is sent. */
export const basketName = (venue: string): string => BASKETS + venue

/** Under which name a tab keeps what the checkout's fields are filled in with, */
export const ORDER_FILL = "forno:order-fill"
/** and what was typed in them, until the order is taken. */
export const ORDER_DRAFT = "forno:order-draft"
