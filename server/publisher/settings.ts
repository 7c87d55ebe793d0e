import { environment } from "../../lib/environment/variables"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import { releasesDirOf } from "../../lib/project"

const SETTINGS = environment.pick({
  PUBLISH_QUIET_SECONDS: true,
  PUBLISH_LONGEST_WAIT_SECONDS: true,
  RECONCILE_SECONDS: true,
  BUILD_TIME_LIMIT_SECONDS: true,
  BUILD_MEMORY_MB: true,
  LOG_LEVEL: true,
})

/**
 * All times in milliseconds.
 * @throws Failure for one that cannot be used, naming the variable and what it should be
 */
export function readPublisherSettings(env: Environment, cwd: string) {
  const settings = readSettings(SETTINGS, env)
  /** What builds are limited to, as the environment says it; without a publisher only what is asked for limits them. */
  const limits: Readonly<Record<string, string>> = {
    BUILD_TIME_LIMIT_SECONDS: String(settings.BUILD_TIME_LIMIT_SECONDS / 1000),
    BUILD_MEMORY_MB: String(settings.BUILD_MEMORY_MB),
  }
  return {
    releasesDir: releasesDirOf(cwd, env),
    logLevel: settings.LOG_LEVEL ?? "info",
    /** A build begins once nothing was published for so long, */
    quiet: settings.PUBLISH_QUIET_SECONDS,
    /** or once the first of a burst has waited so long. */
    longestWait: settings.PUBLISH_LONGEST_WAIT_SECONDS,
    /** How often the content is compared with what is live, for a hook that was lost. */
    reconcile: settings.RECONCILE_SECONDS,
    limits,
  }
}

export type PublisherSettings = Omit<ReturnType<typeof readPublisherSettings>, "logLevel">
