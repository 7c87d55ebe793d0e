import { join } from "node:path"
import { localGraphqlUrl, localSiteUrl, newSecrets } from "./env-file.mjs"

/** The CMS's own, of no use to what only reads from it. */
const CMS_SECRETS = ["CMS_SECRET", "CMS_ADMIN_EMAIL", "CMS_ADMIN_PASSWORD"]

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 */
function emptied(env, names) {
  // Empty, not absent: Gatsby's configuration reads `.env` too, for what its environment does not mention.
  return { ...env, ...Object.fromEntries(names.map((name) => [name, ""])) }
}

/**
 * What a build gets: the read-only key, and none of the CMS's secrets.
 * @param {NodeJS.ProcessEnv} env
 */
export const siteBuildEnvironment = (env) => emptied(env, CMS_SECRETS)

/**
 * What the origin server gets: no key to the CMS either, for it never asks the CMS.
 * @param {NodeJS.ProcessEnv} env
 */
export const siteServerEnvironment = (env) => emptied(env, [...CMS_SECRETS, "CMS_API_KEY"])

/** What somebody may have set for an installation of their own, and would lead the test site astray. */
const NOT_INHERITED = ["CMS_ADMIN", "CMS_AUTH_SCHEME", "CMS_HOST", "SITE_HOST", "LOG_LEVEL"]

/**
 * The environment of a test site: nothing of it lies outside its folder. `SEED_DATE` stays where it was given.
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.sitePort
 * @param {number} options.cmsPort
 * @param {NodeJS.ProcessEnv} [options.inherited]
 */
export function testSiteEnvironment({ folder, sitePort, cmsPort, inherited = process.env }) {
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
  }
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_INHERITED.includes(name)))
}
