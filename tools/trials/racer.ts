import { openDatabase } from "../../server/api/store/open-database"
import type { RaceAnswer, RaceStart } from "./race"
import { RACES } from "./races"

/** One of several processes that ask the same database at the same time. `argv`: which race, the folder, and which of them it is. */
const [name = "", folder = "", racer = "0", racers = "1"] = process.argv.slice(2)
const runner = RACES[name]?.open(openDatabase(folder))

const answer = (message: RaceAnswer): void => void process.send?.(message)

/** Whoever is told that the server is busy asks again. On a machine with too much to do a lock may take longer than it is waited for. */
function isRefused(round: number, guest: number): boolean | undefined {
  for (;;) {
    try {
      return runner?.isRefused(round, guest)
    } catch (error) {
      if ((error as { code?: unknown }).code !== "SQLITE_BUSY") throw error
    }
  }
}

process.on("message", ({ round, guests }: RaceStart) => {
  const refused: number[] = []
  for (let guest = Number(racer); guest < guests; guest += Number(racers)) {
    if (isRefused(round, guest)) refused.push(guest)
  }
  answer({ refused })
})
// It is ready.
answer({ refused: [] })
