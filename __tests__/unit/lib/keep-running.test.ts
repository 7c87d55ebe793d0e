import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "../../../lib/failure"
import { keepRunning, waitBefore } from "../../../lib/keep-running"
import { createProcesses, type Processes, type Running } from "../../../lib/processes"

const SECOND = 1_000
const STAYS = "setInterval(() => {}, 1000); console.log('at work')"

let processes: Processes
let said: string[]
let waits: number[]
let now: number
let folder: string

beforeEach(() => {
  processes = createProcesses()
  said = []
  waits = []
  now = Date.now()
  folder = mkdtempSync(join(tmpdir(), "forno-keep-"))
})
afterEach(async () => {
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

const run = (code: string): Running =>
  processes.start("It", process.execPath, ["-e", code], { cwd: folder })

/** A clock that stands still but for what is waited for. */
const clock = {
  sleep: (milliseconds: number) => {
    waits.push(milliseconds)
    now += milliseconds
    return Promise.resolve()
  },
  now: () => now,
}

const keep = (running: Promise<Running>, start: () => Promise<Running>) =>
  keepRunning({
    name: "The publisher",
    running,
    start,
    say: (line) => said.push(line),
    isStopping: processes.isStopping,
    clock,
  })

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20 * SECOND
  while (!condition() && Date.now() < deadline) await sleep(20)
  expect(condition()).toBe(true)
}

describe("a process of npm start that ends", () => {
  it("is started again at once, and it is said what ended it and what it said last", async () => {
    const first = run(`console.log("\\x1b[32mready\\x1b[39m"); ${STAYS}`)
    await until(() => first.output().includes("at work"))
    let second: Running | undefined
    void keep(Promise.resolve(first), () => Promise.resolve((second = run(STAYS))))
    process.kill(first.pid, "SIGKILL")
    await until(() => said.length === 2)
    expect(said[0]).toBe(
      "  ✗ The publisher ended by SIGKILL. It is started again at once.\n      Its last lines:\n      ready\n      at work",
    )
    expect(said[1]).toBe("  ✓ The publisher runs again.")
    expect(second?.pid).not.toBe(first.pid)
    expect(waits).toEqual([0])
  })

  it("takes its children with it, which would keep its port and its files", async () => {
    const child = `process.on("SIGTERM", () => {}); setInterval(() => require("fs").writeFileSync("alive", ""), 20)`
    const first = run(
      `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" }); ${STAYS}`,
    )
    const alive = join(folder, "alive")
    await until(() => existsSync(alive))
    process.kill(first.pid, "SIGKILL")
    expect(await first.exited).toBe(137)
    rmSync(alive)
    await sleep(300)
    expect(existsSync(alive)).toBe(false)
  })

  it("is tried more and more slowly while it goes on ending, and what is wrong is said each time", async () => {
    let starts = 0
    const start = () => {
      starts += 1
      if (starts > 8) void processes.stopAll()
      return starts % 2 === 0
        ? Promise.reject(new Failure("Port 8000 is in use, and SITE_PORT asks for it."))
        : Promise.resolve(run("console.error('no memory'); process.exit(3)"))
    }
    await keep(start(), start)
    expect(waits.slice(0, 7)).toEqual([0, 1, 2, 4, 8, 16, 32].map((wait) => wait * SECOND))
    expect(said[0]).toBe(
      "  ✗ The publisher ended with code 3. It is started again at once.\n      Its last lines:\n      no memory",
    )
    expect(said[1]).toMatch(
      /✗ The publisher could not be started\. It is started again in 1 s, at \d\d:\d\d:\d\d\.\n {6}Port 8000 is in use/,
    )
    expect([20, 100].map(waitBefore)).toEqual([60 * SECOND, 60 * SECOND])
  })

  it("is started at once again where it had run for long", async () => {
    let starts = 0
    const start = () => {
      starts += 1
      if (starts > 3) void processes.stopAll()
      const running = run("process.exit(1)")
      return Promise.resolve({
        ...running,
        exited: running.exited.then((code) => {
          if (starts === 3) now += 61 * SECOND
          return code
        }),
      })
    }
    await keep(start(), start)
    expect(waits.slice(0, 3)).toEqual([0, 1 * SECOND, 0])
  })

  it("is neither told of nor started again where everything is being stopped, also not after a wait", async () => {
    const first = run(STAYS)
    const start = jest.fn(() => Promise.resolve(run(STAYS)))
    const kept = keep(Promise.resolve(first), start)
    await processes.stopAll()
    await kept
    expect(said).toEqual([])

    processes = createProcesses()
    const waiting = keepRunning({
      name: "The CMS",
      running: Promise.resolve(run("process.exit(1)")),
      start,
      say: (line) => said.push(line),
      isStopping: processes.isStopping,
      clock: { ...clock, sleep: () => processes.stopAll() },
    })
    await waiting
    expect(said).toHaveLength(1)
    expect(start).not.toHaveBeenCalled()
  })
})

test("the log of a process that was started again goes on where it ended", async () => {
  const logFile = join(folder, "last.log")
  writeFileSync(logFile, "of an earlier start\n")
  const print = (text: string, continuesLog: boolean) =>
    processes.run("It", process.execPath, ["-e", `console.log("${text}")`], {
      cwd: folder,
      logFile,
      continuesLog,
    })
  await print("first", false)
  await print("second", true)
  await until(() => readFileSync(logFile, "utf8") === "first\nsecond\n")
})

test("a log that has become long is put aside, and begun anew", async () => {
  const logFile = join(folder, "engine.log")
  const long = "word ".repeat(1_100_000)
  writeFileSync(logFile, long)
  await processes.run("It", process.execPath, ["-e", `console.log("fresh")`], {
    cwd: folder,
    logFile,
    continuesLog: true,
  })
  await until(() => readFileSync(logFile, "utf8") === "fresh\n")
  expect(readFileSync(`${logFile}.old`, "utf8")).toBe(long)
})
