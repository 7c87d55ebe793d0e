/**
 * Work that is begun while earlier work goes on, so much at a time.
 *
 * - `begin(work)` settles when more may be begun. Begins nothing once something has failed.
 * - `end()` settles when all that was begun has ended; fails with what failed first.
 */
export function createPipeline(atOnce: number) {
  const running = new Set<Promise<void>>()
  let failed: { error: unknown } | undefined
  return {
    async begin(work: () => Promise<unknown>): Promise<void> {
      if (failed) return
      const doing: Promise<void> = work()
        .then(
          () => undefined,
          (error: unknown) => void (failed ??= { error }),
        )
        .finally(() => running.delete(doing))
      running.add(doing)
      if (running.size >= atOnce) await Promise.race(running)
    },
    async end(): Promise<void> {
      await Promise.all(running)
      if (failed) throw failed.error
    },
  }
}
