import { parentPort, Worker, workerData } from "node:worker_threads"
import { answering, createCaller, type Offered } from "./calls"

interface Given<Options> {
  program: string
  options: Options
}

/**
 * Starts a thread that does tasks, one call after the other or several at once, as its program has it.
 * @param name for who reads an error
 * @param program a module of this project, which calls `answerInThread`: its path from the root
 * @param options what it is given; anything that can be cloned
 */
export function startThread<Tasks extends Offered<Tasks>, Options>(
  name: string,
  program: string,
  options: Options,
) {
  const worker = new Worker(new URL("thread-entry.mjs", import.meta.url), {
    workerData: { program, options } satisfies Given<Options>,
  })
  const { call, receive, end } = createCaller<Tasks>((message) => worker.postMessage(message))
  worker.on("message", receive)
  worker.on("error", end)
  worker.on("exit", () => end(new Error(`The thread that ${name} has ended.`)))
  return {
    call,
    /** What it has not answered fails, and what it is asked from then on. */
    end: async (): Promise<void> => void (await worker.terminate()),
  }
}

/** In a thread: what it was given. */
export const threadOptions = <Options>(): Options => (workerData as Given<Options>).options

/** In a thread: does tasks for who started it. @param isInTurn whether each waits for the one before */
export function answerInThread<Tasks extends Offered<Tasks>>(
  tasks: Tasks,
  { isInTurn = false } = {},
): void {
  const answer = answering(tasks, (message) => parentPort?.postMessage(message), cloneable)
  let last = Promise.resolve()
  parentPort?.on("message", (message) => {
    last = isInTurn ? last.then(() => answer(message)) : answer(message)
  })
}

/** What else an error says of itself may be nothing that another thread can be sent. */
function cloneable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}
