import { fork, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { createProgress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { BookingStore } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import { openDatabase } from "../../server/api/store/open-database"
import { RACE_DAY, RACE_NOW, raceVenue, raceWish } from "../trials/booking-race-wishes"

const RACERS = 4
const GUESTS = 200

/**
 * `npm run trial:bookings [-- --rounds=1000]`: two hundred guests race for the last tables, from four processes on one
 * database; a room of its own each round. No room may be overbooked, and nobody refused who finds a table by asking again.
 */
export default () =>
  runCommand(async ({ onEnd }) => {
    const { values } = parseArgs({ options: { rounds: { type: "string", default: "1000" } } })
    const rounds = Number(values.rounds)
    const folder = mkdtempSync(join(tmpdir(), "forno-race-"))
    const script = resolve(projectRoot, "tools/trials/booking-racer.ts")
    const racers: ChildProcess[] = []
    onEnd(() => {
      for (const racer of racers) racer.kill()
      rmSync(folder, { recursive: true, force: true })
    })
    const db = openDatabase(folder)
    createBookingTables(db)
    const store = new BookingStore(db)
    for (let racer = 0; racer < RACERS; racer += 1) {
      const argv = [folder, String(racer), String(RACERS)]
      const started = fork(script, argv, { execArgv: ["--import", "tsx"], cwd: projectRoot })
      racers.push(started)
      await once(started, "message")
    }
    const progress = createProgress()
    const broken: string[] = []
    let placed = 0
    await progress.step(`${rounds} rounds of ${GUESTS} guests`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const answers = racers.map((racer) => once(racer, "message"))
        for (const racer of racers) racer.send({ round, guests: GUESTS })
        const refused = (await Promise.all(answers)).flatMap(
          ([message]) => (message as { refused: number[] }).refused,
        )
        const venue = raceVenue(round)
        const { bookings } = store.dayOf(venue, RACE_DAY)
        placed += bookings.length
        if (bookings.length + refused.length !== GUESTS) broken.push(`Round ${round}: one is lost.`)
        for (const { startsAt } of bookings) {
          const count = (of: typeof bookings) => of.reduce((sum, { party }) => sum + party, 0)
          const sitting = bookings.filter(
            (other) => other.startsAt <= startsAt && startsAt < other.endsAt,
          )
          const arriving = bookings.filter((other) => other.startsAt === startsAt)
          if (count(sitting) > venue.rules.seats || count(arriving) > venue.rules.coversPerSlot) {
            broken.push(`Round ${round}: overbooked.`)
          }
        }
        for (const guest of refused) {
          if (store.place(venue, raceWish(round, guest), RACE_NOW).is === "placed") {
            broken.push(`Round ${round}: guest ${guest} was refused, and found a table again.`)
          }
        }
      }
    })
    progress.say(`      ${placed} tables given away`)
    for (const line of broken) progress.say(`      ✗ ${line}`)
    if (broken.length > 0) process.exitCode = 1
  })
