import { createRehearsals } from "../../../engine/rehearsals"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** @returns how often it was rehearsed */
function rehearsals() {
  let times = 0
  const { busy, idle } = createRehearsals(() => {
    times += 1
    // As any work.
    busy()
    idle()
  })
  return { busy, idle, times: () => times }
}

it("rehearses some times while there is nothing to do, and no more", () => {
  const { idle, times } = rehearsals()
  idle()
  jest.advanceTimersByTime(60_000)
  expect(times()).toBe(10)
  idle()
  jest.advanceTimersByTime(60_000)
  expect(times()).toBe(10)
})

it("does not rehearse while there is work, and goes on after it", () => {
  const { busy, idle, times } = rehearsals()
  idle()
  jest.advanceTimersByTime(1_000)
  const before = times()
  busy()
  jest.advanceTimersByTime(60_000)
  expect(times()).toBe(before)
  idle()
  jest.advanceTimersByTime(60_000)
  expect(times()).toBe(10)
})
