import type { Payload } from "payload"
import { refusal } from "./seeder"

const CLIENT_NAME = "Website"

/** The first admin, from `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD`; nothing once there is any user. */
export const seedAdmin = async (payload: Payload, env: NodeJS.ProcessEnv): Promise<string> => {
  const { totalDocs } = await payload.count({ collection: "users" })
  if (totalDocs > 0) return "already there"
  const email = env.CMS_ADMIN_EMAIL
  const password = env.CMS_ADMIN_PASSWORD
  if (!email || !password) return "none: CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are not both set"
  try {
    await payload.create({
      collection: "users",
      data: { name: "Admin", email, password, role: "admin" },
      depth: 0,
    })
  } catch (error) {
    throw refusal(`The admin user ${email} (CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD)`, error)
  }
  return `created ${email}`
}

const opens = async (payload: Payload, apiKey: string): Promise<boolean> => {
  const headers = new Headers({ Authorization: `api-clients API-Key ${apiKey}` })
  const { user } = await payload.auth({ headers })
  return user !== null
}

/**
 * The key as it can be sent: a header carries neither spaces at its ends nor letters outside ASCII, so a key stored
 * with them would open nothing.
 */
const keyFrom = (env: NodeJS.ProcessEnv): string | undefined => {
  const apiKey = env.CMS_API_KEY?.trim()
  if (!apiKey || /^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new Error(
    "CMS_API_KEY holds a space or a character outside ASCII. Make it of letters and digits, such as a UUID.",
  )
}

/** The site's read-only key, `CMS_API_KEY`. A key that is there stays as it is. */
export const seedApiClient = async (payload: Payload, env: NodeJS.ProcessEnv): Promise<string> => {
  const apiKey = keyFrom(env)
  if (!apiKey) return "none: CMS_API_KEY is not set"
  const { totalDocs } = await payload.count({
    collection: "api-clients",
    where: { name: { equals: CLIENT_NAME } },
  })
  if (totalDocs > 0) {
    return (await opens(payload, apiKey))
      ? "already there"
      : "already there, but CMS_API_KEY does not open it (another key, or another CMS_SECRET); left as it is"
  }
  try {
    await payload.create({
      collection: "api-clients",
      data: { name: CLIENT_NAME, access: "readPublished", enableAPIKey: true, apiKey },
      depth: 0,
    })
  } catch (error) {
    throw refusal(`The API key “${CLIENT_NAME}” (CMS_API_KEY)`, error)
  }
  return `created “${CLIENT_NAME}”`
}
