/**
 * Work that is begun while earlier work goes on, so much at a time.
 *
 * - `begin(work)` settles when more may be begun; begins nothing once something has failed, and fails with that.
 * - `end()` settles when all that was begun has ended; fails with what failed first.
 */
export function createPipeline(atOnce: number) {
  const running = new Set<Promise<void>>()
  let failed: { error: unknown } | undefined

  function throwFailed(): void {
    if (failed) throw failed.error
  }

  return {
    async begin(work: () => Promise<void>): Promise<void> {
      throwFailed()
      const doing = work()
        .catch((error: unknown) => void (failed ??= { error }))
        .finally(() => running.delete(doing))
      running.add(doing)
      if (running.size >= atOnce) await Promise.race(running)
    },
    async end(): Promise<void> {
      await Promise.all(running)
      throwFailed()
    },
  }
}
