import { ReleaseFollower } from "../../../../../server/api/booking/release-follower"
import { trattoria } from "./a-venue"

it("looks for guests who come to a closed door at each release, and then at each change", async () => {
  const facts = {
    ...{ groupName: "", email: "" },
    ...{ venues: [trattoria], menus: [], events: [], elsewhere: [] },
  }
  const tellOfClosing = jest.fn((..._asked: unknown[]) => 0)
  const promoteAll = jest.fn(() => 0)
  const follower = new ReleaseFollower({
    store: {
      ...{ tellOfClosing, promoteAll, keepClock: () => 0, tellOfEvent: () => 0 },
      writtenElsewhere: () => 1,
    },
    readFacts: () => Promise.resolve(facts),
    onChange: () => undefined,
    log: { error: fail },
  })
  const turn = () => new Promise(setImmediate)
  follower.start()
  await turn()
  follower.wake()
  await turn()
  await follower.stop()
  const since = tellOfClosing.mock.calls.map(([, , from]) => Number(from) > 0)
  expect(since).toEqual([false, true])
  expect(promoteAll).toHaveBeenCalledTimes(1)
})

function fail(...said: unknown[]): void {
  throw new Error(JSON.stringify(said))
}
