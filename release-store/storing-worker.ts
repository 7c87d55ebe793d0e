import { parentPort, workerData } from "node:worker_threads"
import { bringContent } from "./bring-content"
import { openContentStore } from "./content-store"
import type { StoringAnswer, StoringFor, StoringTask } from "./storing-thread"

const { releasesDir, siteUrl } = workerData as StoringFor
const opening = openContentStore(releasesDir)

async function perform({ number, bring }: StoringTask): Promise<StoringAnswer> {
  try {
    const store = await opening
    if (bring) {
      return { number, brought: await bringContent(store, siteUrl, bring.name, bring.source) }
    }
    await store.sync()
    return { number, brought: undefined }
  } catch (error) {
    return { number, error }
  }
}

parentPort?.on("message", (task: StoringTask) => {
  void perform(task).then((answer) => parentPort?.postMessage(answer))
})
