import { join } from "node:path"
import {
  localGraphqlUrl,
  localHookUrl,
  localSiteUrl,
  newPublishingSecrets,
  newSecrets,
} from "./env-file"

/** The CMS's own, of no use to what only reads from it. */
const CMS_SECRETS = ["CMS_SECRET", "CMS_ADMIN_EMAIL", "CMS_ADMIN_PASSWORD"]

/** What the CMS, the origin and the preview trust one another by. */
const HOOK_SECRETS = ["PUBLISH_SECRET", "PUBLISH_SECRET_PREVIOUS", "PUBLISH_TOKEN"]
const PREVIEW_SECRETS = ["PREVIEW_SECRET", "PREVIEW_API_KEY"]

function emptied(env: NodeJS.ProcessEnv, names: readonly string[]) {
  // Empty, not absent: Gatsby's configuration reads `.env` too, for what its environment does not mention.
  return { ...env, ...Object.fromEntries(names.map((name) => [name, ""])) }
}

/** What a build gets: the read-only key, and no other secret. */
export const siteBuildEnvironment = (env: NodeJS.ProcessEnv) =>
  emptied(env, [...CMS_SECRETS, ...HOOK_SECRETS, ...PREVIEW_SECRETS])

/** What the origin server gets: no key to the CMS either, for it never asks the CMS. */
export const siteServerEnvironment = (env: NodeJS.ProcessEnv) =>
  emptied(env, [...CMS_SECRETS, ...PREVIEW_SECRETS, "CMS_API_KEY"])

/** What the preview gets: the key that reads drafts, and what its links are signed with. */
export const previewEnvironment = (env: NodeJS.ProcessEnv) =>
  emptied(env, [...CMS_SECRETS, ...HOOK_SECRETS, "CMS_API_KEY"])

/** What lets a CMS and a site on this machine publish together, with secrets of their own. */
export const publishingEnvironment = (sitePort: number) => ({
  ...newPublishingSecrets(),
  PUBLISH_HOOK_URL: localHookUrl(sitePort),
})

/** What somebody may have set for an installation of their own, and would lead the test site astray. */
const NOT_INHERITED = [
  "CMS_ADMIN",
  "CMS_AUTH_SCHEME",
  "CMS_HOST",
  "CMS_TRUSTED_PROXIES",
  "CMS_URL",
  "SITE_HOST",
  "LOG_LEVEL",
  "PUBLISH_SECRET_PREVIOUS",
  "PUBLISH_PAGE_FLOOR",
  "RELEASES_KEPT",
  "FRAME_ANCESTORS",
  "TAG_HOSTS",
]
/** Off in a test site, unless a test asks for it. */
const OFF = ["PUBLISH_HOOK_URL", "OPERATIONS_PORT", "PREVIEW_PORT", "PREVIEW_URL"]

/** The environment of a test site: nothing of it lies outside its folder. `SEED_DATE` stays where it was given. */
export function testSiteEnvironment({
  folder,
  sitePort,
  cmsPort,
  publishing = false,
  inherited = process.env,
}: {
  folder: string
  sitePort: number
  cmsPort: number
  /** Whether its CMS tells its site what was published. */
  publishing?: boolean
  inherited?: NodeJS.ProcessEnv
}) {
  const env = {
    ...inherited,
    ...newSecrets(),
    CMS_ADMIN_EMAIL: "admin@quattrocento.example",
    CMS_DATA_DIR: join(folder, "cms-data"),
    CMS_PORT: String(cmsPort),
    CMS_GRAPHQL_URL: localGraphqlUrl(cmsPort),
    SITE_PORT: String(sitePort),
    SITE_URL: localSiteUrl(sitePort),
    RELEASES_DIR: join(folder, "releases"),
    GTM_ID: "",
    SERVICE_WORKER: "",
    ...Object.fromEntries(OFF.map((name) => [name, ""])),
    ...(publishing ? publishingEnvironment(sitePort) : {}),
  }
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_INHERITED.includes(name)))
}
