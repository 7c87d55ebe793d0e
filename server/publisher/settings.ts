import { resolve } from "node:path"
import { Failure } from "../../lib/failure"

const LEAST_MEMORY_MB = 256

/** All times in milliseconds. */
export interface PublisherSettings {
  releasesDir: string
  /** A build begins once nothing was published for so long, */
  quiet: number
  /** or once the first of a burst has waited so long. */
  longestWait: number
  /** How often the content is compared with what is live, for a hook that was lost. */
  reconcile: number
  /** What builds are limited to, as the environment says it: BUILD_TIME_LIMIT_SECONDS and BUILD_MEMORY_MB. */
  limits: Readonly<Record<string, string>>
}

/**
 * Reads PUBLISH_QUIET_SECONDS, PUBLISH_LONGEST_WAIT_SECONDS, RECONCILE_SECONDS and BUILD_TIME_LIMIT_SECONDS and
 * BUILD_MEMORY_MB.
 * @throws Failure for one that cannot be used, naming the variable and what it should be
 */
export function readPublisherSettings(env: NodeJS.ProcessEnv, cwd: string): PublisherSettings {
  const seconds = (name: string, usual: number, least: number): number => {
    const text = env[name]?.trim()
    if (!text) return usual * 1000
    const value = Number(text)
    if (Number.isFinite(value) && value >= least && value <= 86_400) return value * 1000
    throw new Failure(
      `${name} is "${text}"; it should be a number of seconds from ${least} to 86400, such as ${usual}.`,
    )
  }
  return {
    releasesDir: resolve(cwd, env.RELEASES_DIR || "releases"),
    quiet: seconds("PUBLISH_QUIET_SECONDS", 2, 0),
    longestWait: seconds("PUBLISH_LONGEST_WAIT_SECONDS", 15, 0),
    reconcile: seconds("RECONCILE_SECONDS", 300, 1),
    limits: {
      BUILD_TIME_LIMIT_SECONDS: String(seconds("BUILD_TIME_LIMIT_SECONDS", 600, 10) / 1000),
      BUILD_MEMORY_MB: String(memory(env.BUILD_MEMORY_MB?.trim())),
    },
  }
}

function memory(text: string | undefined): number {
  if (!text) return 2048
  const value = Number(text)
  if (Number.isInteger(value) && value >= LEAST_MEMORY_MB) return value
  throw new Failure(
    `BUILD_MEMORY_MB is "${text}"; it should be a whole number of megabytes from ${LEAST_MEMORY_MB}, such as 2048.`,
  )
}
