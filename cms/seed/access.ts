import type { Payload } from "payload"
import { ensureKey, type SITE_KEY } from "../src/collections/api-clients/ensure-key"
import { keyFrom } from "../src/collections/api-clients/key-from"
import { refusal } from "./seeder"

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

/** The keys of the site's build and of the preview, `CMS_API_KEY` and `PREVIEW_API_KEY`. */
export const seedApiClient = async (
  payload: Payload,
  key: typeof SITE_KEY,
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  // What is wrong with the variable says so itself; Payload's refusals name fields.
  keyFrom(env, key.variable)
  try {
    return await ensureKey(payload, key, env)
  } catch (error) {
    throw refusal(`The API key “${key.name}” (${key.variable})`, error)
  }
}
