export type Pipeline = ReturnType<typeof createPipeline>

/**
 * Work that is begun while earlier work goes on, so much at a time.
 *
 * - `begin(work)` settles when more may be begun. Once something has failed it begins nothing, and fails with that as soon as
 *   all that was begun has ended.
 * - `end()` settles when all that was begun has ended; fails with what failed first.
 */
export function createPipeline(atOnce: number) {
  const running = new Set<Promise<void>>()
  let failed: { error: unknown } | undefined

  async function end(): Promise<void> {
    await Promise.all(running)
    if (failed) throw failed.error
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      failed ??= { error }
    }
  }

  return {
    async begin(work: () => Promise<unknown>): Promise<void> {
      if (failed) return end()
      const doing = attempt(work).finally(() => running.delete(doing))
      running.add(doing)
      if (running.size >= atOnce) await Promise.race(running)
    },
    end,
  }
}
