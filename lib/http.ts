import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "./failure"
import { endOf, tail, type Running } from "./processes"

/**
 * Waits until a server that was just started answers 200.
 * @param patience in milliseconds
 * @throws Failure where it does not; it is stopped then
 */
export async function waitUntilAnswering(url: string, server: Running, patience: number = 90_000) {
  const deadline = Date.now() + patience
  let exitCode: number | undefined
  void server.exited.then((code) => (exitCode = code))
  while (Date.now() < deadline) {
    if (exitCode !== undefined) {
      throw new Failure(
        `${server.name} ended ${endOf(exitCode)} before it answered:\n${tail(server.output())}`,
      )
    }
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      await answer.arrayBuffer()
      if (answer.ok) return
    } catch {
      // Not up yet.
    }
    await sleep(150)
  }
  await server.stop()
  throw new Failure(
    `${server.name} did not answer at ${url} within ${patience / 1000} s:\n${tail(server.output())}`,
  )
}
