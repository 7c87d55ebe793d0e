import type { Sitting } from "../../../shared/booking/rules"
import type { HeldTimes } from "../../../shared/staff-reply"
import type { Db } from "./open-database"

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
  hold(venue: string, { from, until }: Sitting, madeBy: string): number {
    const { lastInsertRowid } = this.db
      .prepare(`insert into ${this.table} (venue, from_at, until_at, made_by) values (?, ?, ?, ?)`)
      .run(venue, from, until, madeBy)
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

  forgetBefore(time: number): void {
    this.db.prepare(`delete from ${this.table} where until_at < ?`).run(time)
  }
}
