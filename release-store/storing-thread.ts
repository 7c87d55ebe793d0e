import { join } from "node:path"
import { startThread } from "../lib/thread"
import { type FileSource } from "./bring-content"
import type { StoringTasks } from "./storing-worker"

export interface StoringFor {
  releasesDir: string
  siteUrl: string
}

export type StoringThread = ReturnType<typeof startStoringThread>

/** Starts a thread with a store of its own in the same folder: both know by the disk what is there. */
export function startStoringThread(options: StoringFor) {
  const { call, end } = startThread<StoringTasks, StoringFor>(
    "stores contents",
    join(__dirname, "storing-worker.ts"),
    options,
  )
  return {
    bring: (name: string, source: FileSource) => call("bring", name, source),
    sync: () => call("sync"),
    end,
  }
}
