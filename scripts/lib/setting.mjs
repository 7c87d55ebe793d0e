import { createEnvFile, readVariables, usesOwnCms } from "./env-file.mjs"
import { readPort, requireFreePorts } from "./ports.mjs"

/**
 * What `npm start` and `npm run dev` begin with: `.env` written where there is none, the variables read, and the
 * ports they name found free.
 * @param {string} root the project's folder
 * @throws {import("./failure.mjs").Failure} where a variable is malformed or a port is taken
 */
export async function prepareSetting(root) {
  const isFirstRun = createEnvFile(root)
  const env = readVariables(root)
  const ownCms = usesOwnCms(env)
  const sitePort = readPort("SITE_PORT", env.SITE_PORT)
  const cmsPort = readPort("CMS_PORT", env.CMS_PORT)
  await requireFreePorts(
    ownCms ? { SITE_PORT: sitePort, CMS_PORT: cmsPort } : { SITE_PORT: sitePort },
  )
  return { isFirstRun, env, ownCms, sitePort, cmsPort }
}
