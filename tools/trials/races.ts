import { bookingRace } from "./booking-race"
import { orderRace } from "./order-race"
import type { Race } from "./race"

export const RACES: Readonly<Record<string, Race>> = { bookings: bookingRace, orders: orderRace }
