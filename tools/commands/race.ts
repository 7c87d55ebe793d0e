import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { openDatabase } from "../../server/api/store/open-database"
import type { RaceAnswer, RaceStart } from "../trials/race"
import { RACES } from "../trials/races"
import { forkProgram } from "../../lib/processes"
import { numberOption } from "../lib/number-option"

const RACERS = 4
const GUESTS = 200

/**
 * `npm run trial:bookings [-- --rounds=1000]` and `npm run trial:orders`: two hundred guests race for the last tables of a
 * room, or for the last dishes of a kitchen, from four processes on one database; each round has a room or a kitchen of its
 * own. Nothing may be given twice or be lost, and nobody refused who finds room by asking again.
 */
export default () =>
  runCommand(async ({ onEnd }) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: "string", default: "1000" } },
    })
    const [name = ""] = positionals
    const race = RACES[name]
    if (!race) throw new Failure(`There is no race for ${name}: ${Object.keys(RACES).join(", ")}.`)
    const rounds = numberOption("rounds", values.rounds, 1000, 1)
    const folder = mkdtempSync(join(tmpdir(), "forno-race-"))
    const racers: ChildProcess[] = []
    const hasEnded = new AbortController()
    onEnd(() => {
      for (const racer of racers) racer.kill()
      rmSync(folder, { recursive: true, force: true })
    })
    const { isRefused, outcome } = race.open(openDatabase(folder))
    for (let racer = 0; racer < RACERS; racer += 1) {
      const argv = [name, folder, String(racer), String(RACERS)]
      const started = forkProgram(projectRoot, "tools/trials/racer.ts", argv, { cwd: projectRoot })
      racers.push(started)
      void once(started, "exit").then(() => hasEnded.abort())
      await once(started, "message")
    }
    const progress = createProgress()
    const broken: string[] = []
    let taken = 0
    await progress.step(`${rounds} rounds of ${GUESTS} guests`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const answers = racers.map((racer) =>
          once(racer, "message", { signal: hasEnded.signal }).catch(() => {
            throw new Failure(
              `In round ${round} a process that raced has ended, for the reason above.`,
            )
          }),
        )
        const start: RaceStart = { round, guests: GUESTS }
        for (const racer of racers) racer.send(start)
        const refused = (await Promise.all(answers)).flatMap(
          ([message]) => (message as RaceAnswer).refused,
        )
        const { isOverfull, ...of } = outcome(round)
        taken += of.taken
        if (of.taken + refused.length !== GUESTS) broken.push(`Round ${round}: one is lost.`)
        if (isOverfull) broken.push(`Round ${round}: more was given than there is.`)
        for (const guest of refused) {
          if (!isRefused(round, guest)) {
            broken.push(`Round ${round}: guest ${guest} was refused, and found room again.`)
          }
        }
      }
    })
    progress.say(`      ${taken} ${race.given}`)
    for (const line of broken) progress.say(`      ✗ ${line}`)
    return broken.length > 0 ? 1 : 0
  })
