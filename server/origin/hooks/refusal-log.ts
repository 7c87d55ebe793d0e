import { type FastifyBaseLogger } from "fastify"
import { type Refusal } from "./signature"

/** How often one kind of refusal is logged, in milliseconds: a flood must not fill the disk. */
const INTERVAL = 60_000

/** Who runs the server reads here what the sender is not told: why a hook was refused. */
export function createRefusalLog(
  log: Pick<FastifyBaseLogger, "warn">,
  now: () => number = Date.now,
): (reason: Refusal) => void {
  const last = new Map<Refusal, { at: number; silent: number }>()
  return (reason) => {
    const entry = last.get(reason)
    if (entry && now() - entry.at < INTERVAL) {
      entry.silent += 1
      return
    }
    log.warn({ reason, notLogged: entry?.silent ?? 0 }, "a publish hook was refused")
    last.set(reason, { at: now(), silent: 0 })
  }
}
