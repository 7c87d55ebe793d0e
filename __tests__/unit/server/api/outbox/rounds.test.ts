import { Rounds } from "../../../../../server/api/outbox/rounds"

const LONGER_THAN_A_REST = 2_100

it("keeps nothing of rests that are over, however long nothing is new", async () => {
  jest.useFakeTimers()
  let looked = 0
  const rounds = new Rounds("it", { error: () => undefined })
  rounds.start([async () => ((looked += 1), 0)])
  for (let rest = 0; rest < 100; rest += 1) await jest.advanceTimersByTimeAsync(LONGER_THAN_A_REST)
  expect(looked).toBeGreaterThan(90)
  const ended = jest.spyOn(globalThis, "clearTimeout")
  rounds.wake()
  expect(ended).toHaveBeenCalledTimes(1)
  await rounds.stop()
  jest.useRealTimers()
})
