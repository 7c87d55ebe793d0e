import { availableParallelism } from "node:os"

/**
 * Works through a list, several at a time; begins nothing more once one has failed, and settles when what was begun has
 * ended.
 */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  let hasFailed = false
  const worker = async () => {
    for (const item of queue) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  // Two a core: one reads while another encodes.
  const workers = Array.from({ length: availableParallelism() * 2 }, worker)
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected")
  if (failed?.status === "rejected") throw failed.reason
}
