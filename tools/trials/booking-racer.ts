import { BookingStore } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import { openDatabase } from "../../server/api/store/open-database"
import { raceVenue, raceWish, RACE_NOW } from "./booking-race-wishes"

/** One of several processes that book in the same database at the same time. `argv`: the folder, and which of them it is. */
const [folder = "", racer = "0", racers = "1"] = process.argv.slice(2)
const db = openDatabase(folder)
createBookingTables(db)
const store = new BookingStore(db)

process.on("message", ({ round, guests }: { round: number; guests: number }) => {
  const refused: number[] = []
  for (let guest = Number(racer); guest < guests; guest += Number(racers)) {
    const placed = store.place(raceVenue(round), raceWish(round, guest), RACE_NOW)
    if (placed.is === "refused") refused.push(guest)
  }
  process.send?.({ refused })
})
process.send?.({ refused: [] })
