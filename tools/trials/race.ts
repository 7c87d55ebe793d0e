import type { Db } from "../../server/api/store/open-database"

/** What guests race for, with a place of its own in each round. */
export interface Race {
  /** What became of it: “tables given away”. */
  given: string
  open: (db: Db) => {
    /** @returns whether the guest is refused */
    isRefused: (round: number, guest: number) => boolean
    /** How many were taken, and whether there is more of it than there is room for. */
    outcome: (round: number) => { taken: number; isOverfull: boolean }
  }
}

/** What a process that races is told, and what it answers. */
export interface RaceStart {
  round: number
  guests: number
}
export interface RaceAnswer {
  refused: readonly number[]
}

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0)
