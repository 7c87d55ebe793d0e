import { runCommand } from "../../../lib/command"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const
const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal))

it("leaves the signals to the command that runs after it", async () => {
  const before = listeners()
  let meanwhile: number[] = []
  await runCommand(() => {
    meanwhile = listeners()
    return Promise.resolve(0)
  })
  expect(meanwhile).toEqual(before.map((count) => count + 1))
  expect(listeners()).toEqual(before)
})
