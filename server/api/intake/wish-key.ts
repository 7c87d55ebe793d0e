import { createHash } from "node:crypto"

interface Wish {
  /** Of the form that it was sent by. */
  key: string | undefined
  /** `YYYY-MM-DD` and `HH:MM`, by the clock of the venue. */
  day: string
  time: string
}

/** Of the form's key, where and when it is: whatever else its guest says of it, it is that table, or that order. */
export const wishKey = (venue: string, { key, day, time }: Wish): string | undefined =>
  key &&
  createHash("sha256")
    .update(JSON.stringify([key, venue, day, time]))
    .digest("base64url")
