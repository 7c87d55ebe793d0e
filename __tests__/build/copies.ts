import { randomUUID } from "node:crypto"
import type { CopiedOrder } from "../../shared/ordering/staff-channel"
import { signedHeaders, type Way } from "../../shared/signed-channel"
import { requiredEnv } from "../browser/support/cms"

const person = { name: "Anna", email: "anna@example.com", phone: "", message: "No nuts, please" }
const aCopy = (venue: string) => ({
  ...{ ...person, venue, reference: randomUUID().slice(0, 9), suspicion: null, formerly: [] },
  told: "told" as const,
  ...{ day: "2030-05-18", time: "19:15", madeAt: Date.parse("2030-05-18T17:00:00Z"), revision: 1 },
})
export const anOrder = (venue: string): CopiedOrder => ({
  ...aCopy(venue),
  ...{ state: "placed", payment: "atCounter", readyAt: Date.parse("2030-05-18T18:15:00Z") },
  lines: [{ name: "Margherita", label: "Large", count: 2, price: 950 }],
  ...{ total: 1900, currency: "GBP" },
})
export const aBooking = (venue: string) => ({
  ...aCopy(venue),
  ...{ state: "confirmed", party: 2, choice: "", choiceKey: "", startsAt: 0, endsAt: 0 },
})

/** As the forms' server sends a copy. @returns the answer's status */
export async function sendCopy(
  origin: string,
  path: string,
  way: Way,
  copy: object,
): Promise<number> {
  const body = JSON.stringify(copy)
  const headers = signedHeaders(way, body, requiredEnv("SUBMISSIONS_SECRET"))
  return (await fetch(`${origin}/api${path}`, { method: "POST", headers, body })).status
}
