import { Worker } from "node:worker_threads"
import { type Brought, type FileSource } from "./bring-content"

/** What the thread is asked (storing-worker.ts): to bring a content, or to have all on the disk. */
export interface StoringTask {
  number: number
  bring?: { name: string; source: FileSource }
}

export type StoringAnswer = { number: number } & (
  { brought: Brought | undefined } | { error: unknown }
)

export interface StoringFor {
  releasesDir: string
  siteUrl: string
}

export interface StoringThread {
  bring(name: string, source: FileSource): Promise<Brought>
  sync(): Promise<void>
  hasEnded(): boolean
  /** What it has not answered fails. */
  end(): Promise<void>
}

/** Starts a thread with a store of its own in the same folder: both know by the disk what is there. */
export function startStoringThread(workerData: StoringFor): StoringThread {
  const worker = new Worker(new URL("storing-worker.mjs", import.meta.url), { workerData })
  const waiting = new Map<number, (answer: { brought?: Brought } | { error: unknown }) => void>()
  let number = 0
  let ended: unknown
  const end = (error: unknown): void => {
    ended ??= error
    for (const answer of waiting.values()) answer({ error: ended })
  }
  worker.on("message", ({ number, ...answer }: StoringAnswer) => waiting.get(number)?.(answer))
  worker.on("error", end)
  worker.on("exit", () => end(new Error("The thread that stores contents has ended.")))

  const ask = (task: Omit<StoringTask, "number">): Promise<Brought | undefined> => {
    const own = (number += 1)
    return new Promise<Brought | undefined>((resolve, reject) => {
      waiting.set(own, (answer) =>
        "error" in answer ? reject(answer.error as Error) : resolve(answer.brought),
      )
      worker.postMessage({ number: own, ...task })
      if (ended) end(ended)
    }).finally(() => waiting.delete(own))
  }

  return {
    bring: async (name, source) => (await ask({ bring: { name, source } })) as Brought,
    sync: async () => void (await ask({})),
    hasEnded: () => ended !== undefined,
    end: async () => void (await worker.terminate()),
  }
}
