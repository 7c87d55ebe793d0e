import { existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { createProcesses, tail } from "../../../lib/processes"

/** Ends by itself once it has finished what it is at; a second signal would end it at once. */
const finishesAt = (signal: string) => `
  process.once("${signal}", () => setTimeout(() => { console.log("saved"); process.exit() }, 300))
  setInterval(() => undefined, 1000)
  console.log("ready")`

it.each(["SIGTERM", "SIGINT"] as const)(
  "lets a process finish that is asked twice to stop by %s",
  async (stopSignal) => {
    const processes = createProcesses()
    const saving = await new Promise<ReturnType<typeof processes.start>>((resolve) => {
      const started = processes.start("It", process.execPath, ["-e", finishesAt(stopSignal)], {
        cwd: __dirname,
        stopSignal,
        onLine: (line) => line === "ready" && resolve(started),
      })
    })
    const stopped = saving.stop()
    await sleep(100)
    await Promise.all([stopped, processes.stopAll()])
    expect(saving.output()).toContain("saved")
    expect(await saving.exited).toBe(0)
  },
)

/** Takes nothing, as a disk that is full (Linux: full(4)). */
const FULL = "/dev/full"

;(existsSync(FULL) ? it : it.skip)("goes on where its log cannot be written", async () => {
  const processes = createProcesses()
  const talking = "console.log(1); setTimeout(() => console.log(2), 100)"
  const run = await processes.run("It", process.execPath, ["-e", talking], {
    cwd: __dirname,
    logFile: FULL,
  })
  expect(run).toMatchObject({ code: 0, output: "1\n2\n" })
})

it("shows what a log in JSON says, and everything else as it is", () => {
  const log = [
    '{"level":30,"time":1,"msg":"a build begins"}',
    '{"level":50,"err":{"message":"no memory"},"msg":"a build failed"}',
    '{"half',
    "Killed",
  ]
  expect(tail(log.join("\n"), 3).split("\n")).toEqual([
    "a build failed: no memory",
    '{"half',
    "Killed",
  ])
})
