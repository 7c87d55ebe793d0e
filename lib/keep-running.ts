import { Failure } from "./failure"
import { endOf, tail, type Running } from "./processes"

const SECOND = 1_000
/** Before the second attempt, in milliseconds; the first is made at once, for guests may be without it. */
const FIRST_WAIT = 1 * SECOND
const LONGEST_WAIT = 60 * SECOND
/** What has run for so long did not end of how it was started. */
const PROVEN = 60 * SECOND
/** How much of a process's output is shown where it ended: lines, and characters of each. */
const SHOWN = 8
const WIDEST = 200

/**
 * How long to wait before a process is started again, in milliseconds.
 * @param attempt counted from 0, since it last ran for a while
 */
export const waitBefore = (attempt: number) =>
  attempt === 0 ? 0 : Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT)

export interface KeepOptions {
  /** As it begins a sentence: `The publisher`. */
  name: string
  /** The first one. */
  running: Promise<Running>
  /** Starts the next one, and answers once it is at work; where it throws, nothing that it started runs any more. */
  start: () => Promise<Running>
  say: (line: string) => void
  /** Whether everything is being stopped: what ends then is neither told nor started again. */
  isStopping: () => boolean
  clock?: { sleep: (milliseconds: number) => Promise<unknown>; now: () => number }
}

const CLOCK: NonNullable<KeepOptions["clock"]> = {
  sleep: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
  now: () => Date.now(),
}

/**
 * Starts a process again whenever it ends, and says why it did: at once at first, more and more slowly where it goes on
 * ending. Everything else stays as it is meanwhile. Never rejects.
 * @returns settles when everything is being stopped
 */
export async function keepRunning({
  name,
  running,
  start,
  say,
  isStopping,
  clock = CLOCK,
}: KeepOptions): Promise<void> {
  let attempt = 0
  let isAgain = false
  for (let next = () => running; ; next = start) {
    let why = `${name} could not be started.`
    let lines = ""
    try {
      const current = await next()
      if (isAgain) say(`  ✓ ${name} runs again.`)
      const since = clock.now()
      const code = await current.exited
      if (clock.now() - since >= PROVEN) attempt = 0
      why = `${name} ended ${endOf(code)}.`
      const last = tail(current.output(), SHOWN)
      lines = last && `Its last lines:\n${last}`
    } catch (error) {
      lines = error instanceof Failure ? error.message : String(error)
    }
    if (isStopping()) return
    const wait = waitBefore(attempt)
    attempt += 1
    isAgain = true
    say(told(`✗ ${why} It is started again ${whenIn(wait, clock.now())}.`, lines))
    await clock.sleep(wait)
    if (isStopping()) return
  }
}

const told = (sentence: string, lines: string) =>
  [`  ${sentence}`, ...lines.split("\n").filter((line) => line.trim() !== "")]
    .map((line) => (line.length > WIDEST ? `${line.slice(0, WIDEST)} …` : line))
    .join("\n      ")

/** @param wait in milliseconds */
const whenIn = (wait: number, now: number) =>
  wait === 0
    ? "at once"
    : `in ${wait / SECOND} s, at ${new Date(now + wait).toLocaleTimeString("en-GB")}`
