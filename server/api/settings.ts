import { resolve } from "node:path"
import { DEFAULT_API_PORT } from "../../lib/defaults"
import { localSiteUrl } from "../../lib/env-file"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { releasesDirOf } from "../../lib/project"

const SETTINGS = environment.pick({
  API_PORT: true,
  API_HOST: true,
  API_TRUSTED_PROXIES: true,
  SITE_URL: true,
  SITE_PORT: true,
  CMS_GRAPHQL_URL: true,
  CMS_AUTH_SCHEME: true,
  SUBMISSIONS_DIR: true,
  SUBMISSIONS_API_KEY: true,
  SUBMISSIONS_SECRET: true,
  SUBMISSIONS_KEPT_DAYS: true,
  SMTP_URL: true,
  STRIPE_SECRET_KEY: true,
  STRIPE_WEBHOOK_SECRET: true,
  STRIPE_API_URL: true,
  MAIL_FROM: true,
  MAIL_DIR: true,
  LOG_LEVEL: true,
})

const FOLDER = environment.pick({ SUBMISSIONS_DIR: true })

/** Where what guests send is kept until it is delivered. A relative path is one of the project's. */
export const submissionsDirOf = (root: string, env: Environment): string =>
  resolve(root, readSettings(FOLDER, env).SUBMISSIONS_DIR)

/** @throws Failure for a setting that is missing or cannot be used, naming the variable and what it should be */
export function readApiConfig(env: Environment, root: string) {
  const settings = readSettings(SETTINGS, env)
  const siteUrl = settings.SITE_URL ?? localSiteUrl(settings.SITE_PORT)
  return {
    port: settings.API_PORT ?? DEFAULT_API_PORT,
    host: settings.API_HOST,
    /** Whose word is taken for which address a request comes from: addresses and networks, or `loopback`. */
    trustProxy: settings.API_TRUSTED_PROXIES,
    siteUrl,
    releasesDir: releasesDirOf(root, env),
    submissionsDir: submissionsDirOf(root, env),
    /** Signs the forms' tokens and the links in mails. */
    secret: settings.SUBMISSIONS_SECRET,
    keptDays: settings.SUBMISSIONS_KEPT_DAYS,
    cms: {
      url: settings.CMS_GRAPHQL_URL,
      key: settings.SUBMISSIONS_API_KEY,
      scheme: settings.CMS_AUTH_SCHEME,
    },
    /** Without it guests pay at the counter. */
    stripe: settings.STRIPE_SECRET_KEY
      ? {
          secretKey: settings.STRIPE_SECRET_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          apiUrl: settings.STRIPE_API_URL,
        }
      : undefined,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      folder: settings.MAIL_DIR === undefined ? undefined : resolve(root, settings.MAIL_DIR),
      siteUrl,
    },
    logLevel: settings.LOG_LEVEL ?? "warn",
  }
}

export type ApiConfig = ReturnType<typeof readApiConfig>
