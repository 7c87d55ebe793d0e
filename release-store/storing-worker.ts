import { answerInThread, threadOptions } from "../lib/thread"
import { bringContent, type FileSource } from "./bring-content"
import { openContentStore } from "./content-store"
import type { StoringFor } from "./storing-thread"

const { releasesDir, siteUrl } = threadOptions<StoringFor>()
const opening = openContentStore(releasesDir)

const tasks = {
  bring: async (name: string, source: FileSource) =>
    bringContent(await opening, siteUrl, name, source),
  /** Has all that was brought on the disk. */
  sync: async () => (await opening).sync(),
}

export type StoringTasks = typeof tasks

answerInThread(tasks)
