import { createHmac, timingSafeEqual } from "node:crypto"

const SECOND = 1000
/** Nobody types faster; a browser that fills in what it knows does. */
const LEAST = 2 * SECOND
/** A form that was left open overnight, or waited on a device without a network. */
const MOST = 7 * 24 * 60 * 60 * SECOND

export type TokenVerdict = "good" | "none" | "too quick" | "forged"

/** Where a token is made anew with each look: who is quick there is a guest in a hurry. */
export const unhurried = (verdict: TokenVerdict): TokenVerdict =>
  verdict === "too quick" ? "good" : verdict

/** Says when a form was begun: `<base 36 milliseconds>.<signature>`. */
export function createTimeTokens(secret: string) {
  const sign = (time: string): string =>
    createHmac("sha256", secret).update(`form ${time}`).digest("base64url").slice(0, 22)

  return {
    make(now: number): string {
      const time = now.toString(36)
      return `${time}.${sign(time)}`
    },
    judge(token: string | undefined, now: number): TokenVerdict {
      if (!token) return "none"
      const [time = "", signature = ""] = token.split(".")
      const expected = Buffer.from(sign(time))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged"
      const age = now - Number.parseInt(time, 36)
      if (age > MOST) return "none"
      return age < LEAST ? "too quick" : "good"
    },
  }
}

export type TimeTokens = ReturnType<typeof createTimeTokens>
