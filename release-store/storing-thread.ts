import { Worker } from "node:worker_threads"
import { createCaller } from "../lib/calls"
import { type FileSource } from "./bring-content"
import type { StoringTasks } from "./storing-worker"

export interface StoringFor {
  releasesDir: string
  siteUrl: string
}

export type StoringThread = ReturnType<typeof startStoringThread>

/** Starts a thread with a store of its own in the same folder: both know by the disk what is there. */
export function startStoringThread(workerData: StoringFor) {
  const worker = new Worker(new URL("storing-worker.mjs", import.meta.url), { workerData })
  const { call, receive, end } = createCaller<StoringTasks>((message) =>
    worker.postMessage(message),
  )
  worker.on("message", receive)
  worker.on("error", end)
  worker.on("exit", () => end(new Error("The thread that stores contents has ended.")))
  return {
    bring: (name: string, source: FileSource) => call("bring", name, source),
    sync: () => call("sync"),
    /** What it has not answered fails. */
    end: () => worker.terminate(),
  }
}
