import type { Sitting } from "../../../shared/booking/rules"
import type { HeldTimes } from "../../../shared/staff-reply"
import { wallClock, type HoursRecord } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"
import { addColumn } from "./add-column"
import { FURTHEST } from "./agreed-time"
import type { Db } from "./open-database"

interface House {
  slug: string
  hours: Pick<HoursRecord, "timeZone">
}

/** What the clocks of a house show at an instant: `YYYY-MM-DDTHH:MM`. */
function clockAt(instant: number, { hours }: House): string {
  const { day, time } = wallClock(new Date(instant), hours.timeZone)
  return `${day}T${time}`
}

/** The instant at which they show that; `instant` itself where they do. */
function keptAt(instant: number, clock: string | null, house: House): number {
  if (clock === null || clockAt(instant, house) === clock) return instant
  const [day = "", time = ""] = clock.split("T")
  return instantOf(day, time, house.hours.timeZone).getTime()
}

/** What staff have read on the house's clocks: null in a row from before it was kept, as long as no release was looked at. */
export function createClockColumns(db: Db, table: string): void {
  addColumn(db, table, "from_clock", "text")
  addColumn(db, table, "until_clock", "text")
}

/** Times at which staff take no guests, by the slug of the venue. */
export class HeldTimesTable {
  constructor(
    private readonly db: Db,
    private readonly table: string,
  ) {}

  around(venue: string, { from, until }: Sitting): HeldTimes[] {
    return this.db
      .prepare(
        `select id, from_at as "from", until_at as until, made_by as madeBy from ${this.table}
         where venue = ? and from_at < ? and until_at > ? order by from_at`,
      )
      .all(venue, until, from) as HeldTimes[]
  }

  /** @returns its id */
  hold(house: House, { from, until }: Sitting, madeBy: string): number {
    const { lastInsertRowid } = this.db
      .prepare(
        `insert into ${this.table} (venue, from_at, until_at, made_by, from_clock, until_clock)
         values (?, ?, ?, ?, ?, ?)`,
      )
      .run(house.slug, from, until, madeBy, clockAt(from, house), clockAt(until, house))
    return Number(lastInsertRowid)
  }

  /** @returns the times; nothing where they were not held */
  letGo(venue: string, id: number): Sitting | undefined {
    return this.db
      .prepare(
        `delete from ${this.table} where id = ? and venue = ? returning from_at as "from", until_at as until`,
      )
      .get(id, venue) as Sitting | undefined
  }

  /** Where the house's time zone was put right, the times stay what its clocks show, as those of its guests do. */
  keepClock(house: House, now: number): void {
    const rows = this.db
      .prepare(
        `select id, from_at as "from", until_at as until, from_clock as fromClock, until_clock as untilClock
         from ${this.table} where venue = ? and until_at > ?`,
      )
      .all(house.slug, now - FURTHEST) as (Sitting & {
      id: number
      fromClock: string | null
      untilClock: string | null
    })[]
    const update = this.db.prepare(
      `update ${this.table} set from_at = ?, until_at = ?, from_clock = ?, until_clock = ? where id = ?`,
    )
    for (const row of rows) {
      const from = keptAt(row.from, row.fromClock, house)
      const until = keptAt(row.until, row.untilClock, house)
      if (row.fromClock !== null && from === row.from && until === row.until) continue
      const clocks = [
        row.fromClock ?? clockAt(from, house),
        row.untilClock ?? clockAt(until, house),
      ]
      update.run(from, until, ...clocks, row.id)
    }
  }

  forgetBefore(time: number): void {
    this.db.prepare(`delete from ${this.table} where until_at < ?`).run(time)
  }
}
