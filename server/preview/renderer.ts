import type { ChildProcess } from "node:child_process"
import { endsWithParent, forkProgram } from "../../lib/processes"
import type { Outcome, OutcomeMessage, Task, TaskMessage } from "./tasks"
import type { Workspace } from "./workspace"

/** How long one page may take, in milliseconds; the first waits for the process to start. */
const TIME_LIMIT = 30_000
/** After this long without a request the process is ended: it holds some 200 MB. In milliseconds. */
const IDLE_LIMIT = 15 * 60_000
const MEMORY_LIMIT_MB = 512
const MOST_WAITING = 100

export interface RendererOptions {
  /** The project's folder. */
  root: string
  /** Where the worker keeps the pictures of drafts. */
  mediaDirectory: string
  env: NodeJS.ProcessEnv
  log: (message: string, detail?: string) => void
}

export interface Renderer {
  /** One after the other; a whole page before what pages fetch for the next one. */
  perform(workspace: Workspace, task: Task): Promise<Outcome>
  /** Ends the process. What was asked for and is not done is answered with a problem. */
  stop(): void
}

interface Job {
  task: Task
  workspace: Workspace
  settle: (outcome: Outcome) => void
}

/** Keeps the process that renders: starts it when something is asked for, ends it when it hangs or nobody asks. */
export function createRenderer({ root, mediaDirectory, env, log }: RendererOptions): Renderer {
  const waiting: Job[] = []
  let working: Job | undefined
  let child: { process: ChildProcess; key: string } | undefined
  let number = 0
  let limit: NodeJS.Timeout | undefined
  let stopped = false

  const processFor = ({ key, directory }: Workspace): ChildProcess => {
    if (child?.key === key) return child.process
    end()
    const process = forkProgram(root, "server/preview/worker.ts", [mediaDirectory], {
      cwd: directory,
      env,
      execArgv: [...endsWithParent(root), `--max-old-space-size=${MEMORY_LIMIT_MB}`],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    })
    child = { process, key }
    let output = ""
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-4_000)
      })
    }
    process.on("message", (message: OutcomeMessage) => {
      if (message.number !== number || child?.process !== process) return
      if (message.error !== undefined) log("a page could not be drawn", message.error)
      finish(message.outcome)
    })
    process.once("error", (error) => log("the renderer failed", String(error)))
    process.once("exit", (code, signal) => {
      if (child?.process !== process) return
      child = undefined
      log(`the renderer ended (${signal ?? code})`, output)
      if (working) finish({ kind: "problem", message: GAVE_UP })
    })
    return process
  }

  function end(): void {
    const ending = child?.process
    child = undefined
    ending?.kill("SIGKILL")
  }

  function finish(outcome: Outcome): void {
    clearTimeout(limit)
    working?.settle(outcome)
    working = undefined
    next()
  }

  function next(): void {
    if (working || stopped) return
    const urgent = waiting.findIndex(({ task }) => task.kind === "page" || task.kind === "find")
    const [job] = waiting.splice(Math.max(urgent, 0), 1)
    if (!job) {
      limit = setTimeout(end, IDLE_LIMIT)
      limit.unref()
      return
    }
    clearTimeout(limit)
    working = job
    number += 1
    const message: TaskMessage = { number, task: job.task }
    limit = setTimeout(() => {
      log(`a page took more than ${TIME_LIMIT / 1000} s`, JSON.stringify(job.task))
      end()
      finish({ kind: "problem", message: GAVE_UP })
    }, TIME_LIMIT)
    // Where it cannot be sent the process has ended, which is told apart.
    processFor(job.workspace).send(message, () => undefined)
  }

  return {
    perform: (workspace, task) =>
      new Promise((settle) => {
        if (stopped) {
          settle({ kind: "problem", message: GAVE_UP })
          return
        }
        if (waiting.length >= MOST_WAITING) {
          settle({ kind: "problem", message: TOO_MANY })
          return
        }
        waiting.push({ workspace, task, settle })
        next()
      }),
    stop: () => {
      stopped = true
      end()
      for (const job of waiting.splice(0)) job.settle({ kind: "problem", message: GAVE_UP })
      finish({ kind: "problem", message: GAVE_UP })
    },
  }
}

const GAVE_UP = "Drawing this page took too long, or failed. Reload it in a moment."
const TOO_MANY = "Too many previews are being drawn at once. Reload this page in a moment."
