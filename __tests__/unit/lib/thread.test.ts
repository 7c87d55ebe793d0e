import { join } from "node:path"
import { startThread } from "../../../lib/thread"
import type { TestTasks } from "./thread-program"

const start = () =>
  startThread<TestTasks, { greeting: string }>("greets", join(__dirname, "thread-program.ts"), {
    greeting: "Good evening",
  })

describe("a thread that does tasks", () => {
  it("does one after the other, with what it was given", async () => {
    const { call, end } = start()
    const [, second] = await Promise.all([call("do", "first", 50), call("do", "second", 0)])
    expect(second).toEqual(["Good evening first", "Good evening second"])
    await end()
  })

  it("says what has failed in words, also where an error has what cannot be sent, and goes on", async () => {
    const { call, end } = start()
    await expect(call("fail")).rejects.toThrow("It did not work.")
    expect(await call("do", "third", 0)).toHaveLength(1)
    await end()
  })

  it("fails what it has not answered once it has ended, and what it is asked then", async () => {
    const { call, end } = start()
    const waiting = expect(call("do", "first", 60_000)).rejects.toThrow("The thread that greets")
    await end()
    await waiting
    await expect(call("do", "second", 0)).rejects.toThrow("The thread that greets has ended.")
  })
})
