import { availableParallelism } from "node:os"
import { createPipeline } from "./pipeline"

/**
 * Works through a list, several at a time; begins nothing more once one has failed, and settles when what was begun has
 * ended.
 */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Two a core: one reads while another encodes.
  const pipeline = createPipeline(availableParallelism() * 2)
  for (const item of items) await pipeline.begin(() => work(item))
  await pipeline.end()
}
