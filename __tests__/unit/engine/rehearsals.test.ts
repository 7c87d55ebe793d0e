import { createRehearsals } from "../../../engine/rehearsals"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Of which is known how often was rehearsed. */
function rehearsals() {
  const known = { times: 0, isPossible: true }
  const { busy, idle } = createRehearsals(
    () => known.isPossible,
    () => {
      known.times += 1
      // As any work.
      busy()
      idle()
    },
  )
  return { busy, idle, known }
}

it("rehearses some times while there is nothing to do, and no more", () => {
  const { idle, known } = rehearsals()
  idle()
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(10)
  idle()
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(10)
})

it("does not rehearse while there is work, and goes on after it", () => {
  const { busy, idle, known } = rehearsals()
  idle()
  jest.advanceTimersByTime(1_000)
  const before = known.times
  busy()
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(before)
  idle()
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(10)
})

it("rehearses as often where there was nothing to rehearse with at first, and asks only after work", () => {
  const { busy, idle, known } = rehearsals()
  known.isPossible = false
  for (let attempt = 0; attempt < 20; attempt += 1) {
    busy()
    idle()
    jest.advanceTimersByTime(1_000)
  }
  known.isPossible = true
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(0)
  idle()
  jest.advanceTimersByTime(60_000)
  expect(known.times).toBe(10)
})
