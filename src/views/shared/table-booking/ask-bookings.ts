import { type BookAnswer, type TimesAnswer } from "../../../../shared/booking/booking-form"
import { BOOKING_PREFIX, timesOf } from "../../../../shared/booking/addresses"

/** In milliseconds: a guest with one bar of signal waits, and is not left waiting for ever. */
const PATIENCE = 15_000

/** No answer, or none that can be used. */
export class Unanswered extends Error {}

async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PATIENCE)
  try {
    const answer = await fetch(address, {
      ...init,
      headers: { ...init.headers, accept: "application/json" },
      signal: controller.signal,
    })
    if (answer.status >= 500) throw new Unanswered()
    return (await answer.json()) as Answer
  } catch {
    throw new Unanswered()
  } finally {
    clearTimeout(timer)
  }
}

type Asked = TimesAnswer | Exclude<BookAnswer, { is: "booked" | "known" | "taken" }>

/** @throws Unanswered */
export async function askTimes(wish: Readonly<Record<string, string>>): Promise<Asked> {
  const answer = await ask<Asked>(timesOf(wish))
  if (!("offer" in answer || answer.is === "problems" || answer.is === "wait"))
    throw new Unanswered()
  return answer
}

/** @throws Unanswered */
export const book = (entries: Readonly<Record<string, string>>): Promise<BookAnswer> =>
  ask(BOOKING_PREFIX, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(entries),
  })
