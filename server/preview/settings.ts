import { localSiteUrl } from "../../lib/env-file"
import { environment } from "../../lib/environment/variables"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import { releasesDirOf } from "../../lib/project"

const SETTINGS = environment.pick({
  PREVIEW_PORT: true,
  PREVIEW_HOST: true,
  PREVIEW_SECRET: true,
  PREVIEW_API_KEY: true,
  PREVIEW_URL: true,
  CMS_GRAPHQL_URL: true,
  LOG_LEVEL: true,
})

/** Of no use to what only reads from the CMS; other programs' secrets too, which no table lists. */
const NOT_FOR_THE_WORKER = /SECRET|PASSWORD|TOKEN|_API_KEY$|^CMS_ADMIN/

/** @throws Failure for a setting that is missing or cannot be used, naming the variable and what it should be */
export function readPreviewConfig(env: Environment, cwd: string) {
  const settings = readSettings(SETTINGS, env)
  const worker = Object.entries(env).filter(([name]) => !NOT_FOR_THE_WORKER.test(name))
  return {
    port: settings.PREVIEW_PORT,
    host: settings.PREVIEW_HOST,
    /** Signs the links that the CMS makes, and the sessions. */
    secret: settings.PREVIEW_SECRET,
    /** Where editors reach it; over https, the session's cookie is sent over https alone. */
    publicUrl: settings.PREVIEW_URL ?? localSiteUrl(settings.PREVIEW_PORT),
    /** Where the CMS's admin is, which may show the preview in a frame. */
    cmsOrigin: new URL(settings.CMS_GRAPHQL_URL).origin,
    releasesDir: releasesDirOf(cwd, env),
    logLevel: settings.LOG_LEVEL ?? "warn",
    /** What the process that reads the CMS gets: the key to drafts, and no other secret. */
    workerEnvironment: {
      ...Object.fromEntries(worker),
      CMS_API_KEY: settings.PREVIEW_API_KEY,
      NODE_ENV: "production" as const,
    },
  }
}
