import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "./failure"
import { endOf, tail, type Running } from "./processes"

/**
 * Waits until a server of ours that was just started is well.
 * @param host that it listens on: where that is one address, it answers at no other
 * @throws Failure where it is not; it is stopped then
 */
export const waitUntilWell = (
  server: Running,
  host: string | undefined,
  port: string | undefined,
): Promise<void> => waitUntilAnswering(`http://${reachable(host)}:${port}/health`, server)

function reachable(host: string | undefined) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

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
