import { setTimeout as sleep } from "node:timers/promises"
import { answerInThread, threadOptions } from "../../../lib/thread"

const { greeting } = threadOptions<{ greeting: string }>()
const done: string[] = []

/** What the test's thread does. */
const tasks = {
  /** @returns what was done before, this included */
  do: async (name: string, milliseconds: number): Promise<readonly string[]> => {
    await sleep(milliseconds)
    done.push(`${greeting} ${name}`)
    return done
  },
  fail: (): Promise<void> =>
    Promise.reject(Object.assign(new Error("It did not work."), { clone: () => undefined })),
}

export type TestTasks = typeof tasks

answerInThread(tasks, { isInTurn: true })
