import { join } from "node:path"
import {
  localGraphqlUrl,
  localHookUrl,
  localSiteUrl,
  newPublishingSecrets,
  newSecrets,
} from "./env-file"
import { variablesWhere } from "./environment/variables"

function emptied(env: NodeJS.ProcessEnv, reader: "build" | "origin" | "preview" | "api") {
  const hidden = variablesWhere(({ onlyFor }) => onlyFor !== undefined && onlyFor !== reader)
  // Empty, not absent: Gatsby's configuration reads `.env` too, for what its environment does not mention.
  return { ...env, ...Object.fromEntries(hidden.map((name) => [name, ""])) }
}

/** What a build gets: the read-only key, and no other secret. */
export const siteBuildEnvironment = (env: NodeJS.ProcessEnv) => emptied(env, "build")

/** What the origin server gets: no key to the CMS either, for it never asks the CMS. */
export const siteServerEnvironment = (env: NodeJS.ProcessEnv) => emptied(env, "origin")

/** What the preview gets: the key that reads drafts, and what its links are signed with. */
export const previewEnvironment = (env: NodeJS.ProcessEnv) => emptied(env, "preview")

/** What the API gets: the key that creates what guests send, what it signs with, and the mail server. */
export const apiEnvironment = (env: NodeJS.ProcessEnv) => emptied(env, "api")

/** What lets a CMS and a site on this machine publish together, with secrets of their own. */
export const publishingEnvironment = (sitePort: number) => ({
  ...newPublishingSecrets(),
  PUBLISH_HOOK_URL: localHookUrl(sitePort),
})

const NOT_INHERITED = variablesWhere(({ inTestSites }) => inTestSites === "unset")
/** Off in a test site, unless a test asks for it. */
const OFF = variablesWhere(({ inTestSites }) => inTestSites === "empty")

/** The environment of a test site: nothing of it lies outside its folder. `SEED_DATE` stays where it was given. */
export function testSiteEnvironment({
  folder,
  sitePort,
  cmsPort,
  apiPort,
  publishing = false,
  inherited = process.env,
}: {
  folder: string
  sitePort: number
  cmsPort: number
  /** Where it takes in forms; none where it does not. */
  apiPort?: number
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
    SUBMISSIONS_DIR: join(folder, "submissions"),
    ...Object.fromEntries(OFF.map((name) => [name, ""])),
    ...(publishing ? publishingEnvironment(sitePort) : {}),
    ...(apiPort === undefined ? {} : { API_PORT: String(apiPort) }),
  }
  return Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_INHERITED.includes(name)))
}
