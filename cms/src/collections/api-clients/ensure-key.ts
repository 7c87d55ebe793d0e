import type { Payload } from "payload"
import type { ApiClient } from "../../payload-types"
import type { Environment } from "../../environment"
import { keyFrom, type KeyVariable } from "./key-from"

interface Key {
  name: string
  access: ApiClient["access"]
  /** The environment variable that holds it. */
  variable: KeyVariable
}

/** The site's build reads with it. */
export const SITE_KEY: Key = { name: "Website", access: "readPublished", variable: "CMS_API_KEY" }

/** The preview reads with it. */
export const PREVIEW_KEY: Key = {
  name: "Preview",
  access: "readDrafts",
  variable: "PREVIEW_API_KEY",
}

/** The forms' server hands on with it what guests send. */
export const SUBMISSIONS_KEY: Key = {
  name: "Forms",
  access: "createSubmissions",
  variable: "SUBMISSIONS_API_KEY",
}

async function opens(
  payload: Payload,
  apiKey: string,
  access: ApiClient["access"],
): Promise<boolean> {
  const headers = new Headers({ Authorization: `api-clients API-Key ${apiKey}` })
  const { user } = await payload.auth({ headers })
  return user?.collection === "api-clients" && user.access === access
}

/**
 * Makes the key that the environment names, and says what it did. A key of that name that is there stays as it is.
 *
 * @throws where the variable holds what cannot be sent or another's key, or the CMS refuses the key
 */
export async function ensureKey(
  payload: Payload,
  { name, access, variable }: Key,
  env: Environment,
): Promise<string> {
  const apiKey = keyFrom(env, variable)
  if (!apiKey) return `none: ${variable} is not set`
  const { totalDocs } = await payload.count({
    collection: "api-clients",
    where: { name: { equals: name } },
  })
  if (totalDocs > 0) {
    return (await opens(payload, apiKey, access))
      ? "already there"
      : `already there, but ${variable} does not open it (another key, or another CMS_SECRET); left as it is`
  }
  await payload.create({
    collection: "api-clients",
    data: { name, access, enableAPIKey: true, apiKey },
    depth: 0,
  })
  return `created “${name}”`
}
